// Usage, arguments, options and commands in two columns, or below each other where there is no room for two.
#include "help.hpp"

#include <unistd.h>

#include <algorithm>
#include <vector>

#include "terminal/console.hpp"
#include "terminal/wrap.hpp"
#include "words/error_text.hpp"

namespace meander {

namespace {

constexpr int widest = 120;
constexpr int left_column = 28;  // with the gap

struct Entry {
  std::string name;
  std::string text;
};

std::string lines_of(std::string_view text, int width, int indent = 0) {
  std::string lines;
  for (const std::string& line : wrap(text, width, indent, indent)) lines += line + "\n";
  return lines;
}

std::string entry_lines(const Entry& entry, int width) {
  const std::string name = "  " + entry.name;
  if (width < 2 * left_column + 8) return lines_of(name, width) + lines_of(entry.text, width, 6);
  const std::string text = lines_of(entry.text, width, left_column);
  if (columns_of(name) + 2 > left_column) return name + "\n" + text;
  return padded(name, left_column) + text.substr(static_cast<std::size_t>(left_column));
}

std::string section(const std::string& title, const std::vector<Entry>& entries, int width) {
  if (entries.empty()) return {};
  std::string text = "\n" + title + "\n";
  for (const Entry& entry : entries) text += entry_lines(entry, width);
  return text;
}

Entry entry_of(const CLI::Option& option) {
  std::string name = option.get_positional() ? translated(name_of(option)) : option.get_name(false, true);
  std::ranges::replace(name, ',', ' ');
  if (!option.get_positional() && option.get_items_expected_max() > 0) name += " " + option.get_type_name();
  const std::string standard = option.get_default_str();
  return {name, standard.empty() ? option.get_description()
                                 : tr("{text} (default: {value})", arg("text", option.get_description()), arg("value", standard))};
}

}  // namespace

Message name_of(const CLI::Option& option) {
  const std::string name = option.get_name();
  for (const Marked argument : {marked("ACTION"), marked("FILE"), marked("GAME"), marked("ID"), marked("RULE")}) {
    if (name == argument.english) return argument;
  }
  return name;
}

std::string HelpFormatter::make_help(const CLI::App* app, std::string name, CLI::AppFormatMode /*mode*/) const {
  const int width = std::min(style_of(STDOUT_FILENO).width, widest);
  std::vector<Entry> arguments;
  std::vector<Entry> options;
  std::vector<Entry> commands;
  std::string usage = std::move(name);
  for (const CLI::Option* option : app->get_options()) {
    if (option->get_positional()) {
      const std::string argument = translated(name_of(*option)) + (option->get_items_expected_max() > 1 ? " …" : "");
      usage += option->get_required() ? " " + argument : " [" + argument + "]";
      arguments.push_back(entry_of(*option));
    } else {
      if (option->get_required()) usage += " " + entry_of(*option).name;
      options.push_back(entry_of(*option));
    }
  }
  for (const CLI::App* command : app->get_subcommands([](const CLI::App*) { return true; })) {
    commands.push_back({command->get_name(), command->get_description()});
  }
  const bool alone = app->get_require_subcommand_min() == 0;
  usage += commands.empty() ? tr(" [OPTIONS]") : alone ? tr(" [OPTIONS] [COMMAND …]") : tr(" COMMAND …");
  std::string text = lines_of(app->get_description(), width) + "\n" + lines_of(tr("Usage: {usage}", arg("usage", usage)), width);
  text += section(tr("Arguments:"), arguments, width) + section(tr("Options:"), options, width) + section(tr("Commands:"), commands, width);
  if (!app->get_footer().empty()) text += "\n" + lines_of(app->get_footer(), width);
  return text;
}

}  // namespace meander
