// Prints the signatures, natively: a line for each game.
#include <cstdio>

#include "signature.hpp"

int main() {
  std::printf("onirim %016llx\n", static_cast<unsigned long long>(meander::onirim_signature()));
  std::printf("strong %016llx\n", static_cast<unsigned long long>(meander::strong_signature()));
  std::printf("labyrinth %016llx\n", static_cast<unsigned long long>(meander::labyrinth_signature()));
}
