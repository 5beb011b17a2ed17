// Reads or writes the fields of JSON objects by one description, so that what is read back is what was written. Internal.
//
//   void describe(Fields& fields, Fight& fight) {
//     fields.seats("attackers", fight.attackers);
//     fields.seat("target", fight.target, 0);
//   }
//
// A field with its usual value is not written, and one that is not there has it. The first thing that is wrong is remembered with its place.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "labyrinth/notation.hpp"
#include "table/json.hpp"

namespace meander::labyrinth {

enum class Piece : std::uint8_t { tile, trap, card };

class Fields {
 public:
  static Fields writing(Json& json, const ComponentSet& set) { return {json, "", set, nullptr}; }
  // `error` is filled with the first thing that is wrong.
  static Fields reading(Json& json, const ComponentSet& set, Error& error) { return {json, "", set, &error}; }
  bool reads() const { return error_ != nullptr; }
  const ComponentSet& set() const { return set_; }

  template <typename Integer>
  void number(const char* key, Integer& value, int least, int most, int usual = 0) {
    int number = +value;
    whole(key, number, least, most, usual);
    value = static_cast<Integer>(number);
  }
  void flag(const char* key, bool& value);
  void place(const char* key, Place& value);
  void cell(const char* key, Cell& value);
  void seat(const char* key, std::uint8_t& value);
  void seats(const char* key, SeatSet& value);
  void dice(const char* key, Dice& value);
  // A kind counted from 1; 0 for none, or for a trap that nobody has seen.
  void piece(const char* key, std::uint8_t& value, Piece piece);
  template <typename Word>
  void word(const char* key, Word& value, std::span<const std::string_view> names) {
    auto index = static_cast<std::size_t>(value);
    word_index(key, index, names);
    value = static_cast<Word>(index);
  }
  // A bit of `seats` as a field of one seat.
  void mark(const char* key, SeatSet& seats, int seat);

  // A list whose items `describe(fields, item)` tells of, each an object.
  template <typename Items, typename Describe>
  void list(const char* key, Items& items, Describe describe) {
    const auto count = begin_list(key, items.size(), Items::capacity());
    for (std::size_t i = 0; i < count; ++i) {
      if (reads()) items.push_back({});
      Fields inside = item(key, i);
      describe(inside, items[i]);
      inside.finish();
    }
  }
  // Each item one value: describe(fields, items[i]) with the key "".
  template <typename Items, typename Describe>
  void values(const char* key, Items& items, Describe describe) {
    const auto count = begin_list(key, items.size(), Items::capacity());
    for (std::size_t i = 0; i < count; ++i) {
      if (reads()) items.push_back({});
      Json wrapped = Json::object();
      if (reads()) wrapped[""] = list_item(key, i);
      Fields inside{wrapped, place_of_key(key) + "[" + std::to_string(i) + "]", set_, error_};
      describe(inside, items[i]);
      if (!reads()) json_[key].push_back(wrapped[""]);
    }
  }
  template <typename Describe>
  void object(const char* key, Describe describe) {
    Json inside = Json::object();
    if (reads() && !take_object(key, inside)) return;
    Fields fields{inside, place_of_key(key), set_, error_};
    describe(fields);
    fields.finish();
    if (!reads() && !inside.empty()) json_[key] = std::move(inside);
  }

  // Any field, as it stands: null when there is none.
  const Json& raw(const char* key);
  void write(const char* key, Json value) { json_[key] = std::move(value); }
  void fail(const char* key, Message reason);
  // Refuses fields that nobody asked for.
  void finish();
  std::string place_of_key(const std::string& key) const;

 private:
  Fields(Json& json, std::string place, const ComponentSet& set, Error* error) : json_(json), place_(std::move(place)), set_(set), error_(error) {}
  void whole(const char* key, int& value, int least, int most, int usual);
  void word_index(const char* key, std::size_t& index, std::span<const std::string_view> names);
  std::size_t begin_list(const char* key, std::size_t size, std::size_t most);
  Fields item(const char* key, std::size_t index);
  Json list_item(const char* key, std::size_t index) { return json_[key][index]; }
  bool take_object(const char* key, Json& inside);
  std::string_view name_of(std::uint8_t kind, Piece piece) const;

  Json& json_;
  std::string place_;
  const ComponentSet& set_;
  Error* error_;
  std::vector<std::string> asked_;
};

}  // namespace meander::labyrinth
