// Flags of commands that play many games: by whom, how many, which, and by which network.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <string>

#include "checks.hpp"

namespace meander {

void add_by(CLI::App& sub, std::string& by);
void add_labyrinth_company(CLI::App& sub, Checks& checks, std::string& by, int& rounds);
void add_amount(CLI::App& sub, Checks& checks, std::uint64_t& games, std::uint64_t& seed, int& threads, const std::string& games_text);
void add_network(CLI::App& sub, std::string& network);

}  // namespace meander
