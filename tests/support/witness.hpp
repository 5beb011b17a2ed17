// Notes a message in the file that MEANDER_MESSAGES names, a line each: client or server, and the message. The schema is checked against it.
#pragma once

#include <cstdlib>
#include <fstream>

#include "protocol/requests.hpp"

namespace meander::protocol {

inline void witness(const char* side, const Json& message) {
  static const char* const path = std::getenv("MEANDER_MESSAGES");
  if (path == nullptr) return;
  static std::ofstream file(path, std::ios::app);
  file << side << ' ' << written(message) << '\n';
}

}  // namespace meander::protocol
