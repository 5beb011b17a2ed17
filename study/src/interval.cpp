#include "study/interval.hpp"

#include <algorithm>
#include <cmath>

namespace meander {

namespace {

constexpr double two_sided_95 = 1.959963984540054;  // standard deviations

}  // namespace

std::array<double, 2> wilson_interval(std::uint64_t successes, std::uint64_t trials) {
  if (trials == 0) return {0, 1};
  constexpr double z = two_sided_95;
  const auto n = static_cast<double>(trials);
  const double p = static_cast<double>(successes) / n;
  const double middle = (p + z * z / (2 * n)) / (1 + z * z / n);
  const double half = z / (1 + z * z / n) * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n));
  // Where none or all succeeded, that end is exact; the formula would miss it by rounding.
  return {successes == 0 ? 0 : middle - half, successes == trials ? 1 : middle + half};
}

double half_interval(double variance, std::uint64_t count) {
  return count < 2 ? 1 : two_sided_95 * std::sqrt(std::max(0.0, variance) / static_cast<double>(count));
}

}  // namespace meander
