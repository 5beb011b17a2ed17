// The parts of Onirim's messages, and its form (table_game.hpp).
#pragma once

#include <array>

#include "../game.hpp"
#include "table/public_view.hpp"
#include "table/table.hpp"
#include "words/choices.hpp"
#include "words/rules_text.hpp"
#include "words/sentences.hpp"

namespace meander::protocol::onirim {

using meander::onirim::Action;
using meander::onirim::Entry;
using meander::onirim::Event;
using meander::onirim::Options;
using meander::onirim::Table;
using meander::onirim::Teller;
using meander::onirim::View;

// The style of what a page shows: words, no colours, no columns.
inline constexpr meander::Style in_words{.colour = false, .plain = true, .width = 80};

Json view_message(const Options& options, const View& view);
// Everything, of a game that is replayed.
Json view_message(const meander::onirim::Position& position);
Json event_message(const Event& event);
// What an action is about, for screens: `do`, `card` …
Json action_message(const View& view, Action action, int players);
Json prompt_message(const Table& table, int seat);
// How a game ended; null while it goes on.
Json result_message(meander::onirim::Ending ending, bool given_up);
Json offer();

struct Form {
  using At = meander::onirim::AtTable;
  using State = meander::onirim::State;
  using Position = meander::onirim::Position;
  using Names = std::array<std::string, 2>;

  static constexpr std::array<std::string_view, 3> wishes{"default", "every-draw", "never"};
  // Who stops before a draw has asked to be asked.
  static constexpr bool may_pass = false;
  static Action passing() { return Action(meander::onirim::ActionType::continue_draw); }
  static std::string not_to_be_given_up();

  static Names names_of(const Table& table);
  static std::string title(const Options& options, const Table::Seats& seats);
  static std::string title(const Options& options);
  static Json pieces(const Options& /*options*/) { return nullptr; }
  static Teller teller(const Options& options, const Names& names, int viewer) {
    return {.viewer = viewer, .names = names, .players = options.players, .style = in_words};
  }
  static Teller teller_of_record(const Options& options);
  static int active(const State& state) { return state.seat; }
  static View public_view(const State& state) { return meander::onirim::public_view(state); }

  static Json view(const Options& options, const View& view, const Teller& /*teller*/) { return view_message(options, view); }
  static Json view(const Position& position, const Teller& /*teller*/) { return view_message(position); }
  static Json event(const Event& event, const Teller& /*teller*/) { return event_message(event); }
  static auto told(const std::vector<Event>& events, const Teller& teller) { return telling_of(events, teller); }
  static Json prompt(const Table& table, int seat, const Teller& /*teller*/) { return prompt_message(table, seat); }
  static Json result(const State& state, bool given_up, const Teller& /*teller*/) { return result_message(state.ending, given_up); }
  static Json hint(const Table& table, const Teller& teller);
  // Whether there is somebody who can judge what is decided in such a game, and what a step cost by him; null when it was no choice.
  static bool judges(const Options& options);
  static Json judged(const State& state, Action taken);

  static meander::onirim::Rule rule_behind(const View& view) { return meander::onirim::rule_behind(view); }
  static std::string question(const View& view, const Teller& /*teller*/) { return question_of(view, in_words); }
  static std::string words(const State& /*before*/, Action action, const Teller& teller) { return deed_text(action, teller.players); }
  // Whoever looks at cards alone hides nothing but how they are put back.
  static std::string withheld_words(std::size_t count);
  static std::string reason_against(const View& view, Action action, bool asked, const Teller& teller);
  static const Rulebook& rulebook() { return meander::onirim::rulebook(); }
  static Json offer() { return onirim::offer(); }

  // Which card came last to the discards and to limbo: the piles themselves are known by kinds only.
  class Besides {
   public:
    explicit Besides(const Options& /*options*/) {}
    void note(const Event& event);
    void put(Json& json, const State& state) const;

   private:
    std::vector<meander::onirim::Card> discarded_;
    std::vector<meander::onirim::Card> in_limbo_;
  };
};

}  // namespace meander::protocol::onirim
