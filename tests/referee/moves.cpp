// The text of every action.
#include "moves.hpp"

#include <cstring>

#include "cards.hpp"

namespace referee {
namespace {

constexpr std::array<std::string_view, kKinds> kCardNames{"RS", "RM", "RK", "US", "UM", "UK", "GS",        "GM",          "GK", "BS",
                                                          "BM", "BK", "RD", "UD", "GD", "BD", "nightmare", "happy-dream", "R3", "R4",
                                                          "R5", "U3", "U4", "U5", "G3", "G4", "G5",        "B3",          "B4", "B5"};
constexpr std::array<std::string_view, kColours> kColourNames{"R", "U", "G", "B"};
constexpr std::array<std::string_view, kPremonitionCount> kPremonitionNames{"red", "green", "blue", "brown", "pairs", "five", "rainbow", "three"};

// What follows the words of a verb.
enum class Operand { kNothing, kCard, kColour, kPremonition };
struct Form {
  std::string_view words;
  Operand operand;
};

constexpr Form form_of(Verb verb) {
  switch (verb) {
    case Verb::kGoal:
      return {"goal ", Operand::kColour};
    case Verb::kReveal:
      return {"reveal ", Operand::kPremonition};
    case Verb::kDraw:
      return {"draw ", Operand::kCard};
    case Verb::kPick:
      return {"pick ", Operand::kCard};
    case Verb::kPlay:
    case Verb::kPlayLeft:
    case Verb::kPlayRight:
      return {"play ", Operand::kCard};
    case Verb::kDiscard:
      return {"discard ", Operand::kCard};
    case Verb::kTake:
      return {"take ", Operand::kCard};
    case Verb::kDecline:
      return {"decline", Operand::kNothing};
    case Verb::kDrop:
      return {"drop ", Operand::kCard};
    case Verb::kTop:
      return {"top ", Operand::kCard};
    case Verb::kBottom:
      return {"bottom ", Operand::kCard};
    case Verb::kExchange:
      return {"exchange ", Operand::kCard};
    case Verb::kContinue:
      return {"continue", Operand::kNothing};
    case Verb::kCastProphecy:
      return {"cast prophecy", Operand::kNothing};
    case Verb::kCastSwap:
      return {"cast swap ", Operand::kNothing};
    case Verb::kCastPunishment:
      return {"cast punishment", Operand::kNothing};
    case Verb::kPay:
      return {"pay ", Operand::kCard};
    case Verb::kNightmareKey:
      return {"nightmare key ", Operand::kCard};
    case Verb::kNightmareDoor:
      return {"nightmare door ", Operand::kCard};
    case Verb::kNightmareReveal:
      return {"nightmare reveal", Operand::kNothing};
    case Verb::kNightmareHand:
      return {"nightmare hand", Operand::kNothing};
    case Verb::kLose:
      return {"lose ", Operand::kCard};
    case Verb::kFalseDestruction:
      return {"false destruction", Operand::kNothing};
    case Verb::kHappyRemove:
      return {"happy remove ", Operand::kPremonition};
    case Verb::kHappyReveal:
      return {"happy reveal", Operand::kNothing};
    case Verb::kHappySearch:
      return {"happy search", Operand::kNothing};
    case Verb::kDone:
      return {"done", Operand::kNothing};
    case Verb::kFetch:
      return {"fetch ", Operand::kCard};
    case Verb::kPremonition:
      return {"premonition ", Operand::kPremonition};
    case Verb::kGive:
      return {"give ", Operand::kCard};
    case Verb::kReturn:
      return {"return ", Operand::kCard};
  }
  return {};
}

}  // namespace

void Text::add(std::string_view words) {
  std::memcpy(letters_.data() + length_, words.data(), words.size());
  length_ += words.size();
}

Text::Text(const Move& move) {
  const Form form = form_of(move.verb);
  add(form.words);
  if (form.operand == Operand::kCard) add(kCardNames[move.first]);
  if (form.operand == Operand::kColour) add(kColourNames[move.first]);
  if (form.operand == Operand::kPremonition) add(kPremonitionNames[move.first]);
  if (move.verb == Verb::kPlayLeft) add(" left");
  if (move.verb == Verb::kPlayRight) add(" right");
  if (move.verb == Verb::kExchange) {
    add(" for ");
    add(kCardNames[move.second]);
  }
  if (move.verb == Verb::kCastSwap) {
    add_number(move.first + 1);
    add(" ");
    add_number(move.second + 1);
  }
  if (move.verb == Verb::kReturn && move.second != 0) {
    add(" ");
    add_number(move.second);
  }
  if (move.shared) add(" shared");
}

}  // namespace referee
