// The parts of Labyrinth's messages, and its form (table_game.hpp).
#pragma once

#include <array>

#include "../game.hpp"
#include "labyrinth/phase_rule.hpp"
#include "table/labyrinth/table.hpp"
#include "words/labyrinth/questions.hpp"
#include "words/labyrinth/sentences.hpp"
#include "words/rules_text.hpp"

namespace meander::protocol::labyrinth {

using meander::labyrinth::Action;
using meander::labyrinth::Event;
using meander::labyrinth::Options;
using meander::labyrinth::Place;
using meander::labyrinth::PlayTable;
using meander::labyrinth::State;
using meander::labyrinth::Teller;
using meander::labyrinth::View;

// A view as in the notation, with what the rules can tell about it; of a game that is replayed everything.
Json view_message(const Options& options, const View& view, const Teller& teller);
Json view_message(const meander::labyrinth::Position& position, const Teller& teller);
Json event_message(const Event& event, const meander::labyrinth::ComponentSet& set);
// What an action is about, for screens: `do`, `place` …
Json action_message(Action action, const meander::labyrinth::ComponentSet& set);
// How many actions a deed of the turn takes (LAB-4.2 to 4.4, and of abilities the set's numbers).
int cost_of(Action action, const State& table);
Json prompt_message(const PlayTable& table, int seat, const Teller& teller);
// What a component set holds.
Json pieces_message(const meander::labyrinth::ComponentSet& set);
// The corridors of a tile as they lie.
Json corridors_message(const meander::labyrinth::TileShape& shape);
Json seats_message(meander::labyrinth::SeatSet seats);
Json dice_message(meander::labyrinth::Dice dice);
Json offer();

struct Form {
  using At = meander::labyrinth::AtTable;
  using State = meander::labyrinth::State;
  using Position = meander::labyrinth::Position;
  using Names = std::array<std::string, meander::labyrinth::most_seats>;

  static constexpr std::array<std::string_view, 3> wishes{"default", "every-roll", "never"};
  static constexpr bool may_pass = true;
  static Action passing() { return Action(meander::labyrinth::ActionType::pass); }
  static std::string not_to_be_given_up();

  static Names names_of(const PlayTable& /*table*/) { return meander::labyrinth::seat_names(); }
  static std::string title(const Options& options, const PlayTable::Seats& seats);
  static std::string title(const Options& options);
  static Json pieces(const Options& options) { return pieces_message(*options.set); }
  static Teller teller(const Options& options, const Names& names, int viewer);
  static Teller teller_of_record(const Options& options) { return teller(options, meander::labyrinth::seat_names(), -1); }
  static int active(const State& state) { return state.active; }
  static View public_view(const State& state) { return {state, meander::labyrinth::onlooker}; }

  static Json view(const Options& options, const View& view, const Teller& teller) { return view_message(options, view, teller); }
  static Json view(const Position& position, const Teller& teller) { return view_message(position, teller); }
  static Json event(const Event& event, const Teller& teller) { return event_message(event, *teller.set); }
  // In the order in which they happened.
  struct Told {
    const std::vector<Event>& events;
    std::vector<meander::labyrinth::Telling> parts;
  };
  static Told told(const std::vector<Event>& events, const Teller& teller) { return {events, telling_of(events, teller)}; }
  static Json prompt(const PlayTable& table, int seat, const Teller& teller) { return prompt_message(table, seat, teller); }
  static Json result(const State& state, bool given_up, const Teller& teller);
  static Json hint(const PlayTable& table, const Teller& teller);
  // Nobody tells chances to win.
  static bool judges(const Options& /*options*/) { return false; }
  static Json judged(const State& /*state*/, Action /*taken*/) { return nullptr; }

  static meander::labyrinth::Rule rule_behind(const View& view) { return rule_of(view.table()); }
  static std::string question(const View& view, const Teller& teller) { return question_of(view, teller); }
  static std::string words(const State& before, Action action, const Teller& teller);
  static std::string withheld_words(std::size_t count);
  static std::string reason_against(const View& view, Action action, bool asked, const Teller& teller);
  static const Rulebook& rulebook() { return meander::labyrinth::rulebook(); }
  static Json offer() { return labyrinth::offer(); }

  // What a replay tells besides.
  class Besides {
   public:
    explicit Besides(const Options& options) : set_(*options.set) {}
    void note(const Event& /*event*/) {}
    void put(Json& json, const State& /*state*/) const { json["pieces"] = pieces_message(set_); }

   private:
    const meander::labyrinth::ComponentSet& set_;
  };
};

}  // namespace meander::protocol::labyrinth
