#include "table/labyrinth/default_set.hpp"

namespace meander::labyrinth {

const SetFile& default_set() {
  static const SetFile set = read_component_set(default_set_text()).set;
  return set;
}

}  // namespace meander::labyrinth
