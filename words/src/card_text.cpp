// Names and colours of cards.
#include "words/card_text.hpp"

#include "onirim/notation.hpp"
#include "words/paint.hpp"
#include "words/text.hpp"

namespace meander::onirim {

namespace {

constexpr const char* words[card_kinds] = {
    marked("red sun"),       marked("red moon"),      marked("red key"),       marked("blue sun"),      marked("blue moon"),
    marked("blue key"),      marked("green sun"),     marked("green moon"),    marked("green key"),     marked("brown sun"),
    marked("brown moon"),    marked("brown key"),     marked("red door"),      marked("blue door"),     marked("green door"),
    marked("brown door"),    marked("Nightmare"),     marked("Happy Dream"),   marked("red tower 3"),   marked("red tower 4"),
    marked("red tower 5"),   marked("blue tower 3"),  marked("blue tower 4"),  marked("blue tower 5"),  marked("green tower 3"),
    marked("green tower 4"), marked("green tower 5"), marked("brown tower 3"), marked("brown tower 4"), marked("brown tower 5"),
};
constexpr const char* premonition_names[premonition_kinds] = {
    marked("Both red doors"),  marked("Both green doors"), marked("Both blue doors"),       marked("Both brown doors"),
    marked("A pair of doors"), marked("Five doors"),       marked("A door of each colour"), marked("Three doors"),
};
constexpr const char* colour_names[colours] = {marked("red"), marked("blue"), marked("green"), marked("brown")};

const char* escape_of(Colour colour) {
  switch (colour) {
    case Colour::red:
      return "\x1b[91m";
    case Colour::blue:
      return "\x1b[94m";
    case Colour::green:
      return "\x1b[92m";
    case Colour::brown:
      return "\x1b[33m";
  }
  return "";
}

}  // namespace

std::string painted(std::string text, Colour colour, const Style& style) { return in_escape(std::move(text), escape_of(colour), style); }
std::string card_words(Card card) { return card < card_kinds ? tr(words[card]) : tr("an unknown card"); }
std::string colour_words(Colour colour) { return tr(colour_names[static_cast<int>(colour)]); }

std::string card_text(Card card, const Style& style, int count) {
  if (style.plain) {
    // Translators: several equal cards of a list for screen readers, such as "3 red sun".
    return count == 1 ? card_words(card) : tr("{count} {card}", arg("count", count), arg("card", card_words(card)));
  }
  std::string text(name_of(card));
  if (count != 1) text += "×" + std::to_string(count);
  if (card >= card_kinds) return text;
  if (is_dream(card)) return in_escape(std::move(text), card == nightmare ? "\x1b[1;95m" : "\x1b[1;96m", style);
  return painted(std::move(text), colour_of(card), style);
}

std::string premonition_words(Premonition premonition) { return tr(premonition_names[static_cast<int>(premonition)]); }

std::string premonition_text(Premonition premonition, const Style& style) {
  if (style.plain) {
    // Translators: the name of a premonition within a sentence, in the quotation marks of the language.
    return tr("“{premonition}”", arg("premonition", premonition_words(premonition)));
  }
  std::string text(name_of(premonition));
  switch (premonition) {
    case Premonition::red:
      return painted(std::move(text), Colour::red, style);
    case Premonition::blue:
      return painted(std::move(text), Colour::blue, style);
    case Premonition::green:
      return painted(std::move(text), Colour::green, style);
    case Premonition::brown:
      return painted(std::move(text), Colour::brown, style);
    default:
      return bold(std::move(text), style);
  }
}

}  // namespace meander::onirim
