#include "signatures.hpp"

#include <gtest/gtest.h>

#include <cstdio>
#include <fstream>

#include "game_text.hpp"
#include "tier.hpp"

namespace meander {

std::string line_of(int games, const std::string& name, const Signature& signature) {
  char text[160];
  std::snprintf(text, sizeof text, "%5d %-34s %016llx %9ld steps %5d won", games, name.c_str(), static_cast<unsigned long long>(signature.value),
                signature.steps, signature.won);
  return text;
}

void SignatureFile::compare() const {
  const std::string stored = content_of(path);
  for (int set = 0; set < sets; ++set) {
    const std::string expected = line(set, full_tier() ? full_games : fast_games);
    EXPECT_NE(stored.find(expected + "\n"), std::string::npos) << "not in " << path << ":\n" << expected;
  }
}

void SignatureFile::bless() const {
  const std::filesystem::path fresh = path.string() + ".new";
  {
    std::ofstream out(fresh);
    for (const int games : {fast_games, full_games}) {
      for (int set = 0; set < sets; ++set) out << line(set, games) << "\n";
    }
  }
  std::filesystem::rename(fresh, path);
}

}  // namespace meander
