#include "metrics.hpp"

#include <prometheus/text_serializer.h>

namespace meander::server {

namespace {

const prometheus::Histogram::BucketBoundaries seconds{0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5};
const prometheus::Histogram::BucketBoundaries sizes{1, 2, 5, 10, 20, 50, 100, 200, 500, 1000};

auto& gauge(prometheus::Registry& registry, const char* name, const char* help) {
  return prometheus::BuildGauge().Name(name).Help(help).Register(registry);
}
auto& counter(prometheus::Registry& registry, const char* name, const char* help) {
  return prometheus::BuildCounter().Name(name).Help(help).Register(registry);
}
auto& histogram(prometheus::Registry& registry, const char* name, const char* help) {
  return prometheus::BuildHistogram().Name(name).Help(help).Register(registry);
}

}  // namespace

Metrics::Metrics()
    : connections_family_(gauge(registry_, "meander_connections", "Open connections")),
      tables_family_(gauge(registry_, "meander_tables", "Tables in memory and in the database")),
      messages_(counter(registry_, "meander_messages_total", "Messages from clients, by type and outcome")),
      responses_(counter(registry_, "meander_http_responses_total", "Responses over HTTP, by status")),
      dropped_family_(counter(registry_, "meander_slow_clients_total", "Clients dropped because they took no messages")),
      batches_family_(histogram(registry_, "meander_commit_changes", "Changes written in one transaction")),
      commits_family_(histogram(registry_, "meander_commit_seconds", "Until a transaction is on the disk")),
      actions_family_(histogram(registry_, "meander_action_seconds", "From a client's message to its answer's being written")),
      connections(connections_family_.Add({{"kind", "all"}})),
      sockets(connections_family_.Add({{"kind", "table"}})),
      tables_live(tables_family_.Add({{"where", "memory"}})),
      tables_kept(tables_family_.Add({{"where", "database"}})),
      slow(dropped_family_.Add({})),
      batch(batches_family_.Add({}, sizes)),
      commit(commits_family_.Add({}, seconds)),
      action(actions_family_.Add({}, seconds)) {}

void Metrics::message(const std::string& type, const std::string& outcome) { messages_.Add({{"type", type}, {"outcome", outcome}}).Increment(); }

void Metrics::response(unsigned status) { responses_.Add({{"status", std::to_string(status)}}).Increment(); }

std::string Metrics::text() const { return prometheus::TextSerializer().Serialize(registry_.Collect()); }

}  // namespace meander::server
