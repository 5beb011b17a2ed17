// What each address has open and how often it asks, so that none can take it all. Internal to the server; thread-safe.
//
//   const std::string address = network_of(remote);       // "203.0.113.7", "2001:db8:1:2::/64"
//   const Visit visit(visitors, address);                  // a connection, while it lives
//   if (!visit) refuse();
//   if (!visitors.may_ask(address)) refuse();
#pragma once

#include <mutex>
#include <string>
#include <unordered_map>

#include "rate.hpp"
#include "server/options.hpp"

namespace meander::server {

// An address of version 6 stands for its network: whoever has one has all of it. What is no address is taken as it is, cut.
std::string network_of(const std::string& address);

class Visitors {
 public:
  explicit Visitors(const Limits& limits);

  bool come(const std::string& address);
  void leave(const std::string& address);
  // `weight`: how much work the request is.
  bool may_ask(const std::string& address, double weight = 1);
  bool may_create(const std::string& address);

 private:
  struct Visitor {
    std::size_t connections = 0;
    Bucket requests;
    Bucket tables;
  };
  // Those who have nothing open and have not asked for long.
  void forget_idle(double now);

  Limits limits_;
  Rate requests_;
  Rate tables_;
  std::mutex mutex_;
  std::unordered_map<std::string, Visitor> visitors_;
  std::size_t sweep_at_ = 1024;
};

// A connection of an address, while it lives; false when there are too many.
class Visit {
 public:
  Visit(Visitors& visitors, std::string address) : visitors_(visitors), address_(std::move(address)), admitted_(visitors.come(address_)) {}
  Visit(const Visit&) = delete;
  Visit& operator=(const Visit&) = delete;
  ~Visit() {
    if (admitted_) visitors_.leave(address_);
  }
  explicit operator bool() const { return admitted_; }

 private:
  Visitors& visitors_;
  std::string address_;
  bool admitted_;
};

}  // namespace meander::server
