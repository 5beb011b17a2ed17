// Reads the fields of a component set and collects all that is wrong with them, each with its place. Internal.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <set>
#include <string>
#include <vector>

#include "labyrinth/component_set.hpp"
#include "table/json.hpp"

namespace meander::labyrinth {

class SetReader {
 public:
  void fault(const std::string& place, Message reason) { faults_.push_back({place, std::move(reason)}); }
  const std::vector<Error>& faults() const { return faults_; }

  // Whether it is an object with all of `needed` and nothing but these and `allowed`.
  bool object(const Json& json, const std::string& place, std::initializer_list<const char*> needed, std::initializer_list<const char*> allowed = {});
  // The items of a list of `least` to `most`; none when it is something else.
  std::vector<const Json*> list(const Json& json, const std::string& place, std::size_t least, std::size_t most);
  // `least` when it is something else.
  std::uint8_t number(const Json& json, const std::string& place, int least, int most);
  // 1 to 60 bytes; empty when it is something else.
  std::string text(const Json& json, const std::string& place);
  // Which of the words it is; -1 for none of them.
  int word(const Json& json, const std::string& place, const std::vector<std::string>& words);
  // An id that no other of its kind has.
  PieceId id(const Json& json, const std::string& place, std::set<std::string>& taken);

 private:
  std::vector<Error> faults_;
};

// "tiles" and 3 make "tiles[3]".
inline std::string at(const std::string& place, std::size_t index) { return place + "[" + std::to_string(index) + "]"; }
inline std::string at(const std::string& place, const char* key) { return place.empty() ? key : place + "." + key; }

}  // namespace meander::labyrinth
