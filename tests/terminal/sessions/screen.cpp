#include "screen.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <regex>

#include "words/card_text.hpp"

namespace meander {

namespace {

// The words with which an action begins (docs/notation.md).
constexpr std::array verbs{"play", "discard", "cast",      "take",  "decline", "drop", "top",   "bottom", "pick",   "exchange",   "continue",
                           "pay",  "lose",    "nightmare", "false", "happy",   "done", "fetch", "give",   "return", "premonition"};

bool is_verb(std::string_view word) { return std::find(verbs.begin(), verbs.end(), word) != verbs.end(); }
bool is_digit(char letter) { return std::isdigit(static_cast<unsigned char>(letter)) != 0; }

// The length of an escape sequence at the beginning.
std::size_t escape_length(std::string_view text) {
  if (text.size() < 2 || text[0] != '\x1b' || text[1] != '[') return 0;
  const std::size_t end = text.find_first_not_of("0123456789;?", 2);
  return end == std::string_view::npos ? 0 : end + 1;
}

// The length of a UTF-8 character; 0 for what is none.
std::size_t character_length(std::string_view text) {
  const auto lead = static_cast<unsigned char>(text[0]);
  const std::size_t length = lead < 0x80                   ? 1
                             : lead >= 0xc2 && lead < 0xe0 ? 2
                             : lead >= 0xe0 && lead < 0xf0 ? 3
                             : lead >= 0xf0 && lead < 0xf5 ? 4
                                                           : 0;
  if (length > text.size()) return 0;
  for (std::size_t i = 1; i < length; ++i) {
    if ((static_cast<unsigned char>(text[i]) & 0xc0U) != 0x80U) return 0;
  }
  return length;
}

}  // namespace

std::string without_escapes(std::string_view text) {
  std::string plain;
  for (std::size_t i = 0; i < text.size();) {
    if (const std::size_t length = escape_length(text.substr(i)); length > 0) {
      i += length;
      continue;
    }
    if (text[i] != '\r') plain += text[i];
    ++i;
  }
  return plain;
}

std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    lines.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

std::string in_one_line(std::string_view text) {
  std::string line;
  for (const char letter : text) {
    if (letter != ' ' && letter != '\n' && letter != '\r') {
      line += letter;
    } else if (!line.empty() && line.back() != ' ') {
      line += ' ';
    }
  }
  if (!line.empty() && line.back() == ' ') line.pop_back();
  return line;
}

std::string_view since_clear(std::string_view text) {
  constexpr std::string_view clear = "\x1b[2J\x1b[3J";
  const std::size_t found = text.rfind(clear);
  return found == std::string_view::npos ? text : text.substr(found + clear.size());
}

std::map<std::size_t, std::string> choices_in(std::string_view text) {
  std::map<std::size_t, std::string> choices;
  const std::string plain = without_escapes(text);
  for (std::size_t i = 0; i < plain.size(); ++i) {
    if (!is_digit(plain[i]) || (i > 0 && plain[i - 1] != ' ' && plain[i - 1] != '\n')) continue;
    std::size_t start = i;
    std::size_t number = 0;
    while (start < plain.size() && is_digit(plain[start]) && start < i + 3) number = 10 * number + static_cast<std::size_t>(plain[start++] - '0');
    if (plain.compare(start, 2, ". ") == 0) ++start;
    if (start >= plain.size() || plain[start] != ' ') continue;
    ++start;
    // In the pseudo-language (tests/words) a choice with what is said about it is one message.
    constexpr std::string_view opening = "⟦";
    if (std::string_view(plain).substr(start).starts_with(opening)) start += opening.size();
    const std::string_view rest = std::string_view(plain).substr(start);
    if (!is_verb(rest.substr(0, rest.find_first_of(" \n")))) continue;
    choices[number] = rest.substr(0, std::min({rest.find('\n'), rest.find("  "), rest.find(" ("), rest.size()}));
    if (choices[number].back() == ' ') choices[number].pop_back();
  }
  return choices;
}

bool names_a_card(std::string_view text) {
  const std::string plain = without_escapes(text);
  static const std::regex code("\\b([RUGB][SMKD345]|[Nn]ightmare|happy-dream)\\b");
  if (std::regex_search(plain, code)) return true;
  for (onirim::Card card = 0; card < onirim::card_kinds; ++card) {
    if (plain.find(onirim::card_words(card)) != std::string::npos) return true;
  }
  return false;
}

std::size_t raw_byte_in(std::string_view text) {
  for (std::size_t i = 0; i < text.size();) {
    std::size_t length = escape_length(text.substr(i));
    if (length == 0) length = character_length(text.substr(i));
    const auto byte = static_cast<unsigned char>(text[i]);
    const bool control = length == 1 && (byte == 0x7f || (byte < 0x20 && byte != '\n' && byte != '\r'));
    const bool second_control_block = length == 2 && byte == 0xc2 && static_cast<unsigned char>(text[i + 1]) < 0xa0;
    if (length == 0 || control || second_control_block) return i;
    i += length;
  }
  return std::string_view::npos;
}

}  // namespace meander
