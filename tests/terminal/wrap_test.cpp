// Columns and lines of text.
#include "terminal/wrap.hpp"

#include <gtest/gtest.h>

#include <clocale>

namespace meander {
namespace {

using Lines = std::vector<std::string>;

class Wrap : public testing::Test {
 protected:
  void SetUp() override { std::setlocale(LC_CTYPE, "C.UTF-8"); }
};

TEST_F(Wrap, columns_are_not_bytes) {
  EXPECT_EQ(columns_of("door"), 4);
  EXPECT_EQ(columns_of("prophétie"), 9);
  EXPECT_EQ(columns_of("夢"), 2);
  EXPECT_EQ(columns_of("\x1b[1;31mRS\x1b[0m"), 2);
}

TEST_F(Wrap, lines_break_at_blanks) {
  EXPECT_EQ(wrap("the deck is shuffled", 10), (Lines{"the deck", "is", "shuffled"}));
  EXPECT_EQ(wrap("the deck", 8), (Lines{"the deck"}));
  EXPECT_EQ(wrap("é é é é", 3), (Lines{"é é", "é é"}));
  EXPECT_EQ(wrap("", 10), (Lines{""}));
}

TEST_F(Wrap, what_goes_on_is_indented) {
  EXPECT_EQ(wrap("the deck is", 10, 2), (Lines{"the deck", "  is"}));
  EXPECT_EQ(wrap("the deck is", 10, 2, 2), (Lines{"  the deck", "  is"}));
}

TEST_F(Wrap, line_feeds_and_columns_stay) {
  EXPECT_EQ(wrap("a\n\nb", 10), (Lines{"a", "", "b"}));
  EXPECT_EQ(wrap("won     3", 10), (Lines{"won     3"}));
}

TEST_F(Wrap, shortened_and_padded) {
  EXPECT_EQ(shortened("prophétie", 9), "prophétie");
  EXPECT_EQ(shortened("prophétie", 8), "prophét…");
  EXPECT_EQ(padded("clé", 5), "clé  ");
  EXPECT_EQ(padded("clé", 2), "clé");
}

}  // namespace
}  // namespace meander
