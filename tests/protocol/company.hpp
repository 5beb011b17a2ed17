// A table with everybody who sits at it, driven by messages alone, and every message kept for the schema.
//
//   Company company(R"({"type": "create", "game": "onirim", "seats": [{"kind": "here"}], "seed": 7})");
//   company.play(random);                          // to the end, each answer chosen at random
//   company.says(1, {{"type", "undo"}});           // the reply
#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>

#include "core/random.hpp"
#include "protocol/host.hpp"
#include "protocol/requests.hpp"
#include "witness.hpp"

namespace meander::protocol {

class Company {
 public:
  explicit Company(const std::string& create, const Chance& chance = {}) : chance_(chance) {
    const Json request = *parse_json(create);
    witness("client", request);
    EXPECT_TRUE(read_message(create).error.is_null()) << read_message(create).error;
    Result<Host> host = Host::create(request, chance, now, [this](std::string_view text) { keep(text); });
    EXPECT_TRUE(host) << (host ? "" : host.error().text());
    if (!host) std::abort();
    host_ = std::make_unique<Host>(std::move(*host));
    host_->go_on(now);
  }

  Host& host() { return *host_; }
  Json update(Viewer viewer, std::size_t since = 0) {
    Json update = host_->update(viewer, since, now);
    witness("server", update);
    return update;
  }
  // The reply to a message, which has to be of the schema.
  Json says(Viewer viewer, Json message) {
    message["id"] = ++id_;
    witness("client", message);
    const Read read = read_message(message.dump());
    EXPECT_TRUE(read.error.is_null()) << message << read.error;
    const Host::Received received = host_->receive(viewer, read.message, now);
    changed = received.changed;
    EXPECT_EQ(received.reply["id"], id_);
    witness("server", received.reply);
    return received.reply;
  }
  Json answers(int seat, const std::vector<std::string>& actions) {
    return says(seat, {{"type", "answer"}, {"prompt", prompt(seat)["number"]}, {"actions", actions}});
  }
  // What a seat is asked; the log is left out, which grows with every answer.
  Json prompt(int seat) { return update(seat, no_log)["prompt"]; }
  // Any of the actions of the seat that is asked.
  void answer_at_random(Random& random) {
    const int seat = asked();
    const Json actions = prompt(seat)["actions"];
    ASSERT_FALSE(actions.empty());
    const std::string action = actions[random.below(static_cast<std::uint32_t>(actions.size()))]["action"];
    ASSERT_EQ(answers(seat, {action})["type"], "done") << action;
  }
  void play(Random& random) {
    for (int answers = 0; !host_->over() && answers < 3000 && !testing::Test::HasFatalFailure(); ++answers) answer_at_random(random);
    ASSERT_TRUE(host_->over());
  }
  int asked() { return update(watcher, no_log)["asked"]; }
  // The same table, as its journal tells it.
  Host restored() const {
    Result<Host> host = Host::restored(lines, chance_, now);
    EXPECT_TRUE(host) << (host ? "" : host.error().text());
    return std::move(*host);
  }

  static constexpr std::size_t no_log = SIZE_MAX;
  std::vector<std::string> lines;
  bool changed = false;
  Time now = 1'000'000;

 private:
  void keep(std::string_view text) {
    for (std::size_t start = 0; start <= text.size();) {
      const std::size_t end = std::min(text.find('\n', start), text.size());
      lines.emplace_back(text.substr(start, end - start));
      start = end + 1;
    }
  }

  Chance chance_;
  std::unique_ptr<Host> host_;
  int id_ = 0;
};

}  // namespace meander::protocol
