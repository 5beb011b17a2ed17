#include "adapter.hpp"

#include <algorithm>

#include "games.hpp"
#include "onirim/notation.hpp"
#include "players/greedy_player.hpp"
#include "players/strong/advice.hpp"
#include "players/strong/learned.hpp"
#include "table/journal.hpp"
#include "table/options_text.hpp"
#include "table/public_view.hpp"
#include "words/advice_text.hpp"
#include "words/choices.hpp"
#include "words/error_text.hpp"
#include "words/lists.hpp"
#include "words/options_title.hpp"
#include "words/reason_text.hpp"
#include "words/refusal_text.hpp"
#include "words/seat_names.hpp"
#include "words/text.hpp"

namespace meander::protocol::onirim {

using namespace meander::onirim;

namespace {

class OnirimGame : public Game {
 public:
  explicit OnirimGame(Table table) : table_(std::move(table)), names_(seat_names(table_)) {}

  std::string_view name() const override { return game_name; }
  Json options() const override { return json_of(table_.options()); }
  std::string title() const override { return options_title(table_.options(), table_.seats()); }
  int seats() const override { return table_.options().players; }
  void call(int seat, const std::string& name) override { names_[index(seat)] = name; }

  void go_on() override { table_.go_on(); }
  int asked() const override { return table_.over() ? 0 : table_.asked() + 1; }
  std::size_t moves() const override { return table_.moves(); }

  Json view(Viewer viewer) const override {
    return view_message(table_.options(), viewer == watcher ? public_view(table_.state()) : table_.view(viewer - 1));
  }
  std::size_t log_size() const override { return table_.history_size(); }
  Json log(Viewer viewer, std::size_t since) const override {
    return log_message(table_.history(viewer == watcher ? Table::in_public : viewer - 1, since), since, teller(viewer));
  }
  Json prompt(int seat) const override { return asked() == seat && seat != 0 ? prompt_message(table_, seat - 1) : Json(); }
  int turn() const override { return table_.turn_number(); }

  Json result() const override { return result_message(table_.state().ending, table_.given_up()); }
  bool given_up() const override { return table_.given_up(); }
  bool assisted() const override { return table_.assisted(); }
  bool winnable() const override { return table_.winnable(); }
  std::string_view stops(int seat) const override { return name_of(table_.stops(seat - 1)); }
  std::string record(Viewer viewer) const override { return text_of(table_.record(), viewer == watcher ? in_public : viewer - 1); }
  std::string whole_record() const override { return text_of(table_.record()); }

  Refused answer(const std::vector<std::string>& texts) override {
    std::vector<Action> actions;
    for (std::size_t i = 0; i < texts.size(); ++i) {
      const Result<Action> action = parse_action(texts[i], table_.options().players);
      if (!action) return {"rule", translated(action.error()), {}, i};
      actions.push_back(*action);
    }
    const Table::Refused refused = table_.answer(actions);
    if (!refused) return {};
    const std::string_view rule = name_of(refused.rule.rule());
    return {"rule", reason_against(table_.view(table_.asked()), actions[refused.index], rule), std::string(rule), refused.index};
  }

  Json why(int seat, const std::string& text) const override {
    const View view = table_.view(seat - 1);
    if (text.empty()) {
      const std::string_view rule = name_of(rule_behind(view));
      return {{"rule", std::string(rule)}, {"text", question_of(view, in_words)}, {"clause", clause_of(rule)}};
    }
    const Result<Action> action = parse_action(text, table_.options().players);
    if (!action) return {{"rule", nullptr}, {"text", translated(action.error())}, {"clause", ""}};
    // Asked by a seat whose turn it is not, only that is told: whether the other one could do it may be hidden.
    const Refusal refusal = table_.asked() == seat - 1 ? table_.why_not(*action) : Refusal(rule_behind(view));
    if (!refusal) return {{"rule", nullptr}, {"text", tr("It is possible now.")}, {"clause", ""}};
    const std::string_view rule = name_of(refusal.rule());
    return {{"rule", std::string(rule)}, {"text", reason_against(view, *action, rule)}, {"clause", clause_of(rule)}};
  }

  Json hint() override {
    ActionList legal;
    table_.legal_actions(legal);
    table_.mark_assisted();
    const int players = table_.options().players;
    const View view = table_.view(table_.asked());
    if (players == 1 && learned_network() != nullptr) return advised(advise(StrongPlayer(*learned_network()), view, legal));
    const Choice choice = GreedyPlayer().explain(view, legal);
    return {
        {"action", text_of(choice.action, players)}, {"words", begun(deed_text(choice.action, players))}, {"reason", reason_text(choice, in_words)}};
  }

  Undo undo(int seat) const override {
    if (table_.over()) return {Undo::State::none, tr("The game is over.")};
    switch (table_.undo_problem(seat - 1)) {
      case UndoProblem::none:
        return {Undo::State::free, {}};
      case UndoProblem::other_seat:
        return {undone_with(seat).empty() ? Undo::State::free : Undo::State::ask, {}};
      case UndoProblem::revealed:
        return {Undo::State::none, tr("Your last answer cannot be taken back: something was drawn or seen since.")};
      case UndoProblem::nothing_to_undo:
        break;
    }
    return {Undo::State::none, tr("There is no answer to take back.")};
  }
  std::vector<int> undone_with(int seat) const override {
    std::vector<int> others;
    for (int other = 1; other <= seats(); ++other) {
      if (other != seat && table_.seats()[index(other)] == SeatKind::person && table_.decided_since(seat - 1, other - 1)) others.push_back(other);
    }
    return others;
  }
  void take_back(int seat) override { table_.undo(seat - 1); }
  bool set_stops(int seat, std::string_view when) override {
    const auto stops = parse_stops(when);
    if (!stops) return false;
    table_.set_stops(seat - 1, *stops);
    return true;
  }
  void stop_once() override { table_.stop_once(); }
  bool give_up() override { return table_.give_up(); }
  void seat_person(int seat) override { table_.set_seat(seat - 1, SeatKind::person); }
  bool seat_computer(int seat, std::string_view kind) override {
    const auto seat_kind = parse_seat_kind(kind, table_.options().players);
    if (!seat_kind || *seat_kind == SeatKind::person) return false;
    table_.set_seat(seat - 1, *seat_kind);
    return true;
  }

 private:
  // Alone, with what each choice is worth.
  static Json advised(const Advice& advice) {
    const auto told = [](Action action) { return Json{{"action", text_of(action, 1)}, {"words", begun(deed_text(action, 1))}}; };
    Json json = told(advice.choices.front().action);
    json["reason"] = begun(ground_text(advice.ground, in_words));
    json["chance"] = advice.choices.front().chance;
    json["then"] = Json::array();
    for (std::size_t i = 1; i < advice.line.size(); ++i) json["then"].push_back(begun(deed_text(advice.line[i], 1)));
    json["others"] = Json::array();
    for (std::size_t i = 1; i < advice.choices.size(); ++i) {
      json["others"].push_back(told(advice.choices[i].action));
      json["others"].back()["chance"] = advice.choices[i].chance;
    }
    return json;
  }

  static std::size_t index(int seat) { return static_cast<std::size_t>(seat - 1); }
  Teller teller(Viewer viewer) const { return {.viewer = viewer - 1, .names = names_, .players = table_.options().players, .style = in_words}; }

  static std::string reason_against(const View& view, Action action, std::string_view rule) {
    const std::string text = refusal_text(view, action, in_words);
    return text.empty() ? clause_of(rule) : text;
  }

  Table table_;
  std::array<std::string, 2> names_;
};

Result<Table::Seats> seats_of(const std::vector<std::string>& kinds, int players) {
  if (static_cast<int>(kinds.size()) != players)
    return Error{"seats", {marked("there must be {count}, one for each player of the options"), {{"count", players}}}};
  Table::Seats seats{SeatKind::person, SeatKind::person};
  for (std::size_t seat = 0; seat < kinds.size(); ++seat) {
    const auto kind = parse_seat_kind(kinds[seat], players);
    if (!kind) return Error{"seats", {marked("{kind} is no player"), {{"kind", kinds[seat].substr(0, 40)}}}};
    seats[seat] = *kind;
  }
  return seats;
}

}  // namespace

Result<std::unique_ptr<Game>> new_onirim(const Json& request, const std::vector<std::string>& kinds, const Chance& chance, const Host::Keep& keep) {
  const Result<Options> options = options_from_json(request.contains("options") ? request["options"] : Json::object());
  if (!options) return options.error();
  const Result<Table::Seats> seats = seats_of(kinds, options->players);
  if (!seats) return seats.error();
  std::optional<std::uint64_t> seed;
  if (request.contains("seed")) seed = request["seed"].get<std::uint64_t>();
  if (!seed && !chance) return Error{"seed", marked("is missing")};
  Table table = seed ? Table(*options, *seats, *seed, keep) : Table(*options, *seats, chance, keep);
  if (keep) keep(Table::heading(*options, *seats, seed));
  if (request.contains("start")) {
    const Result<Record> record = record_from_text(request["start"]["record"].get<std::string>());
    if (!record) return Error{"start", record.error().message()};
    if (const Error problem = table.begin_like(*record, steps_until(*record, request["start"]["moment"].get<std::size_t>())); !problem.reason.empty())
      return Error{"start", problem.message()};
  }
  return std::unique_ptr<Game>(std::make_unique<OnirimGame>(std::move(table)));
}

Result<std::unique_ptr<Game>> restored_onirim(const std::vector<std::string>& lines, const Chance& chance, Host::Keep keep) {
  Result<Table> table = Table::restored(lines, std::move(keep), chance);
  if (!table) return table.error();
  return std::unique_ptr<Game>(std::make_unique<OnirimGame>(std::move(*table)));
}

}  // namespace meander::protocol::onirim
