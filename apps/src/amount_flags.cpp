#include "amount_flags.hpp"

#include "words/text.hpp"

namespace meander {

void add_by(CLI::App& sub, std::string& by) {
  sub.add_option("--by", by, tr("random, greedy or, alone, strong; with two players also one for each seat: greedy,random"))
      ->type_name(tr("PLAYERS"))
      ->capture_default_str();
}

void add_labyrinth_company(CLI::App& sub, Checks& checks, std::string& by, int& rounds) {
  sub.add_option("--by", by, tr("random, runner or greedy; also one for each player: greedy,random,random,random"))
      ->type_name(tr("PLAYERS"))
      ->capture_default_str();
  sub.add_option("--rounds", rounds, tr("After how many rounds a game is broken off"))
      ->type_name(tr("NUMBER"))
      ->capture_default_str()
      ->check(checks.whole_number(1, 10000));
}

void add_amount(CLI::App& sub, Checks& checks, std::uint64_t& games, std::uint64_t& seed, int& threads, const std::string& games_text) {
  const auto number = [&sub](const char* name, auto& value, const std::string& text) {
    return sub.add_option(name, value, text)->type_name(tr("NUMBER"))->capture_default_str();
  };
  number("--games", games, games_text)->check(checks.whole_number(1, 1000000000000));
  number("--seed", seed, tr("The same seed gives the same games, whatever the number of threads"))->check(checks.whole_number());
  number("--threads", threads, tr("How many at once"))->check(checks.whole_number(1, 256));
}

void add_network(CLI::App& sub, std::string& network) {
  sub.add_option("--network", network, tr("The network that strong plays by, as train writes it; otherwise the one that came with Meander"))
      ->type_name(tr("FILE"));
}

}  // namespace meander
