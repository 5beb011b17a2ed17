// What a server allows others, as options on the command line.
#include "checks.hpp"
#include "serve_command.hpp"
#include "words/text.hpp"

namespace meander {

void ServeFlags::add_limits(CLI::App& sub, Checks& checks) {
  const auto number = [&](const char* name, auto& value, std::uint64_t most, const std::string& text) {
    sub.add_option(name, value, text)->type_name(tr("NUMBER"))->capture_default_str()->check(checks.whole_number(1, most));
  };
  server::Limits& limits = options.limits;
  number("--most-tables", limits.tables, 100000000, tr("How many tables are kept"));
  number("--tables-an-hour", limits.tables_an_hour, 1000000, tr("How many tables an address may create in an hour"));
  number("--requests-a-second", limits.requests_a_second, 1000000, tr("How often an address may ask, apart from its games"));
  number("--messages-a-second", limits.messages_a_second, 1000000, tr("How often a player may say something"));
  number("--most-connections", limits.connections, 1000000, tr("How many connections may be open"));
  number("--connections-an-address", limits.connections_an_address, 1000000, tr("How many connections of one address may be open"));
  number("--days-unfinished", limits.days_unfinished, 36500, tr("After so many days without a change a game is forgotten"));
  number("--days-finished", limits.days_finished, 36500, tr("After so many days a game that is over is forgotten"));
}

}  // namespace meander
