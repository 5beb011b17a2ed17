// The component sets of the proof games, each as the product and as the second referee have it.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "components.hpp"
#include "labyrinth/component_set.hpp"

struct ProofSet {
  std::string name;
  meander::labyrinth::ComponentSet ours;
  labyrinth_referee::Components theirs;
};

// The default set from its text; one with few daze tokens and little life (LAB-1.4); one of bridges, key tiles too, with traps whose columns the
// default set does not have (LAB-15.3); one in which all meet all the time (LAB-9.4); and some made up at random. `fault` is filled in when the
// product refuses one.
std::vector<ProofSet> proof_sets(const std::string& text, std::uint64_t seed, std::string& fault);
inline constexpr std::size_t sets_not_random = 4;
