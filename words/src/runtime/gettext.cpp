// The gettext runtime, found relative to the program.
#include "words/text.hpp"

#include <libintl.h>

#include <clocale>
#include <cstdlib>
#include <filesystem>

namespace meander {

namespace {

constexpr const char* domain = "meander";

std::filesystem::path catalogue_folder() {
  std::error_code error;
  const std::filesystem::path program = std::filesystem::read_symlink("/proc/self/exe", error).parent_path();
  const std::filesystem::path beside = program / "locale";
  return std::filesystem::is_directory(beside, error) ? beside : program.parent_path() / "share" / "locale";
}

}  // namespace

void choose_language() {
  // gettext reads LANGUAGE only when the locale is another than "C"; C.UTF-8 is there on every Debian, the language's own locale often is not.
  if (std::getenv("LANGUAGE") == nullptr) {
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
      const char* value = std::getenv(name);
      if (value == nullptr || *value == '\0') continue;
      setenv("LANGUAGE", value, 1);
      break;
    }
  }
  std::setlocale(LC_CTYPE, "C.UTF-8");
  std::setlocale(LC_MESSAGES, "C.UTF-8");
  bindtextdomain(domain, catalogue_folder().c_str());
  bind_textdomain_codeset(domain, "UTF-8");
  textdomain(domain);
}

namespace text {

const char* translated(const char* message) { return *message == '\0' ? message : gettext(message); }

std::string translated(const char* message, const std::vector<Argument>& arguments) { return filled(translated(message), arguments, translated); }

std::string translated(const char* one, const char* many, unsigned long count, const std::vector<Argument>& arguments) {
  return filled(ngettext(one, many, count), arguments, translated);
}

std::string translated_in(const char* context, const char* message) {
  const std::string key = std::string(context) + '\004' + message;
  const char* found = gettext(key.c_str());
  return found == key.c_str() ? message : found;
}

}  // namespace text

}  // namespace meander
