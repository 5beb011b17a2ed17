// What reaches the server from outside: headers, origins, files, sizes.
#include "server_for_test.hpp"

namespace meander::server {
namespace {

using Network = ServerForTest;

TEST_F(Network, every_response_keeps_browsers_strict) {
  write_to(folder.path / "web" / "index.html", "<!doctype html>");
  start();
  for (const char* target : {"/", "/api", "/healthz", "/nothing.js", "/table"}) {
    const HttpReply reply = http(port, "GET", target);
    ASSERT_NE(reply.status, 0) << target;
    const std::string policy = reply.headers.at("Content-Security-Policy");
    for (const char* part : {"default-src 'self'", "script-src 'self' 'wasm-unsafe-eval'", "frame-ancestors 'none'", "base-uri 'none'"}) {
      EXPECT_NE(policy.find(part), std::string::npos) << part;
    }
    EXPECT_EQ(reply.headers.at("X-Content-Type-Options"), "nosniff");
    EXPECT_EQ(reply.headers.at("Referrer-Policy"), "no-referrer");
    EXPECT_EQ(reply.headers.at("Cross-Origin-Opener-Policy"), "same-origin");
    EXPECT_TRUE(reply.headers.contains("Permissions-Policy"));
  }
}

TEST_F(Network, files_have_types_tags_and_compressed_forms) {
  write_to(folder.path / "web" / "index.html", "the page");
  write_to(folder.path / "web" / "sw.js", "worker");
  write_to(folder.path / "web" / "assets" / "engine-4f1b2c3d.wasm", "wasm");
  write_to(folder.path / "web" / "assets" / "engine-4f1b2c3d.wasm.gz", "zipped");
  write_to(folder.path / "web" / "app.webmanifest", "{}");
  start();
  const HttpReply page = http(port, "GET", "/");
  EXPECT_EQ(page.status, 200);
  EXPECT_EQ(page.body, "the page");
  EXPECT_EQ(page.headers.at("Content-Type"), "text/html; charset=utf-8");
  EXPECT_EQ(page.headers.at("Cache-Control"), "no-cache");
  EXPECT_EQ(http(port, "GET", "/?x=1.2").body, "the page");
  EXPECT_EQ(http(port, "GET", "/index.html").body, "the page");
  for (const char* target : {"/join", "/nonsense", "/join?x=1.2", "/join/0123", "/assets", "/assets/", "//"}) {
    for (const char* method : {"GET", "HEAD"}) EXPECT_EQ(http(port, method, target).status, 404) << method << " " << target;
  }
  EXPECT_EQ(http(port, "GET", "/sw.js").headers.at("Cache-Control"), "no-cache");
  EXPECT_EQ(http(port, "GET", "/app.webmanifest").headers.at("Content-Type"), "application/manifest+json");

  const HttpReply plain = http(port, "GET", "/assets/engine-4f1b2c3d.wasm");
  EXPECT_EQ(plain.body, "wasm");
  EXPECT_EQ(plain.headers.at("Content-Type"), "application/wasm");
  EXPECT_NE(plain.headers.at("Cache-Control").find("immutable"), std::string::npos);
  const HttpReply zipped = http(port, "GET", "/assets/engine-4f1b2c3d.wasm", {{"Accept-Encoding", "br, gzip"}});
  EXPECT_EQ(zipped.body, "zipped");
  EXPECT_EQ(zipped.headers.at("Content-Encoding"), "gzip");
  EXPECT_EQ(zipped.headers.at("Content-Type"), "application/wasm");
  EXPECT_EQ(http(port, "GET", "/assets/engine-4f1b2c3d.wasm", {{"Accept-Encoding", "gzip;q=0"}}).body, "wasm");

  const HttpReply same = http(port, "GET", "/", {{"If-None-Match", page.headers.at("ETag")}});
  EXPECT_EQ(same.status, 304);
  EXPECT_EQ(same.body, "");
  const HttpReply head = http(port, "HEAD", "/");
  EXPECT_EQ(head.status, 200);
  EXPECT_EQ(head.headers.at("Content-Length"), "8");
  EXPECT_EQ(http(port, "GET", "/missing.js").status, 404);
  EXPECT_EQ(http(port, "PUT", "/index.html").status, 405);
  EXPECT_EQ(http(port, "GET", "/api").headers.at("Allow"), "POST");
}

TEST_F(Network, nothing_outside_of_the_folder_is_served) {
  write_to(folder.path / "web" / "index.html", "the page");
  write_to(folder.path / "web" / ".hidden.txt", "secret");
  write_to(folder.path / "beside.txt", "secret");
  std::filesystem::create_symlink(folder.path / "beside.txt", folder.path / "web" / "link.txt");
  start();
  for (const char* target :
       {"/../beside.txt", "/../server.db", "/..%2fbeside.txt", "/%2e%2e/beside.txt", "//beside.txt", "/./../beside.txt", "/link.txt", "/.hidden.txt",
        "/assets/../../beside.txt", "/..\\beside.txt", "/web/..;/beside.txt", "beside.txt", "/beside.txt%00"}) {
    const HttpReply reply = http(port, "GET", target);
    EXPECT_TRUE(reply.status == 404 || reply.status == 400) << target << " " << reply.status;
    EXPECT_EQ(reply.body.find("secret"), std::string::npos) << target;
  }
}

TEST_F(Network, pages_from_elsewhere_may_not_ask) {
  start();
  const std::string own = "http://127.0.0.1:" + std::to_string(port);
  const std::string games = R"({"type":"games"})";
  EXPECT_EQ(http(port, "POST", "/api", {{"Origin", "https://evil.example"}}, games).status, 403);
  EXPECT_EQ(http(port, "POST", "/api", {{"Origin", "null"}}, games).status, 403);
  EXPECT_EQ(http(port, "POST", "/api", {{"Origin", own}}, games).status, 200);
  EXPECT_EQ(http(port, "POST", "/api", {{"Host", "evil.example"}}, games).status, 421);
  EXPECT_FALSE(Socket::open(port, {{"Origin", "https://evil.example"}}));
  EXPECT_TRUE(Socket::open(port, {{"Origin", own}}));
  EXPECT_FALSE(Socket::open(port, {{"Sec-WebSocket-Protocol", "something.else"}}));
}

TEST_F(Network, behind_a_proxy_its_origin_is_the_one) {
  options.public_origin = "https://play.example.org";
  options.limits.requests_a_second = 0.25;
  start();
  const std::string games = R"({"type":"games"})";
  const Headers proxied{{"Origin", "https://play.example.org"}, {"Host", "play.example.org"}, {"X-Forwarded-For", "198.51.100.1, 203.0.113.7"}};
  EXPECT_EQ(http(port, "POST", "/api", proxied, games).status, 200);
  EXPECT_EQ(http(port, "POST", "/api", proxied, games).status, 429);
  // Each client has its own measure.
  Headers other = proxied;
  other["X-Forwarded-For"] = "203.0.113.8";
  EXPECT_EQ(http(port, "POST", "/api", other, games).status, 200);
  other["Origin"] = "http://127.0.0.1:" + std::to_string(port);
  EXPECT_EQ(http(port, "POST", "/api", other, games).status, 403);
}

TEST_F(Network, what_is_too_large_or_no_http_is_refused) {
  start();
  const HttpReply large = http(port, "POST", "/api", {}, std::string(20000, ' '));
  EXPECT_EQ(large.status, 413);
  EXPECT_EQ(large.json()["code"], "too_large");
  EXPECT_EQ(http(port, "GET", "/", {{"X-Long", std::string(9000, 'x')}}).status, 431);
  EXPECT_EQ(exchange(port, "NOT HTTP\r\n\r\n").substr(0, 12), "HTTP/1.1 400");
  EXPECT_EQ(http(port, "GET", "/healthz").body, "ok\n");
}

TEST_F(Network, figures_are_for_this_computer) {
  start();
  create({"here"});
  const HttpReply reply = http(port, "GET", "/metrics");
  EXPECT_EQ(reply.status, 200);
  EXPECT_NE(reply.body.find("meander_messages_total{outcome=\"created\",type=\"create\"} 1"), std::string::npos) << reply.body;
  EXPECT_EQ(http(port, "GET", "/metrics", {{"X-Forwarded-For", "203.0.113.7"}}).status, 403);
}

}  // namespace
}  // namespace meander::server
