// Labelled lines: each label once, its words beside it, wrapped to the width.
#pragma once

#include <string>
#include <vector>

#include "words/style.hpp"

namespace meander {

class Sheet {
 public:
  explicit Sheet(const Style& style) : style_(style) {}

  // Short words are kept whole, blanks in them included; what is empty is left out.
  void line(const std::string& label, const std::vector<std::string>& words);
  // Lines that are to stand below each other as they are, the label beside `label_at`, or above them where there is no room beside.
  void block(const std::string& label, const std::vector<std::string>& lines, std::size_t label_at);
  std::vector<std::string> lines() const;

 private:
  struct Row {
    std::string label;
    std::vector<std::string> words;
    bool whole = false;  // the words are lines
    std::size_t label_at = 0;
  };
  int label_width() const;

  const Style& style_;
  std::vector<Row> rows_;
};

}  // namespace meander
