#include "adapter.hpp"

#include "../table_game.hpp"
#include "onirim/notation.hpp"
#include "players/greedy_player.hpp"
#include "players/strong/advice.hpp"
#include "players/strong/judgement.hpp"
#include "players/strong/learned.hpp"
#include "protocol/games.hpp"
#include "words/advice_text.hpp"
#include "words/options_title.hpp"
#include "words/reason_text.hpp"
#include "words/refusal_text.hpp"
#include "words/seat_names.hpp"

namespace meander::protocol::onirim {

using namespace meander::onirim;

namespace {

// Alone, with what each choice is worth.
Json advised(const Advice& advice) {
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

}  // namespace

std::string Form::not_to_be_given_up() { return tr("This game can still be won; it can be given up only when it cannot (ONI-3.7)."); }

Form::Names Form::names_of(const Table& table) { return seat_names(table); }
std::string Form::title(const Options& options, const Table::Seats& seats) { return options_title(options, seats); }
std::string Form::title(const Options& options) { return options_title(options); }

// A record does not tell who sat there.
Teller Form::teller_of_record(const Options& options) {
  const Table::Seats persons{SeatKind::person, SeatKind::person};
  return teller(options, seat_names(Table(options, persons, 0)), options.players == 1 ? 0 : -1);
}

Json Form::hint(const Table& table, const Teller& teller) {
  ActionList legal;
  table.legal_actions(legal);
  const View view = table.view(table.asked());
  if (teller.players == 1 && learned_network() != nullptr) return advised(advise(StrongPlayer(*learned_network()), view, legal));
  const Choice choice = GreedyPlayer().explain(view, legal);
  return {{"action", text_of(choice.action, teller.players)},
          {"words", begun(deed_text(choice.action, teller.players))},
          {"reason", reason_text(choice, in_words)}};
}

bool Form::judges(const Options& options) { return options.players == 1 && learned_network() != nullptr; }

Json Form::judged(const State& state, Action taken) {
  ActionList legal;
  Onirim::legal_actions(state, legal);
  if (legal.size() < 2) return nullptr;
  const Judgement judgement = judge(StrongPlayer(*learned_network(), thorough), Onirim::view(state, state.seat), legal, taken);
  return {{"words", begun(deed_text(taken, 1))},
          {"chance", judgement.chance},
          {"best", begun(deed_text(judgement.best, 1))},
          {"best_chance", judgement.best_chance}};
}

std::string Form::withheld_words(std::size_t count) { return trn("{count} card put back", "{count} cards put back", count); }

std::string Form::reason_against(const View& view, Action action, bool /*asked*/, const Teller& /*teller*/) {
  return refusal_text(view, action, in_words);
}

void Form::Besides::note(const Event& event) {
  switch (event.type) {
    case EventType::discarded:
    case EventType::dropped:
    case EventType::key_paid:
    case EventType::dream_discarded:
    case EventType::tower_lost:
    case EventType::left_the_deck:
      discarded_.emplace_back(event.card);
      break;
    case EventType::put_into_limbo:
    case EventType::door_returned:
      in_limbo_.emplace_back(event.card);
      break;
    default:
      break;
  }
}

void Form::Besides::put(Json& json, const State& state) const {
  const auto put = [&json](const char* key, const std::vector<Card>& came, const auto& pile) {
    const auto last = std::find_if(came.rbegin(), came.rend(), [&](Card card) { return pile.count(card) > 0; });
    if (last != came.rend()) json["tops"][key] = std::string(name_of(*last));
  };
  json["tops"] = Json::object();
  put("discard", discarded_, state.discard);
  put("limbo", in_limbo_, state.limbo);
}

const GameForm& form() {
  static const GameForm all = form_of<Form>();
  return all;
}

}  // namespace meander::protocol::onirim
