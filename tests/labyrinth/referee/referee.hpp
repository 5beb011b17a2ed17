// A second referee for "Labyrinth: The Paths of Destiny": slow, simple, and written from the rules pages alone.
//
// It shares no code with the product. The differential test feeds both referees the same texts of docs/notation-labyrinth.md and compares them
// after every step.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "characters.hpp"
#include "components.hpp"

namespace labyrinth_referee {

struct Game;

class Referee {
 public:
  Referee(const Components& components, int players, bool win_alone, bool blank_traps, const Characters& characters = {});
  ~Referee();
  Referee(const Referee&) = delete;
  Referee& operator=(const Referee&) = delete;

  // The phase as the notation calls it.
  const std::string& phase() const;
  // The seat that is asked, from 1; 0: chance, or the game is over.
  int asked() const;
  // What may happen, sorted: a seat's actions, or the outcomes of chance, whose weights stand in the same order in `weights`.
  const std::vector<std::string>& legal() const;
  const std::vector<int>& weights() const;
  // How many dice are rolled; 0 when none are.
  int dice() const;
  // Carries out what `legal` lists, with every step with one option that follows. False, and nothing happens, for any other text.
  bool apply(const std::string& text);
  // The whole position, line by line, places in the order of the board, ids in that of their letters; the same position always gives the same text.
  std::string describe() const;

 private:
  std::unique_ptr<Game> game_;
};

// All rolls of that many dice with the number of ways to roll each.
struct Rolls {
  std::vector<std::string> texts;
  std::vector<int> ways;
};
const Rolls& rolls_of(int dice);

}  // namespace labyrinth_referee
