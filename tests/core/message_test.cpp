// Messages and errors: patterns, arguments, and what is shown as it is.
#include <gtest/gtest.h>

#include "core/result.hpp"

namespace meander {
namespace {

const char* shouted(const char* english) { return std::string_view(english) == "a {card}" ? "UN {card} !" : english; }

TEST(Message, names_are_replaced_by_arguments) {
  const Message message{marked("{card} is there {count} times, {card}!"), {{"card", "RS"}, {"count", 5}}};
  EXPECT_EQ(message.text(), "RS is there 5 times, RS!");
}

TEST(Message, other_braces_stay) {
  EXPECT_EQ(Message(marked(R"(must be {"outcome": "won"})")).text(), R"(must be {"outcome": "won"})");
  EXPECT_EQ((Message{marked("{unknown} { {card}"), {{"card", "RS"}}}.text()), "{unknown} { {card}");
  EXPECT_EQ((Message{marked("{card} {"), {{"card", "RS"}}}.text()), "RS {");
}

TEST(Message, what_stands_in_an_argument_is_not_replaced_again) {
  EXPECT_EQ((Message{marked("{first}{second}"), {{"first", "{second}"}, {"second", "2"}}}.text()), "{second}2");
}

TEST(Message, patterns_are_translated_and_names_are_not) {
  const Message inner{marked("a {card}"), {{"card", "a {card}"}}};
  EXPECT_EQ(inner.text(shouted), "UN a {card} !");
  EXPECT_EQ((Message{marked("{what} here"), {{"what", inner}}}.text(shouted)), "UN a {card} ! here");
  EXPECT_EQ(Message("a {card}").text(shouted), "a {card}");
}

TEST(Error, tells_place_reason_and_rule) {
  EXPECT_EQ((Error{"hand[2]", marked("is empty")}.text()), "hand[2]: is empty");
  EXPECT_EQ((Error{{}, marked("is empty"), "ONI-3.1"}.text()), "is empty (ONI-3.1)");
  EXPECT_EQ((Error{{marked("line {line}"), {{"line", 3}}}, marked("is empty"), "ONI-3.1"}.text()), "line 3: is empty (ONI-3.1)");
  EXPECT_TRUE(Error{}.reason.empty());
}

}  // namespace
}  // namespace meander
