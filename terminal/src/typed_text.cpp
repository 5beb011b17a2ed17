#include "terminal/typed_text.hpp"

namespace meander {

namespace {

// The bytes of the character at the beginning; 0 for a control character and for what is no UTF-8.
std::size_t character(std::string_view text) {
  const auto byte = [&](std::size_t index) { return static_cast<unsigned char>(text[index]); };
  const unsigned char lead = byte(0);
  if (lead < 0x80) return lead < 0x20 || lead == 0x7f ? 0 : 1;
  const std::size_t length = lead >= 0xc2 && lead < 0xe0 ? 2 : lead >= 0xe0 && lead < 0xf0 ? 3 : lead >= 0xf0 && lead < 0xf5 ? 4 : 0;
  if (length == 0 || length > text.size()) return 0;
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xc0U) != 0x80U) return 0;
  }
  // The second block of control characters.
  return lead == 0xc2 && byte(1) < 0xa0 ? 0 : length;
}

}  // namespace

std::string repeated(std::string_view typed, std::size_t most) {
  std::string text;
  for (std::size_t count = 0; !typed.empty(); ++count) {
    if (count == most) return text + "…";
    const std::size_t length = character(typed);
    text += length == 0 ? "?" : typed.substr(0, length);
    typed.remove_prefix(length == 0 ? 1 : length);
  }
  return text;
}

}  // namespace meander
