// What is answered over HTTP. Internal to the server.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <string>
#include <string_view>

#include "hall.hpp"

namespace meander::server {

using Request = boost::beast::http::request<boost::beast::http::string_body>;
using Response = boost::beast::http::response<boost::beast::http::string_body>;

// A short text as the body. Every response has the headers that keep browsers strict.
Response plain_page(boost::beast::http::status status, std::string text, unsigned version = 11);

// `remote` is the connection's other end, `address` the client's.
boost::asio::awaitable<Response> answer(Hall& hall, Request request, std::string remote, std::string address);

}  // namespace meander::server
