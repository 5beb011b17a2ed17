#include "origin.hpp"

namespace meander::server {

namespace {

std::string_view without_port(std::string_view host) {
  const std::size_t colon = host.rfind(':');
  const std::size_t bracket = host.rfind(']');
  if (colon == std::string_view::npos || (bracket != std::string_view::npos && colon < bracket)) return host;
  return host.substr(0, colon);
}

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
  while (!text.empty() && (text.back() == ' ' || text.back() == '\t')) text.remove_suffix(1);
  return text;
}

}  // namespace

bool is_loopback(std::string_view address) {
  if (address == "::1") return true;
  if (address.starts_with("::ffff:")) address.remove_prefix(7);
  // A host's name may begin so, too.
  return address.starts_with("127.") && address.find_first_not_of("0123456789.") == std::string_view::npos;
}

bool origin_allowed(std::string_view origin, std::string_view host, const ServerOptions& options) {
  if (origin.empty()) return true;
  if (!options.public_origin.empty()) return origin == options.public_origin;
  return !host.empty() && (origin == "http://" + std::string(host) || origin == "https://" + std::string(host));
}

bool host_allowed(std::string_view host, const ServerOptions& options) {
  if (!options.public_origin.empty() || !is_loopback(options.address)) return true;
  const std::string_view name = without_port(host);
  return name.empty() || name == "localhost" || name == "[::1]" || is_loopback(name);
}

bool is_proxy(std::string_view remote, const ServerOptions& options) { return !options.public_origin.empty() && is_loopback(remote); }

std::string client_address(const std::string& remote, std::string_view forwarded_for, const ServerOptions& options) {
  if (!is_proxy(remote, options)) return remote;
  const std::string_view last = trimmed(forwarded_for.substr(forwarded_for.rfind(',') + 1));
  return last.empty() ? remote : std::string(last);
}

}  // namespace meander::server
