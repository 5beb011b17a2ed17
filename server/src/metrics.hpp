// What the server counts, as Prometheus reads it. Internal to the server; thread-safe.
#pragma once

#include <prometheus/counter.h>
#include <prometheus/gauge.h>
#include <prometheus/histogram.h>
#include <prometheus/registry.h>

#include <string>

namespace meander::server {

class Metrics {
 public:
  Metrics();

  // A message from a client, by its type and by what came of it: the type of the reply, or the code of the error.
  void message(const std::string& type, const std::string& outcome);
  void response(unsigned status);
  std::string text() const;

 private:
  prometheus::Registry registry_;
  prometheus::Family<prometheus::Gauge>& connections_family_;
  prometheus::Family<prometheus::Gauge>& tables_family_;
  prometheus::Family<prometheus::Counter>& messages_;
  prometheus::Family<prometheus::Counter>& responses_;
  prometheus::Family<prometheus::Counter>& dropped_family_;
  prometheus::Family<prometheus::Histogram>& batches_family_;
  prometheus::Family<prometheus::Histogram>& commits_family_;
  prometheus::Family<prometheus::Histogram>& actions_family_;

 public:
  prometheus::Gauge& connections;  // open, of HTTP and sockets
  prometheus::Gauge& sockets;      // at tables
  prometheus::Gauge& tables_live;  // in memory
  prometheus::Gauge& tables_kept;  // in the database
  prometheus::Counter& slow;       // clients dropped because they took nothing
  prometheus::Histogram& batch;    // changes a transaction
  prometheus::Histogram& commit;   // seconds until a transaction is on the disk
  prometheus::Histogram& action;   // seconds from a message of a socket to its answer's being written
};

}  // namespace meander::server
