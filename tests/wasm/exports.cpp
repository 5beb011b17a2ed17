// What JavaScript calls.
#include "signature.hpp"

extern "C" {
[[clang::export_name("onirim")]] std::uint64_t onirim() { return meander::onirim_signature(); }
[[clang::export_name("strong")]] std::uint64_t strong() { return meander::strong_signature(); }
[[clang::export_name("labyrinth")]] std::uint64_t labyrinth() { return meander::labyrinth_signature(); }
}
