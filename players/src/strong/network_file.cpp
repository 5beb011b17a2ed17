// A network as a file: a line that says what it is, then its shape, the parameters in 16 bits each (IEEE 754 half precision, little endian), and a
// checksum.
#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>

#include "core/hash.hpp"
#include "players/strong/network.hpp"

namespace meander::onirim {

namespace {

constexpr std::string_view mark = "meander-onirim-network ";

// Rounded to the nearest; what is too large for a half is cut to the largest, what is too small for one becomes zero.
std::uint16_t half_of(float value) {
  const auto bits = std::bit_cast<std::uint32_t>(value);
  const auto sign = static_cast<std::uint16_t>(bits >> 16U & 0x8000U);
  const float size = std::min(std::fabs(value), 65504.0F);
  if (!(size >= 6.103515625e-05F)) return sign;
  // A half has 10 of the 23 bits of a float's fraction, and counts exponents from 15 instead of 127.
  const std::uint32_t rounded = std::bit_cast<std::uint32_t>(size) + 0x1000U;
  return static_cast<std::uint16_t>(sign | ((rounded >> 13U) - (112U << 10U)));
}

float float_of(std::uint16_t half) {
  const std::uint32_t sign = (half & 0x8000U) << 16U;
  const std::uint32_t rest = half & 0x7fffU;
  return std::bit_cast<float>(rest == 0 ? sign : sign | ((rest + (112U << 10U)) << 13U));
}

std::string heading() {
  std::string text(mark);
  text += std::to_string(Network::version);
  for (const std::size_t number : {static_cast<std::size_t>(colour_tables::rows), static_cast<std::size_t>(shared_tables::rows),
                                   Network::colour_width, Network::shared_width, Network::first_width, Network::second_width}) {
    text += " " + std::to_string(number);
  }
  return text + "\n";
}

}  // namespace

std::string Network::write() const {
  std::string file = heading();
  for (const float parameter : parameters_) {
    const std::uint16_t half = half_of(parameter);
    file.push_back(static_cast<char>(half & 0xffU));
    file.push_back(static_cast<char>(half >> 8U));
  }
  std::uint64_t sum = checksum(file);
  for (int i = 0; i < 8; ++i, sum >>= 8U) file.push_back(static_cast<char>(sum & 0xffU));
  return file;
}

Result<Network> Network::read(std::string_view file) {
  const auto wrong = [](Marked reason) { return Error{marked("the network of the player strong"), reason}; };
  if (!file.starts_with(mark)) return wrong(marked("this is no network of Meander"));
  const std::string expected = heading();
  if (!file.starts_with(expected)) return wrong(marked("this network is of another version or shape"));
  if (file.size() != expected.size() + 2 * parameter_count + 8) return wrong(marked("the file is cut off or too long"));
  const auto byte = [&file](std::size_t place) { return static_cast<std::uint64_t>(static_cast<unsigned char>(file[place])); };
  std::uint64_t sum = 0;
  for (std::size_t i = 0; i < 8; ++i) sum |= byte(file.size() - 8 + i) << (8 * i);
  if (sum != checksum(file.substr(0, file.size() - 8))) return wrong(marked("the file is damaged: its checksum is wrong"));
  Network network;
  for (std::size_t i = 0; i < parameter_count; ++i) {
    const std::size_t place = expected.size() + 2 * i;
    network.parameters_[i] = float_of(static_cast<std::uint16_t>(byte(place) | byte(place + 1) << 8U));
  }
  return network;
}

}  // namespace meander::onirim
