// A course of the game that stops where somebody is asked and goes on with the answer. So the rules can be written down one after another, as on the
// page.
#pragma once

#include <coroutine>
#include <exception>
#include <utility>

namespace labyrinth_referee {

struct TaskPromise {
  std::coroutine_handle<> caller = std::noop_coroutine();

  struct BackToCaller {
    bool await_ready() noexcept { return false; }
    template <class Promise>
    std::coroutine_handle<> await_suspend(std::coroutine_handle<Promise> self) noexcept {
      return self.promise().caller;
    }
    void await_resume() noexcept {}
  };

  std::suspend_always initial_suspend() noexcept { return {}; }
  BackToCaller final_suspend() noexcept { return {}; }
  void unhandled_exception() { std::terminate(); }
};

template <class T>
struct ValuePromise : TaskPromise {
  T value{};
  void return_value(T result) { value = std::move(result); }
  T take() { return std::move(value); }
};

template <>
struct ValuePromise<void> : TaskPromise {
  void return_void() {}
  void take() {}
};

template <class T>
class [[nodiscard]] Task {
 public:
  struct promise_type : ValuePromise<T> {
    Task get_return_object() { return Task(std::coroutine_handle<promise_type>::from_promise(*this)); }
  };

  Task(Task&& other) noexcept : handle_(std::exchange(other.handle_, nullptr)) {}
  Task(const Task&) = delete;
  Task& operator=(const Task&) = delete;
  Task& operator=(Task&&) = delete;
  ~Task() {
    if (handle_) handle_.destroy();
  }

  void start() { handle_.resume(); }

  bool await_ready() noexcept { return false; }
  std::coroutine_handle<> await_suspend(std::coroutine_handle<> caller) noexcept {
    handle_.promise().caller = caller;
    return handle_;
  }
  T await_resume() { return handle_.promise().take(); }

 private:
  explicit Task(std::coroutine_handle<promise_type> handle) : handle_(handle) {}
  std::coroutine_handle<promise_type> handle_;
};

}  // namespace labyrinth_referee
