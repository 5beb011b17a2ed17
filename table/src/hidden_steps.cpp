// Which steps of a game of Onirim a record tells without their card (ONI-6.9, 6.11).
#include <algorithm>

#include "table/at_table.hpp"
#include "table/public_view.hpp"

namespace meander::onirim {

namespace {

bool hidden_from(const Event& event, int viewer, const Settings& settings) {
  if (viewer == in_public) return hidden_in_public(event, settings.players(), !settings.silent_pair());
  return (event.seen_by & seat_bit(viewer)) == 0;
}

// What chance brings, and cards that are chosen among those that were looked at. All others are laid open.
bool may_be_hidden(Action step, Turn mover) {
  if (mover.who == Turn::Who::chance) return true;
  return step.type() == ActionType::top || step.type() == ActionType::bottom || step.type() == ActionType::fetch;
}

// Cards of known place are drawn or looked at together with a decision, but are not what was decided.
bool follows_by_itself(const Event& event) { return event.type == EventType::drew || event.type == EventType::looked_at; }

class HiddenSteps {
 public:
  HiddenSteps(int viewer, const Settings& settings) : viewer_(viewer), settings_(settings) {}

  void add(Action step, Turn mover, const Events& events) {
    hidden_.push_back(false);
    const bool own = mover.who == Turn::Who::seat && mover.seat == viewer_;
    // The cards of an order are told when it is complete.
    if (!own && (step.type() == ActionType::top || step.type() == ActionType::bottom)) waiting_.push_back(hidden_.size() - 1);
    const bool decided = mover.who == Turn::Who::seat;
    const bool hidden = may_be_hidden(step, mover) && std::any_of(events.begin(), events.end(), [&](const Event& event) {
                          return hidden_from(event, viewer_, settings_) && !(decided && follows_by_itself(event));
                        });
    const bool told = std::any_of(events.begin(), events.end(),
                                  [](const Event& event) { return event.type == EventType::put_on_top || event.type == EventType::put_at_bottom; });
    if (!own && hidden && waiting_.empty()) hidden_.back() = true;
    if (!told) return;
    if (hidden) hide_waiting();
    waiting_.clear();
  }

  // Of an order that was never completed nothing was told.
  std::vector<bool> all() {
    hide_waiting();
    return hidden_;
  }

 private:
  void hide_waiting() {
    for (const std::size_t step : waiting_) hidden_[step] = true;
  }

  int viewer_;
  Settings settings_;
  std::vector<bool> hidden_;
  std::vector<std::size_t> waiting_;
};

}  // namespace

std::vector<bool> AtTable::hidden_steps(State state, const std::vector<Action>& steps, int viewer) {
  HiddenSteps hidden(viewer, state.settings);
  Events events;
  for (const Action step : steps) {
    const Turn mover = Onirim::turn(state);
    events.clear();
    Onirim::apply_unchecked(state, step, events);
    hidden.add(step, mover, events);
  }
  return hidden.all();
}

}  // namespace meander::onirim
