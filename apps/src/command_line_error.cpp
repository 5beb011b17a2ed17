// From CLI11's errors to ours: which kind it is and which option it is about.
#include "command_line_error.hpp"

#include <string>

#include "help.hpp"

namespace meander {

namespace {

// The sub-command that was named, or the program.
const CLI::App& named_command(const CLI::App& app) {
  const auto chosen = app.get_subcommands();
  return chosen.empty() ? app : named_command(*chosen.back());
}

// The option that the text begins with, or whose name with two dashes is the first in it.
const CLI::Option* named_option(const CLI::App& command, std::string_view text) {
  if (const std::size_t dashes = text.find("--"); dashes != std::string_view::npos) text.remove_prefix(dashes);
  const CLI::Option* found = nullptr;
  for (const CLI::Option* option : command.get_options()) {
    const std::string name = option->get_name();
    if (text.starts_with(name) && (found == nullptr || found->get_name().size() < name.size())) found = option;
  }
  return found;
}

const CLI::Option* missing_option(const CLI::App& command) {
  for (const CLI::Option* option : command.get_options()) {
    if (option->get_required() && option->count() == 0) return option;
  }
  return nullptr;
}

std::string commands_of(const CLI::App& command) {
  std::string names;
  for (const CLI::App* sub : command.get_subcommands([](const CLI::App*) { return true; })) names += (names.empty() ? "" : ", ") + sub->get_name();
  return names;
}

}  // namespace

Error error_of(const CLI::App& app, const CLI::ParseError& error, const Error& refused) {
  const CLI::App& command = named_command(app);
  const CLI::Option* option = named_option(command, error.what());
  const Message name = option != nullptr ? name_of(*option) : Message(marked("command line"));
  if (!refused.reason.empty()) return {name, refused.reason, refused.rule};
  if (&command != &app && command.get_require_subcommand_min() > 0)
    return {command.get_name(), {marked("must be followed by one of: {commands}"), {{"commands", commands_of(command)}}}};
  if (const auto extras = app.remaining(true); !extras.empty()) {
    const std::string& first = extras.front();
    return {first.substr(0, 60), first.starts_with('-') ? marked("there is no such option") : marked("is one argument too many")};
  }
  if (&command == &app) return {marked("command line"), marked("it names no command")};
  if (error.get_name() == "RequiredError") {
    if (const CLI::Option* missing = missing_option(command)) return {name_of(*missing), marked("is missing")};
  }
  if (error.get_name() == "ArgumentMismatch" && option != nullptr) {
    return {name, option->count() > 1 ? marked("stands there more than once") : marked("needs a value")};
  }
  return {name, option != nullptr && option->get_items_expected_max() == 0 ? marked("takes no value") : marked("cannot be understood")};
}

}  // namespace meander
