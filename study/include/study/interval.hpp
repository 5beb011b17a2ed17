// How sure a share is that was counted.
#pragma once

#include <array>
#include <cstdint>

namespace meander {

// The 95 % confidence interval of a proportion (Wilson's score interval); {0, 1} for no trials.
std::array<double, 2> wilson_interval(std::uint64_t successes, std::uint64_t trials);

// Half of the 95 % confidence interval around a mean of numbers between -1 and 1 that vary so much: all there is, where one number tells nothing of
// how they differ.
double half_interval(double variance, std::uint64_t count);

}  // namespace meander
