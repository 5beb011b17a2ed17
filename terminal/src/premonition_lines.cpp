#include "premonition_lines.hpp"

#include <bit>

#include "words/card_text.hpp"
#include "words/premonition_text.hpp"
#include "words/text.hpp"

namespace meander::onirim {

void premonition_lines(const State& s, const Style& style, Sheet& sheet) {
  std::string label = tr("Premonitions");
  for (int id = 0; id < premonition_kinds; ++id) {
    if ((s.open_premonitions >> id & 1) == 0) continue;
    const auto premonition = static_cast<Premonition>(id);
    const char* pattern = style.plain ? marked("{premonition}: {missing}, then {penalty}") : marked("{premonition}: {missing} → {penalty}");
    sheet.line(label, {tr(pattern, arg("premonition", premonition_text(premonition, style)),
                          arg("missing", bold(missing_text(s, premonition), style)), arg("penalty", penalty_text(premonition)))});
    if (!style.plain) label.clear();
  }
  sheet.line(label, {trn("{count} face down", "{count} face down", std::popcount(s.pile))});
}

}  // namespace meander::onirim
