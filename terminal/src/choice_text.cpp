#include "terminal/choice_text.hpp"

#include <fmt/format.h>

#include "words/paint.hpp"
#include "words/text.hpp"

namespace meander {

std::string choice_text(std::size_t number, const std::string& words, const std::string& remark, const Style& style) {
  std::string text = words;
  // Translators: a choice with what it would do.
  if (!remark.empty()) text = tr("{choice} ({remark})", arg("choice", words), arg("remark", style.plain ? remark : dimmed(remark, style)));
  return style.plain ? std::to_string(number) + ". " + text : bold(fmt::format(" {:>2}", number), style) + " " + text;
}

}  // namespace meander
