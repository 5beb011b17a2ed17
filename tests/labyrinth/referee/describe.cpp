// The position as text, and the referee's outside.
#include <array>
#include <charconv>
#include <string_view>

#include "game.hpp"
#include "referee.hpp"

namespace labyrinth_referee {

namespace {

void put(std::string& text, std::string_view words) { text += words; }

void put(std::string& text, int number) {
  std::array<char, 12> digits{};
  const auto written = std::to_chars(digits.data(), digits.data() + digits.size(), number);
  text.append(digits.data(), written.ptr);
}

template <class... Parts>
void add(std::string& text, const Parts&... parts) {
  (put(text, parts), ...);
}

// Ids with how many, sorted, those there are none of left out.
void add_counts(std::string& text, const std::map<std::string, int>& numbers) {
  for (const auto& [id, number] : numbers) {
    if (number > 0) add(text, " ", id, "x", number);
  }
}

}  // namespace

std::string Game::describe() const {
  std::string text;
  text.reserve(2048);
  describe_board(text);
  for (int seat = 1; seat <= count; ++seat) describe_seat(seat, text);
  describe_figures(text);
  describe_supplies(text);
  add(text, "turn of ", active, " actions ", actions, " winner ", winner);
  for (const char* ability : {"adrenaline", "shot", "prayer", "frenzy"}) {
    if (used.contains(ability)) add(text, " used ", ability);
  }
  add(text, "\n");
  return text;
}

void Game::describe_board(std::string& text) const {
  for (int cell = 0; cell < kCells; ++cell) {
    const TileKind* kind = board.at(cell).kind;
    if (kind == nullptr || kind == &components.centre || kind == &components.key_tile) continue;
    add(text, "tile ", name_of({cell, 0}), " ", kind->id, " ", board.at(cell).rotation, "\n");
  }
}

void Game::describe_seat(int seat, std::string& text) const {
  const Player& each = player(seat);
  add(text, "seat ", seat);
  if (!each.character.empty()) add(text, " character ", each.character);
  if (each.field >= 0) {
    add(text, " of S", each.field);
  } else {
    add(text, " stands");
  }
  // Before everybody sits no pawn stands anywhere.
  if (active > 0) add(text, " at ", name_of(each.at));
  add(text, " life ", each.life, " daze ", each.daze, " keys ", each.keys);
  if (each.crystal) add(text, " crystal");
  if (each.ignores_traps) add(text, " ignores traps");
  if (each.adrenaline > 0) add(text, " adrenaline ", each.adrenaline);
  if (each.blessing > 0) add(text, " blessing ", each.blessing);
  if (each.came) add(text, " came");
  add(text, "\n");
}

void Game::describe_figures(std::string& text) const {
  add(text, "first keys");
  for (int direction = 0; direction < kEdges; ++direction) {
    if (first_key_lies[static_cast<std::size_t>(direction)]) add(text, " ", direction);
  }
  add(text, "\n");
  for (const auto& [place, number] : lifted_keys) add(text, "key ", name_of(place), " x", number, "\n");
  add(text, "guardian ", name_of(guardian), guardian_asleep ? " asleep" : " awake", " not to ",
      guardian_came_from.cell < 0 ? "-" : name_of(guardian_came_from), "\n");
  for (const auto& [place, trap] : traps) {
    add(text, "trap ", name_of(place), " ", trap.kind == nullptr ? "?" : trap.kind->id);
    for (const int seat : trap.failed) {
      // Where the numbers are the same it means nothing.
      if (trap.kind->retry_number != trap.kind->number) add(text, " failed ", seat);
    }
    add(text, "\n");
  }
}

void Game::describe_supplies(std::string& text) const {
  add(text, "unseen traps");
  add_counts(text, unseen_traps);
  add(text, " in pile ", traps_in_pile, "\npool");
  add_counts(text, pool);
  add(text, " under");
  for (const TileKind* kind : under_pool) add(text, " ", kind->id);
  add(text, "\nguardian cards");
  add_counts(text, guardian_cards);
  add(text, "\ndaze tokens ", daze_tokens, "\n");
}

Referee::Referee(const Components& components, int players, bool win_alone, bool blank_traps, const Characters& characters)
    : game_(std::make_unique<Game>(components, players, win_alone, blank_traps, characters)) {
  game_->course.emplace(game_->play());
  game_->course->start();
}

Referee::~Referee() = default;

const std::string& Referee::phase() const { return game_->question.phase; }
int Referee::asked() const { return game_->question.seat; }
const std::vector<std::string>& Referee::legal() const { return dice() > 0 ? rolls_of(dice()).texts : game_->question.options; }
const std::vector<int>& Referee::weights() const { return dice() > 0 ? rolls_of(dice()).ways : game_->question.weights; }
int Referee::dice() const { return game_->question.dice; }

bool Referee::apply(const std::string& text) {
  if (!game_->answers(text)) return false;
  game_->answer = text;
  game_->waiting.resume();
  return true;
}

std::string Referee::describe() const { return game_->describe(); }

}  // namespace labyrinth_referee
