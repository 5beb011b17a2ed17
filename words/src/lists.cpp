#include "words/lists.hpp"

#include <cwctype>

#include "words/text.hpp"

namespace meander {

std::string comma_list(const std::vector<std::string>& items) {
  std::string list;
  for (const std::string& item : items) list = list.empty() ? item : tr("{list}, {item}", arg("list", list), arg("item", item));
  return list;
}

std::string list_of(const std::vector<std::string>& items) {
  if (items.size() < 2) return comma_list(items);
  // Translators: the last two of a list within a sentence.
  return tr("{list} and {item}", arg("list", comma_list({items.begin(), items.end() - 1})), arg("item", items.back()));
}

std::string clause_list(const std::vector<std::string>& clauses) {
  std::string list;
  for (const std::string& clause : clauses) list = list.empty() ? clause : tr("{list}; {clause}", arg("list", list), arg("clause", clause));
  return list;
}

std::string begun(std::string sentence) {
  std::size_t place = 0;
  while (place < sentence.size() && sentence[place] == '\x1b') place = sentence.find('m', place) + 1;
  if (place >= sentence.size()) return sentence;
  // ASCII and the two-byte letters of Latin and Cyrillic.
  const auto lead = static_cast<unsigned char>(sentence[place]);
  if (lead < 0x80) {
    sentence[place] = static_cast<char>(std::towupper(lead));
  } else if (lead >> 5U == 0x6 && place + 1 < sentence.size()) {
    const auto code = static_cast<wint_t>((lead & 0x1fU) << 6U | (static_cast<unsigned char>(sentence[place + 1]) & 0x3fU));
    const wint_t upper = std::towupper(code);
    if (upper >= 0x80 && upper < 0x800) {
      sentence[place] = static_cast<char>(0xc0U | upper >> 6U);
      sentence[place + 1] = static_cast<char>(0x80U | (upper & 0x3fU));
    }
  }
  return sentence;
}

}  // namespace meander
