// What the place that is written to can show.
#pragma once

namespace meander {

struct Style {
  bool colour = false;  // only ever repeats what the letters say
  bool plain = false;   // for screen readers: whole words, no drawings, no columns
  int width = 80;       // columns, at least 30
  bool typed = true;    // answers and commands are typed; on a page they are chosen
};

}  // namespace meander
