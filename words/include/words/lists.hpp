// Lists within a sentence, and how a sentence begins.
#pragma once

#include <string>
#include <vector>

namespace meander {

// "RS", "RS and UM", "RS, UM and GK".
std::string list_of(const std::vector<std::string>& items);

// "RS, UM, GK".
std::string comma_list(const std::vector<std::string>& items);

// Clauses of a remark: "the Guardian sleeps there; a key lies there".
std::string clause_list(const std::vector<std::string>& clauses);

// With a capital letter at its beginning, escape sequences left alone.
std::string begun(std::string sentence);

}  // namespace meander
