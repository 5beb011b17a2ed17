// The network that came with the program.
#pragma once

#include "players/strong/network.hpp"

namespace meander::onirim {

// None yet in the page, which fetches it beside its engine and hands it to learn().
const Network* learned_network();

// From now on another one; nothing may be using the one before.
void learn(Network network);

}  // namespace meander::onirim
