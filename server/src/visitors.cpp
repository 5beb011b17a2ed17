#include "visitors.hpp"

#include <arpa/inet.h>

#include <array>
#include <chrono>

namespace meander::server {

namespace {

double now_in_seconds() { return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count(); }

}  // namespace

std::string network_of(const std::string& address) {
  in6_addr six{};
  if (inet_pton(AF_INET6, address.c_str(), &six) != 1) return address.substr(0, 45);
  std::array<char, INET6_ADDRSTRLEN> text{};
  if (IN6_IS_ADDR_V4MAPPED(&six)) return inet_ntop(AF_INET, &six.s6_addr[12], text.data(), text.size());
  for (int i = 8; i < 16; ++i) six.s6_addr[i] = 0;
  return std::string(inet_ntop(AF_INET6, &six, text.data(), text.size())) + "/64";
}

Visitors::Visitors(const Limits& limits)
    : limits_(limits),
      requests_{limits.requests_a_second, 4 * limits.requests_a_second},
      tables_{limits.tables_an_hour / 3600, limits.tables_an_hour} {}

bool Visitors::come(const std::string& address) {
  const std::scoped_lock lock(mutex_);
  if (visitors_.size() >= sweep_at_) forget_idle(now_in_seconds());
  Visitor& visitor = visitors_[address];
  if (visitor.connections >= limits_.connections_an_address) return false;
  ++visitor.connections;
  return true;
}

void Visitors::leave(const std::string& address) {
  const std::scoped_lock lock(mutex_);
  --visitors_[address].connections;
}

bool Visitors::may_ask(const std::string& address, double weight) {
  const std::scoped_lock lock(mutex_);
  return visitors_[address].requests.take(requests_, now_in_seconds(), weight);
}

bool Visitors::may_create(const std::string& address) {
  const std::scoped_lock lock(mutex_);
  return visitors_[address].tables.take(tables_, now_in_seconds());
}

void Visitors::forget_idle(double now) {
  for (auto each = visitors_.begin(); each != visitors_.end();) {
    Visitor& visitor = each->second;
    const bool idle = visitor.connections == 0 && visitor.requests.is_full(requests_, now) && visitor.tables.is_full(tables_, now);
    each = idle ? visitors_.erase(each) : std::next(each);
  }
  sweep_at_ = 2 * visitors_.size() + 1024;
}

}  // namespace meander::server
