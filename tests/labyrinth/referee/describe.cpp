// The position as text, and the referee's outside.
#include "append.hpp"
#include "game.hpp"
#include "referee.hpp"

namespace labyrinth_referee {

namespace {

// Ids with how many, sorted, those there are none of left out.
void add_counts(std::string& text, const std::map<std::string, int>& numbers) {
  for (const auto& [id, number] : numbers) {
    if (number > 0) append(text, " ", id, "x", number);
  }
}

// LAB-A.headhunter.2: that it is drawn, that he knows it, after how many looks it was laid.
void add_what_is_known(std::string& text, const LaidTrap& trap) {
  if (trap.kind == nullptr && trap.token != nullptr) append(text, " token ", trap.token->id);
  if (trap.kind == nullptr && trap.seen) append(text, " seen");
  if (trap.looks_before > 0) append(text, " after ", trap.looks_before);
}

}  // namespace

std::string Game::describe() const {
  std::string text;
  text.reserve(2048);
  describe_board(text);
  for (int seat = 1; seat <= count; ++seat) describe_seat(seat, text);
  describe_figures(text);
  describe_supplies(text);
  append(text, "turn of ", active, " actions ", actions, " winner ", winner);
  for (const char* ability : {"adrenaline", "shot", "turn", "strike", "crafted", "mystify", "prayer", "frenzy", "slip", "animate"}) {
    if (used.contains(ability)) append(text, " used ", ability);
  }
  for (const int seat : stolen_from) append(text, " stolen ", seat);
  for (const Place place : mirrored) append(text, " mirrored ", name_of(place));
  append(text, "\n");
  return text;
}

void Game::describe_board(std::string& text) const {
  for (int cell = 0; cell < kCells; ++cell) {
    const LaidTile& tile = board.at(cell);
    const TileKind* kind = tile.kind;
    if (tile.hidden != nullptr) {
      append(text, "tile ", name_of({cell, 0}), " ", tile.hidden->id, " down", tile.known ? " known" : "", "\n");
      continue;
    }
    if (kind == nullptr || kind == &components.centre || kind == &components.key_tile) continue;
    append(text, "tile ", name_of({cell, 0}), " ", kind->id, " ", tile.rotation, "\n");
  }
}

void Game::describe_seat(int seat, std::string& text) const {
  const Player& each = player(seat);
  append(text, "seat ", seat);
  if (!each.character.empty()) append(text, " character ", each.character);
  if (each.field >= 0) {
    append(text, " of S", each.field);
  } else {
    append(text, " stands");
  }
  // Before everybody sits no pawn stands anywhere.
  if (active > 0) append(text, " at ", name_of(each.at));
  append(text, " life ", each.life, " daze ", each.daze, " keys ", each.keys);
  if (each.crystal) append(text, " crystal");
  if (each.ignores_traps) append(text, " ignores traps");
  if (each.untouched) append(text, " untouched");
  if (each.slipped) append(text, " slipped");
  if (each.adrenaline > 0) append(text, " adrenaline ", each.adrenaline);
  if (each.blessing > 0) append(text, " blessing ", each.blessing);
  if (each.curse > 0) append(text, " curse ", each.curse);
  if (each.came) append(text, " came");
  append(text, "\n");
}

void Game::describe_figures(std::string& text) const {
  append(text, "first keys");
  for (int direction = 0; direction < kEdges; ++direction) {
    if (first_key_lies[static_cast<std::size_t>(direction)]) append(text, " ", direction);
  }
  append(text, "\n");
  for (const auto& [place, number] : lifted_keys) append(text, "key ", name_of(place), " x", number, "\n");
  append(text, "guardian ", name_of(guardian), guardian_asleep ? " asleep" : " awake", " not to ",
         guardian_came_from.cell < 0 ? "-" : name_of(guardian_came_from), "\n");
  for (const auto& [place, laid] : traps) {
    for (const LaidTrap& trap : laid) {
      append(text, "trap ", name_of(place), " ");
      add_trap(text, trap);
      add_what_is_known(text, trap);
      append(text, "\n");
    }
  }
}

void Game::describe_supplies(std::string& text) const {
  append(text, "unseen traps");
  add_counts(text, unseen_traps);
  append(text, " in pile ", traps_in_pile, "\n");
  if (!put_back.empty()) {
    append(text, "put back");
    for (const std::string& id : put_back) append(text, " ", id);
    append(text, "\n");
  }
  append(text, "pool");
  add_counts(text, pool);
  append(text, " under");
  for (const TileKind* kind : under_pool) append(text, " ", kind->id);
  append(text, "\nguardian cards");
  add_counts(text, guardian_cards);
  if (!under_the_deck.empty()) append(text, " under");
  for (const GuardianCard* card : under_the_deck) append(text, " ", card->id);
  append(text, "\ndaze tokens ", daze_tokens, "\n");
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
  if (text == "use loop") {
    game_->loop_back();
  } else {
    game_->waiting.resume();
  }
  return true;
}

std::string Referee::describe() const { return game_->describe(); }

}  // namespace labyrinth_referee
