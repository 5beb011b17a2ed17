// Opens a view to those who write it down or fill it in again. Nothing in players/ may include this (a test looks).
#pragma once

#include "onirim/view.hpp"

namespace meander::onirim {

class ViewAccess {
 public:
  // The redacted state: hidden cards are unknown_card and are counted in `unknown` instead.
  static const State& board(const View& view) { return view.board_; }
};

}  // namespace meander::onirim
