// Speaks English or the pseudo-language in the test program, too, so that it knows the sentences that the program shows.
#pragma once

#include <libintl.h>

#include <clocale>
#include <cstdlib>

namespace meander {

inline void speak(const char* language) {
  setenv("LANGUAGE", language, 1);
  std::setlocale(LC_CTYPE, "C.UTF-8");
  std::setlocale(LC_MESSAGES, "C.UTF-8");
  // Binding makes the library forget what it has found before.
  bindtextdomain("meander", MEANDER_CATALOGUES);
  bind_textdomain_codeset("meander", "UTF-8");
  textdomain("meander");
}

}  // namespace meander
