// What a seat is asked, and each thing it may do.
#include <algorithm>

#include "adapter.hpp"
#include "onirim/notation.hpp"
#include "words/choices.hpp"
#include "words/lists.hpp"
#include "words/text.hpp"

namespace meander::protocol::onirim {

using namespace meander::onirim;

namespace {

std::string card_name(int card) { return std::string(name_of(static_cast<Card>(card))); }
Json from(Action action) { return (action.other() & from_shared) != 0 ? "shared" : "hand"; }
std::string premonition_name(Action action) { return std::string(name_of(static_cast<Premonition>(action.card()))); }

Json cast(Action action) {
  const auto spell = static_cast<Spell>(action.card());
  Json json = {{"do", "cast"}, {"spell", std::string(name_of(spell))}};
  if (spell == Spell::swap) json["goals"] = {(action.other() >> 4) + 1, (action.other() & 0xf) + 1};
  return json;
}

// Whether a remark would only say once more what the words say.
bool says_it_all(Action action, const std::string& deed, const std::string& remark) {
  return remark == deed || action.type() == ActionType::nightmare_key;
}

// Where the steps of one choice can be named at once.
Json several(const View& view, const ActionList& legal) {
  const auto steps = [](const char* verb, bool ordered, int least, int most) {
    return Json{{"verb", verb}, {"ordered", ordered}, {"least", least}, {"most", most}};
  };
  const int looked = static_cast<int>(view.looked().size());
  switch (view.phase()) {
    case Phase::order:
      return steps("top", true, looked, looked);
    case Phase::bottom:
      return steps("bottom", true, looked, looked);
    case Phase::pay:
      return steps("pay", false, view.remaining(), view.remaining());
    case Phase::keys:
      return steps("give", false, view.remaining(), view.remaining());
    case Phase::happy_drop:
      return steps("drop", false, 0,
                   static_cast<int>(std::count_if(legal.begin(), legal.end(), [](Action action) { return action.type() == ActionType::drop; })) > 0
                       ? looked
                       : 0);
    default:
      return nullptr;
  }
}

}  // namespace

Json action_message(const View& view, Action action, int players) {
  const auto with_card = [&](const char* what) { return Json{{"do", what}, {"card", card_name(action.card())}}; };
  const auto from_hand = [&](const char* what) { return Json{{"do", what}, {"card", card_name(action.card())}, {"from", from(action)}}; };
  const auto way = [](const char* what, const char* how) { return Json{{"do", what}, {"way", how}}; };
  switch (action.type()) {
    case ActionType::play_chamber:
      return from_hand("play");
    case ActionType::play_tower: {
      Json json = from_hand("tower");
      json["end"] = (action.other() & right_end) != 0 ? "right" : "left";
      return json;
    }
    case ActionType::discard:
      return from_hand("discard");
    case ActionType::take: {
      Json json = with_card("take");
      if (view.phase() == Phase::door) json["from"] = from(action);
      return json;
    }
    case ActionType::decline:
      return {{"do", "decline"}};
    case ActionType::drop:
      return with_card("drop");
    case ActionType::done:
      return {{"do", "done"}};
    case ActionType::top:
      return with_card("top");
    case ActionType::bottom:
      return with_card("bottom");
    case ActionType::exchange: {
      Json json = with_card("exchange");
      json["other"] = card_name(action.other());
      return json;
    }
    case ActionType::continue_draw:
      return {{"do", "continue"}};
    case ActionType::pick:
      return with_card("pick");
    case ActionType::cast:
      return cast(action);
    case ActionType::pay:
      return with_card("pay");
    case ActionType::nightmare_key: {
      Json json = from_hand("nightmare");
      json["way"] = "key";
      return json;
    }
    case ActionType::nightmare_door: {
      Json json = with_card("nightmare");
      json["way"] = "door";
      return json;
    }
    case ActionType::nightmare_reveal:
      return way("nightmare", "reveal");
    case ActionType::nightmare_hand:
      return way("nightmare", "hand");
    case ActionType::lose_tower:
      return with_card("lose");
    case ActionType::false_destruction:
      return way("lose", "cancel");
    case ActionType::happy_remove: {
      Json json = way("happy", "remove");
      json["premonition"] = premonition_name(action);
      return json;
    }
    case ActionType::happy_reveal:
      return way("happy", "reveal");
    case ActionType::happy_search:
      return way("happy", "search");
    case ActionType::fetch:
      return with_card("fetch");
    case ActionType::premonition:
      return {{"do", "premonition"}, {"premonition", premonition_name(action)}};
    case ActionType::give:
      return with_card("give");
    case ActionType::return_door: {
      Json json = with_card("return");
      if (players == 2) json["seat"] = action.other() + 1;
      return json;
    }
    case ActionType::none:
    case ActionType::draw:
    case ActionType::goal:
    case ActionType::reveal:
      break;
  }
  return Json::object();
}

Json prompt_message(const Table& table, int seat) {
  const View view = table.view(seat);
  const int players = table.options().players;
  ActionList legal;
  table.legal_actions(legal);
  Json json = {{"question", question_of(view, in_words)}, {"rule", std::string(name_of(rule_behind(view)))}, {"actions", Json::array()}};
  // Who never wants to be asked about spells is not offered any at doors and Nightmares.
  const bool no_spells = table.stops(seat) == Stops::never && (view.phase() == Phase::door || view.phase() == Phase::nightmare);
  for (const Action action : legal) {
    if (no_spells && is_spell(action)) continue;
    const std::string deed = deed_text(action, players);
    Json each = {{"action", text_of(action, players)}, {"words", begun(deed)}};
    if (const std::string remark = remark_on(view, action, in_words); !remark.empty() && !says_it_all(action, deed, remark)) each["remark"] = remark;
    each.update(action_message(view, action, players));
    json["actions"].push_back(std::move(each));
  }
  if (Json steps = several(view, legal); !steps.is_null()) json["several"] = std::move(steps);
  return json;
}

}  // namespace meander::protocol::onirim
