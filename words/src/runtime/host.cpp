// Words of the reader's language from whoever runs the WebAssembly module: JavaScript keeps the catalogues.
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <string>
#include <unordered_map>

#include "words/text.hpp"

namespace meander {

// What is returned is memory of this module: a length (32 bits) and so many bytes of UTF-8.
extern "C" [[clang::import_module("host"), clang::import_name("translate")]] char* host_translate(const char* context, std::size_t context_size,
                                                                                                  const char* one, std::size_t one_size,
                                                                                                  const char* many, std::size_t many_size,
                                                                                                  unsigned count);

namespace {

std::string asked(std::string_view context, std::string_view one, std::string_view many, unsigned count) {
  char* const answer = host_translate(context.data(), context.size(), one.data(), one.size(), many.data(), many.size(), count);
  std::uint32_t size = 0;
  std::memcpy(&size, answer, sizeof(size));
  std::string text(answer + sizeof(size), size);
  std::free(answer);
  return text;
}

// What has been translated in this language; patterns are literals, so their addresses stand for them.
std::unordered_map<const char*, std::string>& known() {
  static std::unordered_map<const char*, std::string> all;
  return all;
}

}  // namespace

// When the language changes.
extern "C" [[clang::export_name("forget_words")]] void forget_words() { known().clear(); }

void choose_language() { forget_words(); }

namespace text {

const char* translated(const char* message) {
  if (*message == '\0') return message;
  const auto found = known().find(message);
  return (found != known().end() ? found : known().emplace(message, asked({}, message, {}, 1)).first)->second.c_str();
}

std::string translated(const char* message, const std::vector<Argument>& arguments) { return filled(translated(message), arguments, translated); }

std::string translated(const char* one, const char* many, unsigned long count, const std::vector<Argument>& arguments) {
  return filled(asked({}, one, many, static_cast<unsigned>(count)), arguments, translated);
}

std::string translated_in(const char* context, const char* message) { return asked(context, message, {}, 1); }

}  // namespace text

}  // namespace meander
