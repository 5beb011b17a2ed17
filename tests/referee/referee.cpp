// The public face of the referee.
#include "referee.hpp"

#include <stdexcept>

#include "table.hpp"

namespace referee {

Referee::Referee(const Setup& setup) : table_(std::make_unique<Table>(setup)) {}
Referee::~Referee() = default;

int Referee::to_move() const {
  if (table_->phase == Phase::kOver) return 2;
  return table_->chance_moves() ? -1 : table_->active;
}

int Referee::active_seat() const { return table_->active; }

const char* Referee::phase() const {
  static constexpr std::array<const char*, 29> kNames{"goals", "premonitions", "set-up", "pick",       "turn",   "explore",    "look",  "prophecy",
                                                      "order", "paradox",      "bottom", "exchange",   "window", "draw",       "door",  "nightmare",
                                                      "pay",   "reveal",       "redraw", "tower-loss", "happy",  "happy-drop", "fetch", "premonition",
                                                      "keys",  "return",       "pairs",  "foresee",    "over"};
  return kNames[static_cast<std::size_t>(table_->phase)];
}

void Referee::legal(std::vector<std::string>& out) const {
  out.resize(table_->options.size());
  for (std::size_t index = 0; index < out.size(); ++index) out[index].assign(Text(table_->options[index]).view());
}

void Referee::weights(std::vector<int>& out) const { out = table_->option_weights; }

void Referee::apply(const std::string& action) {
  for (const Move& option : table_->options) {
    if (Text(option).view() != action) continue;
    const Move chosen = option;
    table_->perform(chosen);
    table_->settle();
    return;
  }
  throw std::logic_error("not a legal action: " + action);
}

void Referee::zones(Zones& out) const { table_->fill(out); }

std::string Referee::result() const { return table_->result; }

bool Referee::winnable() const { return table_->still_winnable(); }

}  // namespace referee
