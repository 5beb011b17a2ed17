// Prints the signature, natively.
#include <cstdio>

#include "signature.hpp"

int main() { std::printf("%016llx\n", static_cast<unsigned long long>(meander::onirim::games_signature(7, 200))); }
