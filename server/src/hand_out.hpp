// The links, invites and watch link of a new table. All of them are made from one key, so that whoever has named it can be told the same again
// although they are kept as hashes only. Internal to the server.
#pragma once

#include <vector>

#include "protocol/host.hpp"
#include "store.hpp"

namespace meander::server {

struct HandedOut {
  std::vector<NewSecret> secrets;  // the watch link is the last one
  Json told;                       // `seats` and `watch` of the answer
};

HandedOut hand_out(const protocol::Host& host, const Secret& key);

}  // namespace meander::server
