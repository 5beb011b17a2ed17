// What JavaScript calls: the signature in two halves.
#include "signature.hpp"

extern "C" {
[[clang::export_name("signature_high")]] unsigned signature_high() { return static_cast<unsigned>(meander::onirim::games_signature(7, 200) >> 32U); }
[[clang::export_name("signature_low")]] unsigned signature_low() { return static_cast<unsigned>(meander::onirim::games_signature(7, 200)); }
}
