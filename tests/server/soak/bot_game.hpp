// A game that bots play through the protocol, at real sockets, with everything that goes wrong on a network: lost connections, answers sent twice,
// late ones, impossible ones, things taken back. What is not as it should be is thrown as a Fault.
//
//   BotGame(server, soaked("labyrinth"), seed, number).play(tally);   // returns when the game is over and its record says what the bots have seen
#pragma once

#include <functional>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "client.hpp"
#include "core/random.hpp"
#include "soaked_game.hpp"

namespace meander::server {

// The type of a message; empty when it has none, or when there was no message.
inline std::string type_of(const Json& message) { return message.is_object() ? message.value("type", std::string()) : std::string(); }

// What the games of a soak add up to.
struct Tally {
  std::size_t games = 0;
  std::size_t won = 0;
  std::size_t answers = 0;
  std::size_t taken_back = 0;
  std::size_t lost_connections = 0;  // by the bots' will or the server's end
  std::size_t refused = 0;           // what had to be
  void add(const Tally& other);
};

class BotGame {
 public:
  BotGame(unsigned short port, const SoakedGame& game, std::uint64_t seed, std::uint64_t number);
  // What came of it so far is in `tally` also when it ends with a fault.
  void play(Tally& tally);
  const std::vector<std::string>& last_acts() const { return acts_; }

 private:
  // A seat, as the person there knows it.
  struct Chair {
    int seat = 0;
    std::string link;
    std::optional<Socket> socket;
    Json update = Json::object();
    Json events = Json::array();              // all that it was told of, in order
    std::optional<std::size_t> acknowledged;  // the number of the last prompt whose answer was acknowledged
  };
  enum class Heard { nothing, update, reply };

  void sit_at_all();
  std::string fresh_link();
  // Through a connection that may be lost and a server that may be away for a while.
  Json request(const Json& message) const;
  void connect(Chair& chair);
  void lose(Chair& chair);
  void lose_other(Chair& chair) { lose(other(chair)); }
  void take(Chair& chair, Json update);
  // One message; a reply is put there. A connection that is lost is made again, and counts as an update.
  Heard hear(Chair& chair, Json& reply);
  // The reply to a message; null when the connection was lost before it came, and made again since.
  Json say(Chair& chair, const Json& message);
  Json reply(Chair& chair);
  // Reads until what it knows is so.
  void await(Chair& chair, const std::function<bool(const Json& update)>& so);
  void await_other_than(Chair& chair, std::size_t prompt);
  void await_sequence(std::size_t sequence);

  // Whoever is asked, with its prompt; nothing when the game is over.
  Chair* asked();
  void act(Chair& chair);
  void note(const Chair& chair, const std::string& what);
  void answer(Chair& chair);
  void answer_and_go(Chair& chair);
  void answer_twice(Chair& chair);
  void answer_late(Chair& chair);
  void answer_impossibly(Chair& chair);
  void ask_for_help(Chair& chair);
  void take_back(Chair& chair);
  void be_replaced(Chair& chair);
  void settle(Chair& chair, const Json& reply, std::size_t prompt);
  void expect_refused(const Json& reply, const std::vector<std::string>& codes);

  void check_end();
  Json answer_of(const Chair& chair);
  // Any other; the same where there is none.
  Chair& other(const Chair& chair);
  bool chance(std::uint32_t percent) { return random_.below(100) < percent; }

  unsigned short port_;
  const SoakedGame& game_;
  Random random_;
  Json options_;
  bool advised_;  // most answers are the hints'
  std::vector<Chair> chairs_;
  std::string watch_;
  std::vector<std::string> acts_;  // the last ones, for whoever looks for a fault
  Tally* tally_ = nullptr;
};

}  // namespace meander::server
