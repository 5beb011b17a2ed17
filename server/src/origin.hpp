// Who may talk to the server through a browser, and from where a request comes. Internal to the server.
#pragma once

#include <string>
#include <string_view>

#include "server/options.hpp"

namespace meander::server {

// Whether pages of this origin may: the configured one, or without one those that the server itself has sent. Programs that are no browsers send
// none.
bool origin_allowed(std::string_view origin, std::string_view host, const ServerOptions& options);

// Whether the server goes by this name. One that listens to this computer alone goes by its names only, so that no name of somebody else's that leads
// here (DNS rebinding) makes a page of theirs one of ours.
bool host_allowed(std::string_view host, const ServerOptions& options);

bool is_loopback(std::string_view address);

// Whether a connection comes from the proxy on this computer.
bool is_proxy(std::string_view remote, const ServerOptions& options);

// The client's address: behind the configured proxy the last one that the proxy tells of, else the connection's.
std::string client_address(const std::string& remote, std::string_view forwarded_for, const ServerOptions& options);

}  // namespace meander::server
