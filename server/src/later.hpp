// Waiting, in a coroutine of the network, for what another thread does. Internal to the server.
//
//   const Answer answer = co_await later<Answer>([&](std::function<void(Answer)> done) { desk.request(text, address, std::move(done)); });
//
// `done` is called once, from any thread; the coroutine goes on in its own.
#pragma once

#include <boost/asio/associated_executor.hpp>
#include <boost/asio/async_result.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <functional>
#include <memory>
#include <utility>

namespace meander::server {

template <typename Value, typename Start>
boost::asio::awaitable<Value> later(Start start) {
  return boost::asio::async_initiate<const boost::asio::use_awaitable_t<>, void(Value)>(
      [start = std::move(start)](auto handler) mutable {
        const auto executor = boost::asio::get_associated_executor(handler);
        auto waiting = std::make_shared<decltype(handler)>(std::move(handler));
        start([waiting, guard = boost::asio::make_work_guard(executor)](Value value) mutable {
          boost::asio::post(guard.get_executor(), [waiting, value = std::move(value)]() mutable { std::move (*waiting)(std::move(value)); });
        });
      },
      boost::asio::use_awaitable);
}

}  // namespace meander::server
