// The form of a sentence for who is told it: for the viewer who does it, the viewer to whom it is done, and everybody else. Internal.
//
//   by(teller, seat, marked("You rest."), marked("{who} rests."))
//   between(teller, seat, other, marked("You rob {other}."), marked("{who} robs you."), marked("{who} robs {other}."))
#pragma once

#include "words/labyrinth/teller.hpp"
#include "words/text.hpp"

namespace meander::labyrinth {

template <typename... Arguments>
std::string by(const Teller& teller, int seat, const char* you, const char* other, const Arguments&... arguments) {
  if (seat == teller.viewer) return tr(you, arguments...);
  return tr(other, arg("who", teller.name(seat)), arguments...);
}

template <typename... Arguments>
std::string between(const Teller& teller, int seat, int other, const char* you_do, const char* done_to_you, const char* others,
                    const Arguments&... arguments) {
  if (seat == teller.viewer) return tr(you_do, arg("other", teller.name(other)), arguments...);
  if (other == teller.viewer) return tr(done_to_you, arg("who", teller.name(seat)), arguments...);
  return tr(others, arg("who", teller.name(seat)), arg("other", teller.name(other)), arguments...);
}

}  // namespace meander::labyrinth
