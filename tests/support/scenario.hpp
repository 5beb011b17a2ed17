// A position, the actions tried on it, and what came of them: the way rule tests speak.
//
//   Scenario game(R"({"hand": ["RS", "RM"], "rows": ["RS"], "deck": {"unknown": {"UK": 3}}})");
//   EXPECT_EQ(game.why_not("play RS"), "ONI-3.2");
//   game.apply("play RM").apply("draw UK");
//   EXPECT_EQ(game["/hand"], cards("RS", "UK"));
//
// Everything is said in the notation of docs/notation.md and goes through the public interface.
#pragma once

#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

class Scenario {
 public:
  // Loads a position; "format" and "version" may be left out here. Throws std::runtime_error with the loader's message when it is refused.
  explicit Scenario(std::string_view position);
  // A new game from options as words ("players=2 with=book"), standing at its first chance step.
  static Scenario new_game(std::string_view options);
  // The loader's message for a position that must be refused; "" when it loads.
  static std::string load_error(std::string_view position);
  // The message for options that must be refused; "" when they are fine.
  static std::string options_error(std::string_view options);

  Scenario(Scenario&&) noexcept;
  ~Scenario();

  // Carries out an action or names a chance outcome. Throws std::runtime_error, with the rule id, when it is refused, and when what it led to is
  // inconsistent.
  Scenario& apply(std::string_view action);
  // Lets chance decide with a generator seeded once per scenario, until a seat is to choose or the game is over.
  Scenario& roll(std::uint64_t seed = 1);

  // The legal actions (of a seat or of chance), sorted as text.
  std::vector<std::string> legal() const;
  bool is_legal(std::string_view action) const;
  // The id of the rule that the action breaks ("ONI-3.2"); "" when it is legal.
  std::string why_not(std::string_view action) const;
  // Chance outcomes with their probabilities.
  std::map<std::string, double> outcomes() const;

  std::string phase() const;
  int seat() const;            // the active seat, 1 or 2
  bool is_chance() const;      // whether chance is to move
  std::string result() const;  // "", "won", "lost deck", "lost door"
  bool winnable() const;       // ONI-3.7

  // The position as JSON, and a part of it by JSON pointer ("/deck/unknown/RS"); null when absent.
  nlohmann::json json() const;
  nlohmann::json operator[](std::string_view pointer) const;
  // What a seat may see (1 or 2): the position with "?" (and its knowers, "?@2") for cards it does not know; "/deck/unknown" is then its tally of
  // unseen cards, hidden cards included.
  nlohmann::json view(int seat) const;

 private:
  Scenario();
  struct Table;
  std::unique_ptr<Table> table_;
};

// A JSON list of card names.
template <typename... Names>
nlohmann::json cards(Names... names) {
  return nlohmann::json::array({names...});
}
