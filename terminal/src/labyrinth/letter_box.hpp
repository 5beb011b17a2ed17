// The letters of one cell: which of them are roads, and where signs find room upon a road without hiding another. Internal.
//
//   LetterBox box(5);                      // eleven columns and three rows
//   box.road(0, -1, 1, LetterBox::line);   // above the middle runs the second corridor
//   if (const auto spot = box.room_for(1, 3)) box.take(*spot, 3);
#pragma once

#include <optional>
#include <vector>

namespace meander::labyrinth {

class LetterBox {
 public:
  // Places are counted from the middle of the cell: columns to `half` on either side, rows to 1.
  explicit LetterBox(int half) : half_(half), letters_(static_cast<std::size_t>(3 * (2 * half + 1))) {}

  enum Part : int { line = 2, turn = -2, exit = -4 };  // how good it is to cover it
  void road(int x, int y, int corridor, Part part) { at(x, y) = {corridor, part, false}; }

  struct Spot {
    int x;
    int y;
  };
  // Where signs of so many letters begin.
  std::optional<Spot> room_for(int corridor, int length) const;
  void take(Spot spot, int length);

 private:
  struct Letter {
    int corridor = -1;
    int worth = 0;
    bool taken = false;
  };
  std::size_t index_of(int x, int y) const {
    return static_cast<std::size_t>(y + 1) * static_cast<std::size_t>(2 * half_ + 1) + static_cast<std::size_t>(x + half_);
  }
  Letter& at(int x, int y) { return letters_[index_of(x, y)]; }
  const Letter& at(int x, int y) const { return letters_[index_of(x, y)]; }
  std::optional<int> worth_of(int corridor, Spot spot, int length) const;

  int half_;
  std::vector<Letter> letters_;
};

}  // namespace meander::labyrinth
