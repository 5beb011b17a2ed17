// Cards as people see them: "RS", in colour where there is some; "red sun" for screen readers.
#pragma once

#include <string>

#include "onirim/cards.hpp"
#include "words/paint.hpp"

namespace meander::onirim {

std::string card_text(Card card, const Style& style, int count = 1);
// In words of the reader's language: "red sun", "blue door", "Nightmare".
std::string card_words(Card card);
std::string colour_words(Colour colour);
// As they are written: "red", in colour where there is some; “Both red doors” for screen readers.
std::string premonition_text(Premonition premonition, const Style& style);
std::string premonition_words(Premonition premonition);

// Letters in a card's colour; unchanged without colour.
std::string painted(std::string text, Colour colour, const Style& style);

}  // namespace meander::onirim
