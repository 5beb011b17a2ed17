// What a server is told when it starts. The defaults are safe: only this computer can reach it, and everything has a limit.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>

namespace meander::server {

// Rates are per address; addresses of version 6 count by their first 64 bits.
struct Limits {
  std::size_t connections = 10000;
  std::size_t connections_an_address = 200;
  std::int64_t tables = 100000;
  double tables_an_hour = 60;     // created by an address
  double requests_a_second = 5;   // of an address, over HTTP; four seconds' worth may come at once
  double messages_a_second = 10;  // of a socket; four seconds' worth may come at once
  int sockets_a_seat = 100;       // all who watch a table count as one seat
  // Bytes that the system keeps for a client that has not taken them yet. The rest stays with the server, which sends the newest only.
  int send_buffer = 65536;
  int days_unfinished = 60;  // a table at which nothing happens is forgotten
  int days_finished = 30;
  // How often the server looks for tables that nobody is at, how long one stays in memory then, and how often it forgets old ones.
  std::chrono::milliseconds sweep{20'000};
  std::chrono::milliseconds room_stays{60'000};
  std::chrono::milliseconds forgetting{600'000};
  std::chrono::seconds hello{10};    // from the connection to the first message
  std::chrono::seconds idle{30};     // of a connection that asks for nothing
  std::chrono::seconds silence{60};  // of a socket that does not even answer a ping
  std::chrono::seconds slow{20};     // until a client has taken a message; it is dropped then
};

struct ServerOptions {
  std::string address = "127.0.0.1";
  unsigned short port = 8080;  // 0: any that is free
  // Where browsers find it, behind a proxy: "https://play.example.org". The proxy is then believed about clients' addresses.
  std::string public_origin;
  std::filesystem::path database;
  std::filesystem::path web;  // the folder of the page's files; empty: none is served
  int threads = 1;            // for tables and computer players; one more serves the network, one the database
  bool metrics_public = false;
  Limits limits;
};

}  // namespace meander::server
