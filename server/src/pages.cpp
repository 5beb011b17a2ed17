#include "pages.hpp"

#include <array>
#include <boost/beast/http/verb.hpp>

#include "later.hpp"
#include "origin.hpp"
#include "protocol/requests.hpp"
#include "replies.hpp"
#include "site_files.hpp"
#include "words/text.hpp"

namespace meander::server {

namespace http = boost::beast::http;
namespace asio = boost::asio;

namespace {

constexpr std::array<std::pair<std::string_view, std::string_view>, 7> strict_headers{{
    {"Content-Security-Policy",
     "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; connect-src 'self'; worker-src 'self'; "
     "manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"},
    {"X-Content-Type-Options", "nosniff"},
    {"Referrer-Policy", "no-referrer"},
    {"Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"},
    {"Cross-Origin-Opener-Policy", "same-origin"},
    {"Cross-Origin-Resource-Policy", "same-origin"},
    {"X-Frame-Options", "DENY"},
}};

Response page(http::status status, const std::string& type, std::string body) {
  Response response(status, 11);
  for (const auto& [name, value] : strict_headers) response.set(boost::beast::string_view(name.data(), name.size()), value);
  response.set(http::field::content_type, type);
  response.set(http::field::cache_control, "no-store");
  response.body() = std::move(body);
  return response;
}

std::string_view view_of(boost::beast::string_view text) { return {text.data(), text.size()}; }

// The status of what was answered to a message; the body tells the rest.
http::status status_of(const std::string& outcome) {
  if (outcome == "malformed" || outcome == "options") return http::status::bad_request;
  if (outcome == "unknown") return http::status::not_found;
  if (outcome == "taken") return http::status::conflict;
  if (outcome == "too_large") return http::status::payload_too_large;
  if (outcome == "too_many") return http::status::too_many_requests;
  if (outcome == "full" || outcome == "closed") return http::status::service_unavailable;
  return http::status::ok;
}

Response only(const char* methods, std::string text) {
  Response response = plain_page(http::status::method_not_allowed, std::move(text));
  response.set(http::field::allow, methods);
  return response;
}

asio::awaitable<Response> api(Hall& hall, Request& request, std::string address) {
  if (request.method() != http::verb::post) co_return only("POST", tr("Messages are sent here with POST."));
  Answer answer;
  if (hall.visitors.may_ask(address)) {
    answer = co_await later<Answer>([&](Desk::Reply done) { hall.desk.request(std::move(request.body()), std::move(address), std::move(done)); });
  } else {
    const Json refusal = too_many(Json::object());
    answer = {protocol::written(refusal), outcome_of(refusal), false};
  }
  co_return page(status_of(answer.outcome), "application/json", std::move(answer.text));
}

asio::awaitable<Response> health(Hall& hall) {
  constexpr protocol::Time stays = 1000;
  if (Workshop::now() - hall.health.checked > stays) {
    const bool good = co_await later<bool>([&hall](const std::function<void(bool)>& done) {
      hall.workshop.database->write([](Store& store) { return store.check_writable(Workshop::now()); },
                                    [done](const std::optional<Error>& error) mutable { done(!error); });
    });
    hall.health.checked = Workshop::now();
    hall.health.good = good;
  }
  co_return hall.health.good ? plain_page(http::status::ok, "ok\n")
                             : plain_page(http::status::service_unavailable, "the database cannot be written\n");
}

Response metrics(Hall& hall, const Request& request, const std::string& remote) {
  const bool direct = is_loopback(remote) && request.find("X-Forwarded-For") == request.end();
  if (!direct && !hall.options.metrics_public) return plain_page(http::status::forbidden, tr("The figures are shown to this computer alone."));
  hall.workshop.metrics.connections.Set(static_cast<double>(hall.open.size()));
  hall.workshop.metrics.tables_kept.Set(static_cast<double>(hall.workshop.tables));
  return page(http::status::ok, "text/plain; version=0.0.4; charset=utf-8", hall.workshop.metrics.text());
}

bool accepts_gzip(std::string_view encodings) {
  const std::size_t at = encodings.find("gzip");
  if (at == std::string_view::npos) return false;
  const std::string_view after = encodings.substr(at + 4, encodings.substr(at).find(',') - 4);
  return after.find("q=0") == std::string_view::npos || after.find("q=0.") != std::string_view::npos;
}

Response file(const SiteFile& found, const Request& request) {
  const bool known = view_of(request[http::field::if_none_match]).find(found.tag) != std::string_view::npos;
  Response response = page(known ? http::status::not_modified : http::status::ok, found.type, known ? std::string() : found.content);
  response.set(http::field::cache_control, found.immutable ? "public, max-age=31536000, immutable" : "no-cache");
  response.set(http::field::etag, found.tag);
  response.set(http::field::vary, "Accept-Encoding");
  if (found.gzip) response.set(http::field::content_encoding, "gzip");
  return response;
}

asio::awaitable<Response> site(Hall& hall, const Request& request) {
  if (request.method() != http::verb::get && request.method() != http::verb::head) {
    co_return only("GET, HEAD", tr("Only messages are sent, to /api."));
  }
  const auto found = co_await later<std::optional<SiteFile>>([&](std::function<void(std::optional<SiteFile>)> done) {
    asio::post(hall.workshop.workers, [&web = hall.options.web, target = std::string(view_of(request.target())),
                                       gzip = accepts_gzip(view_of(request[http::field::accept_encoding])),
                                       done = std::move(done)]() mutable { done(find_file(web, target, gzip)); });
  });
  if (!found) co_return plain_page(http::status::not_found, tr("There is nothing here."));
  co_return file(*found, request);
}

}  // namespace

Response plain_page(http::status status, std::string text, unsigned version) {
  Response response = page(status, "text/plain; charset=utf-8", std::move(text));
  response.version(version);
  return response;
}

asio::awaitable<Response> answer(Hall& hall, Request request, std::string remote, std::string address) {
  const std::string_view host = view_of(request[http::field::host]);
  const std::string_view target = view_of(request.target());
  const std::string_view path = target.substr(0, target.find('?'));
  if (!host_allowed(host, hall.options)) co_return plain_page(http::status::misdirected_request, tr("This server does not go by this name."));
  if (request.method() == http::verb::post && !origin_allowed(view_of(request[http::field::origin]), host, hall.options)) {
    co_return plain_page(http::status::forbidden, tr("Pages from elsewhere may not ask this server."));
  }
  if (path == "/api") co_return co_await api(hall, request, std::move(address));
  if (path == "/healthz") co_return co_await health(hall);
  if (path == "/metrics") co_return metrics(hall, request, remote);
  if (path == "/table") {
    Response response = plain_page(http::status::upgrade_required, tr("Tables are reached over a WebSocket."));
    response.set(http::field::upgrade, "websocket");
    co_return response;
  }
  co_return co_await site(hall, request);
}

}  // namespace meander::server
