// The adapter of every game: a GameTable as the protocol speaks of it. What each game has of its own is its form, F:
//
//   F::At                           what its table knows of it (table/at_table.hpp)
//   F::Names                        what its seats are called, by seat from 0
//   F::names_of(table), title(options, seats), teller(options, names, viewer)
//   F::view, prompt, result         the messages' parts
//   F::words(view, action, teller)  an action as people say it
#pragma once

#include <algorithm>

#include "game.hpp"
#include "log_of.hpp"
#include "replay_of.hpp"
#include "table/game_table.hpp"
#include "table/journal.hpp"
#include "words/error_text.hpp"
#include "words/rules_text.hpp"
#include "words/text.hpp"

namespace meander::protocol {

template <typename F>
class TableGame : public Game {
 public:
  using At = typename F::At;
  using Table = GameTable<At>;
  using Action = typename At::Action;
  using View = typename At::View;

  explicit TableGame(Table table) : table_(std::move(table)), names_(F::names_of(table_)) {}

  std::string_view name() const override { return At::name; }
  Json options() const override { return At::json_of(table_.options()); }
  std::string title() const override { return F::title(table_.options(), table_.seats()); }
  Json pieces() const override { return F::pieces(table_.options()); }
  int seats() const override { return table_.options().players; }
  void call(int seat, const std::string& name) override { names_[index(seat)] = name; }

  void go_on() override { table_.go_on(); }
  int asked() const override { return table_.over() ? 0 : table_.asked() + 1; }
  int active() const override { return F::active(table_.state()) + 1; }
  std::size_t moves() const override { return table_.moves(); }

  Json view(Viewer viewer) const override { return F::view(table_.options(), seen_by(viewer), teller(viewer)); }
  std::size_t log_size() const override { return table_.history_size(); }
  Json log(Viewer viewer, std::size_t since) const override {
    return log_of<F>(table_.history(viewer == watcher ? in_public : viewer - 1, since), since, teller(viewer));
  }
  Json prompt(int seat) const override { return asked() == seat && seat != 0 ? F::prompt(table_, seat - 1, teller(seat)) : Json(); }
  int turn() const override { return table_.turn_number(); }

  Json result() const override { return F::result(table_.state(), table_.given_up(), teller(watcher)); }
  bool given_up() const override { return table_.given_up(); }
  bool assisted() const override { return table_.assisted(); }
  bool winnable() const override { return table_.winnable(); }
  std::string_view stops(int seat) const override { return name_of(table_.stops(seat - 1)); }
  std::string record(Viewer viewer) const override { return text_of(table_.record(), viewer == watcher ? in_public : viewer - 1); }
  std::string whole_record() const override { return text_of(table_.record()); }

  Refused answer(const std::vector<std::string>& texts) override {
    std::vector<Action> actions;
    for (std::size_t i = 0; i < texts.size(); ++i) {
      const Result<Action> action = At::parse_action(texts[i], table_.options());
      if (!action) return {"rule", translated(action.error()), {}, i};
      actions.push_back(*action);
    }
    const typename Table::Refused refused = table_.answer(actions);
    if (!refused) return {};
    const std::string_view rule = name_of(refused.rule.rule());
    return {"rule", reason_against(table_.asked() + 1, actions[refused.index], rule), std::string(rule), refused.index};
  }
  bool is_offer() const override { return !table_.over() && At::is_stop(table_.state()) && F::may_pass; }
  void pass() override { table_.answer({F::passing()}); }

  Json why(int seat, const std::string& text) const override {
    const View view = table_.view(seat - 1);
    const std::string_view question = name_of(F::rule_behind(view));
    if (text.empty()) return {{"rule", std::string(question)}, {"text", F::question(view, teller(seat))}, {"clause", clause_of(question)}};
    const Result<Action> action = At::parse_action(text, table_.options());
    if (!action) return {{"rule", nullptr}, {"text", translated(action.error())}, {"clause", ""}};
    // Asked by a seat whose turn it is not, only that is told: whether the other one could do it may be hidden.
    if (table_.asked() != seat - 1)
      return {{"rule", std::string(question)}, {"text", reason_against(seat, *action, question)}, {"clause", clause_of(question)}};
    const auto refusal = table_.why_not(*action);
    if (!refusal) return {{"rule", nullptr}, {"text", tr("It is possible now.")}, {"clause", ""}};
    const std::string_view rule = name_of(refusal.rule());
    return {{"rule", std::string(rule)}, {"text", reason_against(seat, *action, rule)}, {"clause", clause_of(rule)}};
  }

  Json hint() override {
    table_.mark_assisted();
    return F::hint(table_, teller(table_.asked() + 1));
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
      if (other != seat && table_.seats()[index(other)] == At::SeatKind::person && table_.decided_since(seat - 1, other - 1)) others.push_back(other);
    }
    return others;
  }
  void take_back(int seat) override { table_.undo(seat - 1); }
  bool set_stops(int seat, std::string_view when) override {
    const auto stops = At::parse_stops(when);
    if (!stops) return false;
    table_.set_stops(seat - 1, *stops);
    return true;
  }
  std::span<const std::string_view> wishes() const override { return F::wishes; }
  void stop_once() override { table_.stop_once(); }
  bool give_up() override { return table_.give_up(); }
  std::string not_to_be_given_up() const override { return F::not_to_be_given_up(); }
  void seat_person(int seat) override { table_.set_seat(seat - 1, At::SeatKind::person); }
  bool seat_computer(int seat, std::string_view kind) override {
    const auto seat_kind = At::parse_seat_kind(kind, table_.options());
    if (!seat_kind || *seat_kind == At::SeatKind::person) return false;
    table_.set_seat(seat - 1, *seat_kind);
    return true;
  }

 private:
  static std::size_t index(int seat) { return static_cast<std::size_t>(seat - 1); }
  View seen_by(Viewer viewer) const { return viewer == watcher ? F::public_view(table_.state()) : table_.view(viewer - 1); }
  auto teller(Viewer viewer) const { return F::teller(table_.options(), names_, viewer - 1); }

  static std::string clause_of(std::string_view rule) {
    const RuleText* text = rule_in(F::rulebook(), rule);
    return text == nullptr ? std::string() : tr(text->text);
  }
  std::string reason_against(int seat, Action action, std::string_view rule) const {
    const std::string text = F::reason_against(table_.view(seat - 1), action, table_.asked() == seat - 1, teller(seat));
    return text.empty() ? clause_of(rule) : text;
  }

  Table table_;
  typename F::Names names_;
};

template <typename F>
Result<typename GameTable<typename F::At>::Seats> seats_of(const std::vector<std::string>& kinds, const typename F::At::Options& options) {
  if (static_cast<int>(kinds.size()) != options.players)
    return Error{"seats", {marked("there must be {count}, one for each player of the options"), {{"count", int{options.players}}}}};
  typename GameTable<typename F::At>::Seats seats{};
  for (std::size_t seat = 0; seat < kinds.size(); ++seat) {
    const auto kind = F::At::parse_seat_kind(kinds[seat], options);
    if (!kind) return Error{"seats", {marked("{kind} is no player"), {{"kind", kinds[seat].substr(0, 40)}}}};
    seats[seat] = *kind;
  }
  return seats;
}

template <typename F>
Result<std::unique_ptr<Game>> new_game_of(const Json& request, const std::vector<std::string>& kinds, const Chance& chance, const Host::Keep& keep) {
  using Table = GameTable<typename F::At>;
  const auto options = F::At::options_from_json(request.contains("options") ? request["options"] : Json::object());
  if (!options) return options.error();
  const auto seats = seats_of<F>(kinds, *options);
  if (!seats) return seats.error();
  std::optional<std::uint64_t> seed;
  if (request.contains("seed")) seed = request["seed"].get<std::uint64_t>();
  if (!seed && !chance) return Error{"seed", marked("is missing")};
  Table table = seed ? Table(*options, *seats, *seed, keep) : Table(*options, *seats, chance, keep);
  if (keep) keep(Table::heading(*options, *seats, seed));
  if (request.contains("start")) {
    const auto record = Table::Record::from_text(request["start"]["record"].template get<std::string>());
    if (!record) return Error{"start", record.error().message()};
    const std::size_t steps = steps_until<typename F::At>(*record, request["start"]["moment"].template get<std::size_t>());
    if (const Error problem = table.begin_like(*record, steps); !problem.reason.empty()) return Error{"start", problem.message()};
  }
  return std::unique_ptr<Game>(std::make_unique<TableGame<F>>(std::move(table)));
}

template <typename F>
Result<std::unique_ptr<Game>> restored_game_of(const std::vector<std::string>& lines, const Chance& chance, Host::Keep keep) {
  auto table = GameTable<typename F::At>::restored(lines, std::move(keep), chance);
  if (!table) return table.error();
  return std::unique_ptr<Game>(std::make_unique<TableGame<F>>(std::move(*table)));
}

template <typename F>
Json rules_chapters_of() {
  Json chapters = Json::array();
  for (const RulesChapter& chapter : F::rulebook().chapters) {
    Json json = {{"number", chapter.number}, {"title", tr(chapter.title)}, {"rules", Json::array()}};
    for (const RuleText& rule : chapter.rules) json["rules"].push_back({{"id", std::string(rule.id)}, {"text", tr(rule.text)}});
    chapters.push_back(std::move(json));
  }
  return chapters;
}

// An entry of the list of games.
template <typename F>
GameForm form_of() {
  return {F::At::name, new_game_of<F>, restored_game_of<F>, F::offer, rules_chapters_of<F>, replay_of<F>, analysis_of<F>};
}

}  // namespace meander::protocol
