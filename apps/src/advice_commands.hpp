// advise, analyse, calibrate: what the strong player thinks of a game alone, and how far it may be believed.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <string>

#include "command.hpp"

namespace meander {

struct AdviseFlags {
  std::string position;  // empty: a new game, told as it is played
  bool plain = false;

  void add(CLI::App& sub);
};
int run_advise(const GameFlags& flags, const AdviseFlags& advise, bool json);

struct AnalyseFlags {
  std::string record;
  std::string svg;  // empty: no picture

  void add(CLI::App& sub);
};
int run_analyse(const AnalyseFlags& analyse, bool json);

struct CalibrateFlags {
  std::string network;  // a file; empty: the one that came with the program
  std::uint64_t games = 1000;
  std::uint64_t seed = 1;
  int threads = 1;
};
int run_calibrate(const GameFlags& flags, const CalibrateFlags& calibrate, bool json);

}  // namespace meander
