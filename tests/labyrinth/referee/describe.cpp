// The position as text, and the referee's outside.
#include "game.hpp"
#include "referee.hpp"

namespace labyrinth_referee {

namespace {

// Ids with how many, sorted, those there are none of left out.
std::string counts(const std::map<std::string, int>& numbers) {
  std::string text;
  for (const auto& [id, number] : numbers) {
    if (number > 0) text += " " + id + "x" + std::to_string(number);
  }
  return text;
}

std::string tokens(const std::string& name, int number) { return number > 0 ? " " + name + " " + std::to_string(number) : ""; }

}  // namespace

std::string Game::describe() const {
  std::vector<std::string> lines;
  for (int cell = 0; cell < kCells; ++cell) {
    const TileKind* kind = board.at(cell).kind;
    if (kind == nullptr || kind == &components.centre || kind == &components.key_tile) continue;
    lines.push_back("tile " + name_of({cell, 0}) + " " + kind->id + " " + std::to_string(board.at(cell).rotation));
  }
  for (int seat = 1; seat <= count; ++seat) {
    const Player& each = player(seat);
    const bool sits = each.field >= 0;
    // Before everybody sits no pawn stands anywhere.
    const std::string at = active > 0 ? " at " + name_of(each.at) : "";
    lines.push_back("seat " + std::to_string(seat) + (each.character.empty() ? "" : " character " + each.character) +
                    (sits ? " of S" + std::to_string(each.field) : " stands") + at + " life " + std::to_string(each.life) + " daze " +
                    std::to_string(each.daze) + " keys " + std::to_string(each.keys) + (each.crystal ? " crystal" : "") +
                    (each.ignores_traps ? " ignores traps" : "") + tokens("adrenaline", each.adrenaline) + tokens("blessing", each.blessing) +
                    (each.came ? " came" : ""));
  }
  std::string first = "first keys";
  for (std::size_t direction = 0; direction < kEdges; ++direction) {
    if (first_key_lies[direction]) first += " " + std::to_string(direction);
  }
  lines.push_back(first);
  for (const auto& [place, number] : lifted_keys) lines.push_back("key " + name_of(place) + " x" + std::to_string(number));
  lines.push_back("guardian " + name_of(guardian) + (guardian_asleep ? " asleep" : " awake") + " not to " +
                  (guardian_came_from.cell < 0 ? "-" : name_of(guardian_came_from)));
  for (const auto& [place, trap] : traps) {
    std::string line = "trap " + name_of(place) + " " + (trap.kind == nullptr ? "?" : trap.kind->id);
    for (const int seat : trap.failed) {
      // Where the numbers are the same it means nothing.
      if (trap.kind->retry_number != trap.kind->number) line += " failed " + std::to_string(seat);
    }
    lines.push_back(line);
  }
  lines.push_back("unseen traps" + counts(unseen_traps) + " in pile " + std::to_string(traps_in_pile));
  std::string under;
  for (const TileKind* kind : under_pool) under += " " + kind->id;
  lines.push_back("pool" + counts(pool) + " under" + under);
  lines.push_back("guardian cards" + counts(guardian_cards));
  lines.push_back("daze tokens " + std::to_string(daze_tokens));
  std::string turn = "turn of " + std::to_string(active) + " actions " + std::to_string(actions) + " winner " + std::to_string(winner);
  for (const char* ability : {"adrenaline", "shot", "prayer", "frenzy"}) {
    if (used.contains(ability)) turn += std::string(" used ") + ability;
  }
  lines.push_back(turn);
  std::string text;
  for (const std::string& line : lines) (text += line) += '\n';
  return text;
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
