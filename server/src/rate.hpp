// How often something may be done: a bucket of tokens that fills up again. Internal to the server.
//
//   Bucket bucket;                                        // full
//   if (!bucket.take(Rate{5, 20}, now)) refuse();         // 5 a second, 20 at once
//
// Nothing here reads a clock: `now` is in seconds from any moment, and does not go back.
#pragma once

#include <algorithm>

namespace meander::server {

struct Rate {
  double a_second = 1;
  double at_once = 1;
};

class Bucket {
 public:
  // False: there are not so many left; none is taken then.
  bool take(const Rate& rate, double now, double tokens = 1) {
    fill(rate, now);
    if (used_ + tokens > rate.at_once) return false;
    used_ += tokens;
    return true;
  }
  bool is_full(const Rate& rate, double now) {
    fill(rate, now);
    return used_ <= 0;
  }

 private:
  void fill(const Rate& rate, double now) {
    used_ = std::max(0.0, used_ - std::max(0.0, now - filled_) * rate.a_second);
    filled_ = now;
  }

  double used_ = 0;
  double filled_ = 0;
};

}  // namespace meander::server
