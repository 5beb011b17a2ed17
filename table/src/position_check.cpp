// Whether a position can be, and whether a game can go on from it (ONI-10.3).
#include <bit>

#include "onirim/game.hpp"
#include "onirim/notation.hpp"
#include "onirim/queries.hpp"
#include "table/position.hpp"

namespace meander::onirim {

namespace {

class Checker {
 public:
  explicit Checker(const Position& position) : options_(position.options), s_(position.state) {}

  Error check() {
    counts();
    rows();
    expansions();
    pending_fields();
    if (error_.reason.empty()) phase();
    if (error_.reason.empty()) ending();
    return error_;
  }

 private:
  void fail(Message place, Message reason, Refusal rule = {}) {
    if (!error_.reason.empty()) return;
    error_ = {std::move(place), std::move(reason), rule ? std::string(name_of(rule.rule())) : std::string()};
  }
  void require(bool holds, const char* place, Marked reason, Refusal rule = {}) {
    if (!holds) fail(place, reason, rule);
  }

  void counts() {
    const CardCounts deck = options_.composition();
    CardCounts found{};
    const auto count = [&found](Card card) { ++found[card]; };
    for (int i = 0; i < card_kinds; ++i) {
      const auto card = static_cast<Card>(i);
      found[card] = static_cast<std::uint8_t>(s_.unknown.count(card) + s_.discard.count(card) + s_.removed.count(card));
      if (is_door(card) || is_dream(card)) found[card] = static_cast<std::uint8_t>(found[card] + s_.limbo.count(card));
      if (is_door(card)) found[card] = static_cast<std::uint8_t>(found[card] + doors_on_table(s_, static_cast<int>(colour_of(card))));
    }
    for (const KnownCard known : s_.known) count(known.card());
    for (const Hand& hand : {s_.private_cards[0], s_.private_cards[1], s_.shared}) {
      for (std::size_t i = 0; i < hand.size(); ++i) count(hand[i].card());
    }
    for (int seat = 0; seat < 2; ++seat) {
      for (int i = 0; i < s_.rows.size(seat); ++i) count(s_.rows.at(seat, i));
    }
    for (const Card card : s_.tower_row) count(card);
    for (const Card card : s_.looked.cards()) count(card);
    for (const Card card : s_.placed) count(card);
    if (s_.pending != no_card) count(s_.pending);
    for (std::size_t card = 0; card < card_kinds; ++card) {
      if (found[card] > deck[card]) {
        fail("cards", {marked("{found} {card} are there, the deck of these options has {most}"),
                       {{"found", found[card]}, {"card", name_of(static_cast<Card>(card))}, {"most", deck[card]}}});
      }
    }
  }

  void rows() {
    for (int seat = 0; seat < s_.settings.players(); ++seat) {
      for (int i = 1; i < s_.rows.size(seat); ++i) {
        if (symbol_of(s_.rows.at(seat, i)) == symbol_of(s_.rows.at(seat, i - 1))) {
          fail(s_.settings.players() == 2 ? "rows[" + std::to_string(seat) + "]" : "rows", marked("two neighbours have the same symbol"),
               Rule::ONI_3_2);
        }
      }
    }
    for (std::size_t i = 1; i < s_.tower_row.size(); ++i) {
      require(edges_fit(s_.tower_row[i - 1], s_.tower_row[i]), "tower_row", marked("two neighbours touch with a symbol in common"), Rule::ONI_8_3);
    }
  }

  void expansions() {
    for (int colour = 0; colour < colours && !s_.goals.empty(); ++colour) {
      int goals = 0;
      int closed = 0;
      for (const std::uint8_t goal : s_.goals) {
        goals += goal % closed_goal == colour ? 1 : 0;
        closed += goal == colour + closed_goal ? 1 : 0;
      }
      require(goals <= s_.settings.doors(colour), "goals", marked("there are more goals of a colour than doors"), Rule::ONI_7_1);
      require(closed == doors_on_table(s_, colour), "goals", marked("as many goals of a colour are closed as doors of it are on the table"),
              Rule::ONI_7_2);
    }
    require(s_.settings.has(Settings::book) || s_.removed.size() == 0, "removed", marked("only the spells of the Book remove cards"), Rule::ONI_7_4);
    for (int colour = 0; colour < colours; ++colour) {
      require(s_.settings.players() == 2 || s_.doors[1][static_cast<std::size_t>(colour)] == 0, "doors", marked("alone there is one seat"));
    }
  }

  bool phase_is(std::initializer_list<Phase> phases) const {
    for (const Phase phase : phases) {
      if (s_.phase == phase) return true;
    }
    return false;
  }
  // Whether a spell that was cast in `resume` is being paid or carried out.
  bool spell_under_way() const { return s_.phase == Phase::pay || s_.purpose == Purpose::paradox; }

  // Each field of `pending` where its phase has it, and nowhere else.
  void pending_fields() {
    const bool looking = phase_is({Phase::look, Phase::prophecy, Phase::order, Phase::paradox, Phase::bottom, Phase::happy_drop});
    if (!phase_is({Phase::over})) require(looking || s_.looked.empty(), "pending.looked", marked("nothing is being looked at in this phase"));
    require(phase_is({Phase::order, Phase::bottom}) || s_.placed.empty(), "pending.placed", marked("nothing is being put in order in this phase"));
    require(looking == (s_.purpose != Purpose::none), "pending.purpose", looking ? marked("is missing") : marked("does not belong to this phase"));
    const bool counting = phase_is({Phase::look, Phase::reveal, Phase::pay, Phase::keys, Phase::foresee});
    require(counting == (s_.remaining > 0), "pending.remaining", counting ? marked("is missing") : marked("does not belong to this phase"));
    require((s_.phase == Phase::pay) == (s_.spell != Spell::none), "pending.spell",
            s_.phase == Phase::pay ? marked("is missing") : marked("does not belong to this phase"));
    require(s_.spell == Spell::swap || s_.swap == 0, "pending.swap", marked("belongs to paying for a swap alone"));
    require(phase_is({Phase::pay, Phase::happy_drop, Phase::keys}) || s_.last == 0, "pending.last", marked("does not belong to this phase"));
    require(spell_under_way() == (s_.resume != Phase::over), "pending.resume",
            spell_under_way() ? marked("is missing") : marked("does not belong to this phase"));
    if (s_.resume != Phase::over) {
      const bool castable = s_.resume == Phase::turn || s_.resume == Phase::window || s_.resume == Phase::nightmare || s_.resume == Phase::door;
      require(castable, "pending.resume", marked("no spell is cast in that phase"), Rule::ONI_7_4);
      require(s_.settings.has(Settings::book), "pending.resume", marked("needs the expansion book"), Rule::ONI_10_1);
    }
    premonition_field();
    card_field();
  }

  void premonition_field() {
    const auto is = [this](Premonition premonition) { return s_.premonition == static_cast<std::uint8_t>(premonition); };
    bool fits = s_.premonition == no_premonition;
    if (s_.phase == Phase::keys) fits = is(Premonition::blue);
    if (s_.phase == Phase::return_door) fits = is(Premonition::brown);
    if (s_.phase == Phase::pairs) fits = is(Premonition::pairs);
    if (s_.phase == Phase::foresee) fits = is(Premonition::five) || is(Premonition::three);
    if (s_.phase == Phase::redraw) fits = fits || is(Premonition::three);
    require(fits, "pending.premonition", marked("does not fit the phase"));
    if (s_.premonition == no_premonition) return;
    require(s_.settings.has(Settings::premonitions), "pending.premonition", marked("needs the expansion premonitions"), Rule::ONI_10_1);
    require(((s_.open_premonitions | s_.pile) >> s_.premonition & 1) == 0, "pending.premonition", marked("it has left the game already"),
            Rule::ONI_9_2);
  }

  // The drawn door or dream card that a phase deals with.
  void card_field() {
    const Phase from = s_.resume != Phase::over ? s_.resume : s_.phase;
    bool fits = s_.pending == no_card;
    Marked reason = marked("does not belong to this phase");
    if (from == Phase::door) {
      fits = s_.pending != no_card && is_door(s_.pending);
      reason = marked("must be the door drawn");
    } else if (from == Phase::nightmare || from == Phase::reveal || from == Phase::tower_loss ||
               (from == Phase::redraw && s_.premonition == no_premonition)) {
      fits = s_.pending == nightmare;
      reason = marked("must be nightmare");
    } else if (from == Phase::happy || from == Phase::happy_drop || from == Phase::fetch || s_.purpose == Purpose::happy) {
      fits = s_.pending == happy_dream;
      reason = marked("must be happy-dream");
    }
    require(fits, "pending.card", reason);
  }

  int labyrinth_cards_unknown() const {
    int count = 0;
    for (int card = 0; card < card_kinds; ++card) count += is_labyrinth(static_cast<Card>(card)) ? s_.unknown.count(static_cast<Card>(card)) : 0;
    return count;
  }
  void require_unknown_next(bool from_bottom = false) {
    require(s_.unknown_size > 0, "deck.unknown", marked("is empty, so there is nothing to draw by chance"));
    require((from_bottom ? s_.known.bottom_size() : s_.known.top_size()) == 0, "deck.top",
            marked("the next card is known, so it is not drawn by chance"));
  }

  // What each phase needs in order to go on.
  void phase() {
    const int opening = s_.settings.private_size() * s_.settings.players() + s_.settings.shared_size();
    const auto held = static_cast<int>(s_.private_cards[0].size() + s_.private_cards[1].size() + s_.shared.size());
    const bool hand_full = hand_is_full(s_);
    int doors = 0;
    for (int colour = 0; colour < colours; ++colour) doors += s_.settings.doors(colour);
    if (phase_is({Phase::goals, Phase::premonitions, Phase::set_up})) {
      require(labyrinth_cards_unknown() >= opening - held && held < opening, "deck.unknown", marked("has not the cards that the opening hands need"),
              Rule::ONI_2_1);
      require(s_.known.size() == 0, "deck.top", marked("no place is known at set-up"));
      const bool two = s_.settings.players() == 2;
      require(!two || (s_.private_cards[0].empty() && s_.private_cards[1].empty()), "private", marked("nobody holds a card before the draft"),
              Rule::ONI_6_1);
      require(s_.seat == 0, "turn", marked("seat 1 begins"), Rule::ONI_6_1);
    }
    if (phase_is({Phase::goals, Phase::premonitions})) {
      const int premonitions = std::popcount(s_.open_premonitions) + std::popcount(s_.pile);
      require(!s_.settings.has(Settings::premonitions) || premonitions >= s_.settings.open_premonitions(), "premonitions.pile",
              marked("has too few to open as many as the options say"), Rule::ONI_9_1);
    }
    if (phase_is({Phase::goals, Phase::premonitions, Phase::set_up, Phase::pick})) {
      require(s_.doors == State{}.doors, "doors", marked("no door is on the table before the first turn"), Rule::ONI_2_1);
    }
    if (s_.phase == Phase::turn || s_.resume == Phase::turn) {
      require(!s_.hand().empty() || !s_.shared.empty(), s_.settings.players() == 2 ? "private" : "hand",
              marked("a turn cannot begin with an empty hand"), Rule::ONI_10_3);
    }
    switch (s_.phase) {
      case Phase::goals:
        return require(s_.settings.has(Settings::book) && static_cast<int>(s_.goals.size()) < doors, "phase", marked("no goal is left to lay"),
                       Rule::ONI_7_1);
      case Phase::premonitions:
        return require(std::popcount(s_.open_premonitions) < s_.settings.open_premonitions() && s_.pile != 0, "phase",
                       marked("no premonition is to be revealed"), Rule::ONI_9_1);
      case Phase::pick: {
        const auto picked = static_cast<int>(s_.private_cards[0].size() + s_.private_cards[1].size());
        require(s_.settings.players() == 2, "phase", marked("cards are picked by two players"), Rule::ONI_6_1);
        require(held == opening && picked < 2 * s_.settings.private_size(), "shared", marked("does not fit the cards picked so far"), Rule::ONI_6_1);
        return require(s_.private_cards[0].size() == s_.private_cards[1].size() + s_.seat, "turn", marked("seats pick in turn, seat 1 first"),
                       Rule::ONI_6_1);
      }
      case Phase::explore:
        require(s_.rows.run(s_.seat) > 0 && s_.rows.run(s_.seat) % 3 == 0, "rows", marked("the row does not end in a completed series"),
                Rule::ONI_3_3);
        if (!error_.reason.empty()) return;
        return require(in_deck(s_, door(colour_of(s_.rows.last(s_.seat)))), "deck", marked("there is no such door to search for"), Rule::ONI_3_3);
      case Phase::exchange:
        return require(!s_.hand().empty() && !s_.shared.empty(), "phase", marked("there is nothing to exchange"), Rule::ONI_6_4);
      case Phase::window:
        require(s_.settings.has(Settings::book), "phase", marked("needs the expansion book"), Rule::ONI_10_1);
        return require(!hand_full && s_.deck_size() > 0, "phase", marked("no draw is due"), Rule::ONI_7_4_b);
      case Phase::draw:
        require(!hand_full, "phase", marked("the hand is full already"), Rule::ONI_3_8);
        return require_unknown_next();
      case Phase::redraw:
        require(!hand_full, "phase", marked("the hand is full already"), Rule::ONI_4_3);
        return require_unknown_next();
      case Phase::reveal:
        require(s_.remaining <= 5 && s_.remaining <= s_.deck_size(), "pending.remaining", marked("more than there are to reveal"), Rule::ONI_4_1_c);
        return require_unknown_next();
      case Phase::foresee:
        return require(s_.remaining <= std::popcount(s_.pile) && s_.remaining <= 2, "pending.remaining", marked("more than the pile has"),
                       Rule::ONI_9_4_five);
      case Phase::tower_loss:
        return require(must_lose_tower(s_), "phase", marked("no tower has to be lost"), Rule::ONI_8_5);
      case Phase::happy:
        return require(s_.settings.has(Settings::premonitions), "phase", marked("needs the expansion premonitions"), Rule::ONI_10_1);
      case Phase::fetch:
        return require(s_.unknown_size > 0 && s_.known.size() == 0, "deck", marked("a searched deck has cards, and none of known place"),
                       Rule::ONI_9_6_c);
      case Phase::keys: {
        int keys = 0;
        for (int card = s_.last; card < first_door; ++card) keys += is_key(static_cast<Card>(card)) ? s_.unknown.count(static_cast<Card>(card)) : 0;
        require(s_.known.size() == 0, "deck.top", marked("no place is known in a searched deck"), Rule::ONI_3_11);
        return require(s_.remaining <= 2 && s_.remaining <= keys, "pending.remaining", marked("more Keys than the deck has left to name"),
                       Rule::ONI_9_4_blue);
      }
      case Phase::return_door:
        return require(s_.doors != State{}.doors, "doors", marked("there is no door to return"), Rule::ONI_9_4_brown);
      case Phase::pairs:
        return require(first_pair(s_) >= 0 && s_.doors[0][static_cast<std::size_t>(first_pair(s_))] == 1, "doors", marked("no pair has two owners"),
                       Rule::ONI_9_4_pairs);
      case Phase::premonition:
        return require(waiting_premonitions(s_) != 0, "premonitions.open", marked("none of them waits"), Rule::ONI_9_3);
      case Phase::pay:
        return check_payment();
      case Phase::look:
      case Phase::prophecy:
      case Phase::order:
      case Phase::paradox:
      case Phase::bottom:
      case Phase::happy_drop:
        return check_look();
      case Phase::set_up:
      case Phase::turn:
      case Phase::door:
      case Phase::nightmare:
      case Phase::over:
        return;
    }
  }

  void check_payment() {
    int payable = 0;
    for (int card = s_.last; card < card_kinds; ++card) payable += s_.discard.count(static_cast<Card>(card));
    require(s_.remaining <= price(s_.settings, s_.spell), "pending.remaining", marked("more than the spell costs"), Rule::ONI_7_4);
    require(s_.remaining <= payable, "pending.remaining", marked("more than the discard pile has left to name"), Rule::ONI_7_4);
    require(s_.spell != Spell::prophecy || s_.deck_size() > 0, "deck", marked("with no card there is no Paradoxical Prophecy"), Rule::ONI_7_5);
    require(s_.spell != Spell::punishment || s_.resume == Phase::nightmare, "pending.resume", marked("it is cast on a Nightmare"), Rule::ONI_7_7);
    if (s_.spell != Spell::swap) return;
    const auto first = static_cast<std::size_t>(s_.swap >> 4U);
    const auto second = static_cast<std::size_t>(s_.swap & 0xfU);
    require(first < second && second < s_.goals.size(), "pending.swap", marked("must name two goals of the row, the left one first"), Rule::ONI_7_6);
    if (error_.reason.empty()) require(s_.goals[first] != s_.goals[second], "pending.swap", marked("changes nothing"), Rule::ONI_7_6);
  }

  void check_look() {
    bool fits = true;
    if (s_.phase == Phase::prophecy) fits = s_.purpose == Purpose::prophecy;
    if (s_.phase == Phase::order) fits = s_.purpose != Purpose::paradox;
    if (s_.phase == Phase::paradox || s_.phase == Phase::bottom) fits = s_.purpose == Purpose::paradox;
    if (s_.phase == Phase::happy_drop) fits = s_.purpose == Purpose::happy;
    require(fits, "pending.purpose", marked("does not fit the phase"));
    require(s_.looked.size() + s_.placed.size() + s_.remaining <= 7, "pending.looked", marked("more cards than anything looks at"));
    if (s_.phase == Phase::look) {
      require(s_.remaining <= s_.deck_size(), "pending.remaining", marked("more cards than the deck has"));
      require_unknown_next(s_.purpose == Purpose::paradox && s_.settings.has(Settings::paradox_from_bottom));
    } else if (s_.phase != Phase::happy_drop) {
      require(!s_.looked.empty(), "pending.looked", marked("is empty"));
    }
    require(s_.purpose != Purpose::peek || s_.settings.has(Settings::towers), "pending.purpose", marked("needs the expansion towers"),
            Rule::ONI_10_1);
    require(s_.purpose != Purpose::happy || s_.settings.has(Settings::premonitions), "pending.purpose", marked("needs the expansion premonitions"),
            Rule::ONI_10_1);
  }

  void ending() {
    const bool over = s_.phase == Phase::over;
    require(over == (s_.ending != Ending::none), "result", over ? marked("is missing") : marked("only a finished game has one"), Rule::ONI_10_3);
    require(over || !complete(s_), "phase", marked("the game is won, so it is over"), Rule::ONI_10_3);
    require(s_.ending != Ending::won || complete(s_), "result", marked("the game is not won"),
            s_.settings.players() == 2 ? Rule::ONI_6_7 : Rule::ONI_5_1);
    require(s_.ending != Ending::lost_deck || s_.deck_size() == 0, "result", marked("the deck is not empty"), Rule::ONI_5_2);
    require(s_.ending != Ending::lost_door || s_.settings.has(Settings::discarded_door_loses), "result",
            marked("a discarded door does not lose in this game"), Rule::ONI_3_7);
    const bool under_way = s_.premonition != no_premonition || s_.phase == Phase::premonition;
    require(over || under_way || waiting_premonitions(s_) == 0, "premonitions.open", marked("the condition of one holds, but it isn't waiting"),
            Rule::ONI_10_3);
  }

  const Options& options_;
  const State& s_;
  Error error_;
};

}  // namespace

Error problem_of(const Position& position) { return Checker(position).check(); }

}  // namespace meander::onirim
