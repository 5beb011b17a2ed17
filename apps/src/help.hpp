// The help of the program and of its sub-commands, as wide as the terminal.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

#include "core/message.hpp"

namespace meander {

// How messages name an option: --seed, or an argument by what belongs there (FILE).
Message name_of(const CLI::Option& option);

class HelpFormatter : public CLI::FormatterBase {
 public:
  std::string make_help(const CLI::App* app, std::string name, CLI::AppFormatMode mode) const override;
};

}  // namespace meander
