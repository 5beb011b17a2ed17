// Whether an action is refused, and by which rule of a game. Converts to true when it is.
//
//   if (const Refusal refusal = G::why_not(state, action)) explain(refusal.rule());
#pragma once

namespace meander {

template <typename Rule>
class RuleRefusal {
 public:
  constexpr RuleRefusal() = default;
  constexpr RuleRefusal(Rule rule) : rule_(rule), refused_(true) {}  // NOLINT(google-explicit-constructor): a rule is a reason to refuse
  explicit constexpr operator bool() const { return refused_; }
  constexpr Rule rule() const { return rule_; }
  constexpr bool operator==(const RuleRefusal&) const = default;

 private:
  Rule rule_{};
  bool refused_ = false;
};

}  // namespace meander
