// What an action brought about: the events of a game in order, and which of its rules took effect. Filling it again needs clear().
//
// Whatever carries out actions is given a sink: Quiet costs nothing, Recording fills a log.
#pragma once

#include <bitset>
#include <cstddef>

#include "core/fixed_vector.hpp"

namespace meander {

template <typename Event_, typename Rule_, std::size_t rule_count, std::size_t Capacity>
class EventLog {
 public:
  using Event = Event_;
  using Rule = Rule_;

  void add(const Event& event) { events_.push_back(event); }
  void took_effect(Rule rule) { rules_.set(static_cast<std::size_t>(rule)); }
  void clear() {
    events_.clear();
    rules_.reset();
  }
  std::size_t size() const { return events_.size(); }
  const Event& operator[](std::size_t index) const { return events_[index]; }
  const Event* begin() const { return events_.begin(); }
  const Event* end() const { return events_.end(); }
  const std::bitset<rule_count>& rules() const { return rules_; }

 private:
  FillList<Event, Capacity> events_;
  std::bitset<rule_count> rules_;
};

template <typename Events>
struct Quiet {
  static constexpr void event(const typename Events::Event&) {}
  static constexpr void rule(typename Events::Rule) {}
};

template <typename Events>
struct Recording {
  Events* events;
  void event(const typename Events::Event& event) const { events->add(event); }
  void rule(typename Events::Rule rule) const { events->took_effect(rule); }
};

}  // namespace meander
