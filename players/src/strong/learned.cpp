// Holding the network that players share.
#include "players/strong/learned.hpp"

#include <memory>
#include <utility>

#ifndef __wasm__
// The file's first byte and the one after its last (built_in.S).
extern "C" const char meander_network_begin;
extern "C" const char meander_network_end;
#endif

namespace meander::onirim {

namespace {

std::unique_ptr<const Network> built_in() {
#ifdef __wasm__
  return nullptr;
#else
  const std::string_view file(&meander_network_begin, static_cast<std::size_t>(&meander_network_end - &meander_network_begin));
  Result<Network> network = Network::read(file);
  return network ? std::make_unique<const Network>(std::move(*network)) : nullptr;
#endif
}

std::unique_ptr<const Network>& held() {
  static std::unique_ptr<const Network> network = built_in();
  return network;
}

}  // namespace

const Network* learned_network() { return held().get(); }

void learn(Network network) { held() = std::make_unique<const Network>(std::move(network)); }

}  // namespace meander::onirim
