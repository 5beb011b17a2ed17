// new, legal, apply, replay, show: games action by action.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "command.hpp"

namespace meander {

int run_new(const GameFlags& flags, std::optional<std::uint64_t> seed, bool json);
int run_legal(const std::string& file, bool json);
int run_apply(const std::string& file, const std::vector<std::string>& actions, std::optional<std::uint64_t> seed, bool json);
int run_replay(const std::string& file, std::optional<std::uint64_t> steps, bool json);
int run_show(const std::string& file, int seat, bool json);

}  // namespace meander
