#include "words/paint.hpp"

namespace meander {

std::string in_escape(std::string text, const char* escape, const Style& style) { return style.colour ? escape + std::move(text) + "\x1b[0m" : text; }
std::string dimmed(std::string text, const Style& style) { return in_escape(std::move(text), "\x1b[2m", style); }
std::string bold(std::string text, const Style& style) { return in_escape(std::move(text), "\x1b[1m", style); }

}  // namespace meander
