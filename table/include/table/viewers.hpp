// Who is told of a game, where it is not a seat (counted from 0).
#pragma once

namespace meander {

inline constexpr int everything = -1;  // for those who watch computers, and for records of one's own
inline constexpr int in_public = -2;   // what everybody at the table may know

}  // namespace meander
