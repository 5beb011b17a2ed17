// Requests over HTTP: what is too large, too slow or not allowed is refused before anything is done.
#include <algorithm>
#include <array>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/write.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <chrono>
#include <optional>

#include "connections.hpp"
#include "origin.hpp"
#include "protocol/requests.hpp"
#include "replies.hpp"
#include "words/text.hpp"

namespace meander::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;

namespace {

constexpr auto waiting = asio::as_tuple(asio::use_awaitable);
constexpr std::uint32_t largest_header = 8192;
constexpr const char* subprotocol = "meander.1";

std::string_view view_of(beast::string_view text) { return {text.data(), text.size()}; }

// What is said to a request that cannot be read; nothing to one that ended.
std::optional<Response> refusal_of(const beast::error_code& error) {
  if (error == http::error::header_limit || error == http::error::buffer_overflow) {
    return plain_page(http::status::request_header_fields_too_large, tr("The headers of this request are too large."));
  }
  if (error == http::error::body_limit) {
    Response response = plain_page(http::status::payload_too_large, protocol::written(too_large()));
    response.set(http::field::content_type, "application/json");
    return response;
  }
  const bool gone = error == http::error::end_of_stream || error == http::error::partial_message;
  if (gone || error.category() != make_error_code(http::error::bad_method).category()) return std::nullopt;
  return plain_page(http::status::bad_request, tr("This is no request of HTTP."));
}

bool speaks_our_protocol(std::string_view offered) {
  while (!offered.empty()) {
    const std::size_t comma = std::min(offered.find(','), offered.size());
    std::string_view each = offered.substr(0, comma);
    while (!each.empty() && each.front() == ' ') each.remove_prefix(1);
    while (!each.empty() && each.back() == ' ') each.remove_suffix(1);
    if (each == subprotocol) return true;
    offered.remove_prefix(std::min(comma + 1, offered.size()));
  }
  return false;
}

// Why there is no WebSocket for this request.
std::optional<Response> socket_refused(const Hall& hall, const Request& request) {
  const std::string_view host = view_of(request[http::field::host]);
  if (view_of(request.target()) != "/table") return plain_page(http::status::not_found, tr("There is nothing here."));
  if (!host_allowed(host, hall.options)) return plain_page(http::status::misdirected_request, tr("This server does not go by this name."));
  if (!origin_allowed(view_of(request[http::field::origin]), host, hall.options)) {
    return plain_page(http::status::forbidden, tr("Pages from elsewhere may not ask this server."));
  }
  if (!speaks_our_protocol(view_of(request[http::field::sec_websocket_protocol]))) {
    return plain_page(http::status::bad_request, tr("The subprotocol {name} has to be asked for.", arg("name", subprotocol)));
  }
  return std::nullopt;
}

asio::awaitable<bool> write(Hall& hall, beast::tcp_stream& stream, Response response, bool head) {
  hall.workshop.metrics.response(response.result_int());
  // A body that was not modified has no length to tell; one that was only asked about has.
  if (response.result() != http::status::not_modified) response.content_length(response.body().size());
  if (head) response.body().clear();
  const auto [error, size] = co_await http::async_write(stream, response, waiting);
  co_return !error;
}

// A refusal would be lost if the rest of what it refuses met a closed connection.
asio::awaitable<void> drain(beast::tcp_stream& stream) {
  constexpr int most_reads = 64;
  beast::error_code ignored;
  static_cast<void>(stream.socket().shutdown(asio::ip::tcp::socket::shutdown_send, ignored));
  std::array<char, 4096> rest{};
  stream.expires_after(std::chrono::seconds(2));
  for (int i = 0; i < most_reads; ++i) {
    const auto [error, size] = co_await stream.async_read_some(asio::buffer(rest), waiting);
    if (error) break;
  }
}

}  // namespace

asio::awaitable<void> http_connection(Hall& hall, beast::tcp_stream stream, std::string remote) {
  std::optional<Place> place(std::in_place, hall, [&stream] { stream.cancel(); });
  // The proxy's connections are those of its clients.
  const bool proxied = is_proxy(remote, hall.options);
  const std::optional<Visit> visit = proxied ? std::optional<Visit>() : std::optional<Visit>(std::in_place, hall.visitors, network_of(remote));
  if (visit && !*visit) co_return;
  beast::flat_buffer buffer(std::size_t{2} * largest_header + protocol::largest_message);
  while (!hall.stopping) {
    http::request_parser<http::string_body> parser;
    parser.header_limit(largest_header);
    parser.body_limit(protocol::largest_message);
    // For the whole request: one that trickles in is not waited for.
    stream.expires_after(hall.options.limits.idle);
    const auto [error, size] = co_await http::async_read(stream, buffer, parser, waiting);
    if (error) {
      if (auto refusal = refusal_of(error)) {
        refusal->keep_alive(false);
        co_await write(hall, stream, std::move(*refusal), false);
        co_await drain(stream);
      }
      break;
    }
    Request request = parser.release();
    const std::string address = network_of(client_address(remote, view_of(request["X-Forwarded-For"]), hall.options));
    const bool keep_alive = request.keep_alive() && !hall.stopping;
    const bool head = request.method() == http::verb::head;
    std::optional<Response> response;
    if (beast::websocket::is_upgrade(request)) {
      response = socket_refused(hall, request);
      if (!response && !hall.visitors.may_ask(address))
        response = plain_page(http::status::too_many_requests, protocol::written(too_many(Json::object())));
      if (!response) {
        place.reset();
        std::optional<Visit> client;
        if (proxied) client.emplace(hall.visitors, address);
        if (client && !*client) co_return;
        co_await socket_connection(hall, std::move(stream), std::move(request));
        co_return;
      }
    } else {
      response = co_await answer(hall, std::move(request), remote, address);
    }
    response->keep_alive(keep_alive);
    stream.expires_after(hall.options.limits.slow);
    const bool written = co_await write(hall, stream, std::move(*response), head);
    if (!written || !keep_alive) break;
  }
  beast::error_code ignored;
  static_cast<void>(stream.socket().shutdown(asio::ip::tcp::socket::shutdown_both, ignored));
}

}  // namespace meander::server
