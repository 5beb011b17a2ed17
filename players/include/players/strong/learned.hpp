// The network that came with the program.
#pragma once

#include <string_view>

#include "players/strong/network.hpp"

namespace meander::onirim {

// None yet in the page, which fetches it beside its engine and hands it to learn().
const Network* learned_network();

// From now on another one, of a file that Network::write() made; nothing may be using the one before. An error: nothing changes.
Result<const Network*> learn(std::string_view file);

}  // namespace meander::onirim
