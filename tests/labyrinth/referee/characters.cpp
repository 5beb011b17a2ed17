// How the seats come by their characters, and what all abilities have in common (LAB-2.4, 14).
#include "game.hpp"

namespace labyrinth_referee {

void Game::give_characters() {
  if (characters.how != Characters::How::given) return;
  for (std::size_t i = 0; i < players.size() && i < characters.given.size(); ++i) {
    if (characters.given[i] != "none") players[i].character = characters.given[i];
  }
}

// In turn order; nobody is left without while there is a character left.
Task<void> Game::deal_characters(int starter) {
  const bool drawn = characters.how == Characters::How::drawn;
  if (!drawn && characters.how != Characters::How::chosen) co_return;
  std::map<std::string, int> left;
  for (const std::string& each : kCharacters) left[each] = 1;
  const std::vector<int> order = clockwise_from(starter);
  for (const int seat : order) {
    if (left.empty()) co_return;
    std::string taken;
    if (drawn) {
      taken = co_await chance("deal", "deal ", left);
    } else {
      std::vector<std::string> options;
      for (const auto& [id, number] : left) options.push_back("choose " + id);
      taken = co_await ask("character", seat, options);
    }
    player(seat).character = taken.substr(taken.find(' ') + 1);
    left.erase(player(seat).character);
  }
}

// LAB-14.1
bool Game::able(int seat, const std::string& character) const {
  const Player& each = player(seat);
  return each.character == character && each.daze == 0 && !is_start(each.at);
}

// 0: nobody plays it.
int Game::seat_of(const std::string& character) const {
  for (int seat = 1; seat <= count; ++seat) {
    if (player(seat).character == character) return seat;
  }
  return 0;
}

// LAB-1.4: so many of these tokens nobody has.
int Game::tokens_left(int supply, int Player::* held) const {
  for (const Player& each : players) supply -= each.*held;
  return supply;
}

void Game::abilities(std::vector<std::string>& options) const {
  if (able(active, "archer")) abilities_of_archer(options);
  if (able(active, "architect")) abilities_of_architect(options);
  if (able(active, "assassin")) abilities_of_assassin(options);
  if (able(active, "golems")) abilities_of_golems(options);
  if (able(active, "illusionist")) abilities_of_illusionist(options);
  if (able(active, "monk")) abilities_of_monk(options);
  if (able(active, "thief")) abilities_of_thief(options);
  if (able(active, "witch")) abilities_of_witch(options);
}

Task<void> Game::use(std::string deed) {
  if (deed == "use adrenaline") {
    spend_adrenaline();
  } else if (deed.starts_with("use shot ")) {
    co_await shoot(deed.substr(9));
  } else if (deed.starts_with("use rope ")) {
    co_await shoot_rope(place_named(deed.substr(9)));
  } else if (deed == "use sow") {
    co_await sow();
  } else if (deed.starts_with("use mystify ")) {
    co_await mystify(place_named(word(deed, 2)), word(deed, 3));
  } else if (deed.starts_with("use mirror ")) {
    mirror(seat_behind(deed));
  } else if (deed == "use blessing") {
    actions -= components.number("monk.1 actions", 1);
    player(active).blessing += std::min(components.number("monk.1 tokens", 2), tokens_left(components.blessing_tokens, &Player::blessing));
  } else if (deed.starts_with("use prayer ")) {
    co_await pray(deed[11] - '0', place_named(deed.substr(13)));
  } else if (deed == "use meditation") {
    meditate();
  } else if (deed.starts_with("use turn ")) {
    turn_tile(place_named(word(deed, 2)).cell, std::stoi(word(deed, 3)));
  } else if (deed == "use rebuild") {
    co_await rebuild();
  } else if (deed == "use fall") {
    co_await fall();
  } else if (deed.starts_with("use enslave ")) {
    co_await enslave(seat_behind(deed));
  } else if (deed.starts_with("use disarm ")) {
    co_await disarm(place_named(word(deed, 2)), word(deed, 3));
  } else if (deed == "use slip") {
    slip();
  } else if (deed.starts_with("use curse ")) {
    curse(seat_behind(deed));
  } else if (deed.starts_with("use animate ")) {
    animate(place_named(word(deed, 2)), place_named(word(deed, 3)), word(deed, 4));
  } else if (deed.starts_with("use ritual ")) {
    co_await hold_ritual(std::stoi(word(deed, 2)), word(deed, 3));
  }
}

// LAB-13.4: what a seat that has part in a roll chooses before it; how much it adds. Opponents there are in a fight only.
Task<int> Game::before_roll(int seat, std::vector<int> opponents) {
  std::vector<std::string> options;
  if (able(seat, "monk")) {
    for (int number = 1; number <= player(seat).blessing; ++number) options.push_back("add " + std::to_string(number));
  }
  add_bounties(options, seat, opponents);
  if (!opponents.empty() && may_start_frenzy(seat)) options.push_back("use frenzy");
  if (options.empty()) co_return 0;
  options.push_back("pass");
  const std::string choice = co_await ask("bonus", seat, options);
  if (choice == "pass") co_return 0;
  if (choice == "use frenzy") {
    start_frenzy(seat);
    co_return 0;
  }
  if (choice.starts_with("use bounty ")) co_return promise_bounty(seat, seat_behind(choice));
  const int added = std::stoi(choice.substr(4));
  player(seat).blessing -= added;
  co_return added;
}

}  // namespace labyrinth_referee
