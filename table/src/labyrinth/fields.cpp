#include "fields.hpp"

#include <algorithm>

#include "shown_json.hpp"

namespace meander::labyrinth {

namespace {

std::string text_in(const Json& json) { return json.is_string() ? json.get<std::string>() : std::string(); }

}  // namespace

std::string Fields::place_of_key(const std::string& key) const {
  if (key.empty()) return place_;
  return place_.empty() ? key : place_ + "." + key;
}

void Fields::fail(const char* key, Message reason) {
  if (error_->reason.empty()) *error_ = {place_of_key(key), std::move(reason)};
}

const Json& Fields::raw(const char* key) {
  static const Json none;
  asked_.emplace_back(key);
  const auto found = json_.find(key);
  return found == json_.end() ? none : *found;
}

void Fields::finish() {
  if (!reads()) return;
  for (const auto& [key, value] : json_.items()) {
    if (std::ranges::find(asked_, key) == asked_.end()) return fail(key.substr(0, 40).c_str(), marked("no such field"));
  }
}

void Fields::whole(const char* key, int& value, int least, int most, int usual) {
  if (!reads()) {
    if (value != usual) json_[key] = value;
    return;
  }
  value = usual;
  const Json& json = raw(key);
  if (json.is_null()) return;
  if (json.is_number_integer() && json >= least && json <= most) {
    value = json.get<int>();
  } else {
    fail(key, {marked("{value} is not a whole number from {least} to {most}"), {{"value", shown(json)}, {"least", least}, {"most", most}}});
  }
}

void Fields::flag(const char* key, bool& value) {
  if (!reads()) {
    if (value) json_[key] = true;
    return;
  }
  const Json& json = raw(key);
  value = json.is_boolean() && json.get<bool>();
  if (!json.is_null() && !json.is_boolean()) fail(key, {marked("{value} is neither true nor false"), {{"value", shown(json)}}});
}

void Fields::place(const char* key, Place& value) {
  if (!reads()) {
    if (value != nowhere) json_[key] = text_of(value);
    return;
  }
  const Json& json = raw(key);
  value = nowhere;
  if (json.is_null()) return;
  const std::optional<Place> place = parse_place(text_in(json));
  if (!place) return fail(key, {marked("{value} is not a place (like C3, C3b or S0)"), {{"value", shown(json)}}});
  value = *place;
}

void Fields::cell(const char* key, Cell& value) {
  if (!reads()) {
    if (value != no_cell) json_[key] = std::string(labyrinth::name_of(value));
    return;
  }
  const Json& json = raw(key);
  value = json.is_null() ? no_cell : cell_named(text_in(json));
  if (!json.is_null() && value == no_cell) fail(key, {marked("{value} is not a cell of the board (like C3)"), {{"value", shown(json)}}});
}

void Fields::seat(const char* key, std::uint8_t& value) {
  if (!reads()) {
    if (value != no_seat) json_[key] = value + 1;
    return;
  }
  std::uint8_t number = 0;
  this->number(key, number, 1, most_seats);
  value = number == 0 ? no_seat : static_cast<std::uint8_t>(number - 1);
}

void Fields::seats(const char* key, SeatSet& value) {
  if (!reads()) {
    for (SeatSet left = value; left != 0; left = without(left, first_of(left))) json_[key].push_back(first_of(left) + 1);
    return;
  }
  const Json& json = raw(key);
  value = 0;
  if (json.is_null()) return;
  if (!json.is_array()) return fail(key, marked("must be a list"));
  for (const Json& item : json) {
    if (!item.is_number_integer() || item < 1 || item > most_seats)
      return fail(key,
                  {marked("{value} is not a whole number from {least} to {most}"), {{"value", shown(item)}, {"least", 1}, {"most", most_seats}}});
    if (has(value, item.get<int>() - 1)) return fail(key, {marked("{value} is there twice"), {{"value", shown(item)}}});
    value = with(value, item.get<int>() - 1);
  }
}

void Fields::mark(const char* key, SeatSet& seats, int seat) {
  bool marked_so = has(seats, seat);
  flag(key, marked_so);
  seats = marked_so ? with(seats, seat) : without(seats, seat);
}

void Fields::dice(const char* key, Dice& value) {
  if (!reads()) {
    for (int i = 0; i < value.size(); ++i) json_[key].push_back(value[i]);
    return;
  }
  const Json& json = raw(key);
  value = {};
  if (json.is_null()) return;
  if (!json.is_array() || json.size() > most_dice) return fail(key, {marked("must be a list of at most {most} dice"), {{"most", most_dice}}});
  for (const Json& die : json) {
    if (!die.is_number_integer() || die < 1 || die > die_faces)
      return fail(key, {marked("{value} is not a whole number from {least} to {most}"), {{"value", shown(die)}, {"least", 1}, {"most", die_faces}}});
    value.add(die.get<int>());
  }
}

std::string_view Fields::name_of(std::uint8_t kind, Piece piece) const {
  if (piece == Piece::tile) return tile_name(set_, kind);
  return piece == Piece::trap ? trap_name(set_, kind) : card_name(set_, kind);
}

void Fields::piece(const char* key, std::uint8_t& value, Piece piece) {
  if (!reads()) {
    if (value != 0) json_[key] = std::string(name_of(value, piece));
    return;
  }
  const Json& json = raw(key);
  value = 0;
  if (json.is_null()) return;
  const std::string name = text_in(json);
  const auto kind = piece == Piece::tile ? parse_tile(set_, name) : piece == Piece::trap ? parse_trap(set_, name) : parse_card(set_, name);
  if (!kind) return fail(key, {marked("the component set has no {value}"), {{"value", shown(json)}}});
  value = *kind;
}

void Fields::word_index(const char* key, std::size_t& index, std::span<const std::string_view> names) {
  if (!reads()) {
    if (index != 0) json_[key] = std::string(names[index]);
    return;
  }
  const Json& json = raw(key);
  index = 0;
  if (json.is_null()) return;
  const auto found = std::ranges::find(names, text_in(json));
  if (found == names.end()) return fail(key, {marked("{value} is not known here"), {{"value", shown(json)}}});
  index = static_cast<std::size_t>(found - names.begin());
}

std::size_t Fields::begin_list(const char* key, std::size_t size, std::size_t most) {
  if (!reads()) return size;
  const Json& json = raw(key);
  if (json.is_null()) return 0;
  if (!json.is_array()) {
    fail(key, marked("must be a list"));
    return 0;
  }
  if (json.size() > most) {
    fail(key, {marked("holds more than {most}"), {{"most", most}}});
    return 0;
  }
  return json.size();
}

Fields Fields::item(const char* key, std::size_t index) {
  if (!reads()) json_[key].push_back(Json::object());
  Json& inside = json_[key][index];
  const std::string place = place_of_key(key) + "[" + std::to_string(index) + "]";
  if (reads() && !inside.is_object()) {
    if (error_->reason.empty()) *error_ = {place, marked("must be an object")};
    inside = Json::object();
  }
  return {inside, place, set_, error_};
}

bool Fields::take_object(const char* key, Json& inside) {
  const Json& json = raw(key);
  if (json.is_null()) return false;
  if (!json.is_object()) {
    fail(key, marked("must be an object"));
    return false;
  }
  inside = json;
  return true;
}

}  // namespace meander::labyrinth
