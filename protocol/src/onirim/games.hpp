// Onirim for the list of games (games.cpp).
#pragma once

#include "../game.hpp"
#include "table/record.hpp"

namespace meander::protocol::onirim {

inline constexpr std::string_view game_name = "onirim";

Result<std::unique_ptr<Game>> new_onirim(const Json& request, const std::vector<std::string>& kinds, const Chance& chance, const Host::Keep& keep);
Result<std::unique_ptr<Game>> restored_onirim(const std::vector<std::string>& lines, const Chance& chance, Host::Keep keep);
Json offer();
Json rules_chapters();
Result<Json> replayed(const Json& request);

// The steps of a record that lead to a moment: 0 is the first decision, then each step.
std::size_t steps_until(const meander::onirim::Record& record, std::size_t moment);

}  // namespace meander::protocol::onirim
