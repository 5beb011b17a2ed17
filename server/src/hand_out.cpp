#include "hand_out.hpp"

namespace meander::server {

HandedOut hand_out(const protocol::Host& host, const Secret& key) {
  HandedOut handed;
  Json seats = Json::array();
  for (int seat = 1; seat <= host.seats(); ++seat) {
    const protocol::Host::SeatUse use = host.use_of(seat);
    Json entry = {{"seat", seat}};
    if (use != protocol::Host::SeatUse::computer) {
      const bool here = use == protocol::Host::SeatUse::here;
      handed.secrets.push_back({key.of_seat(seat), seat, here ? SecretKind::link : SecretKind::invite});
      entry[here ? "link" : "invite"] = handed.secrets.back().secret.text();
    }
    seats.push_back(std::move(entry));
  }
  handed.secrets.push_back({key.watch(), protocol::watcher, SecretKind::watch});
  handed.told = {{"seats", std::move(seats)}, {"watch", handed.secrets.back().secret.text()}};
  return handed;
}

}  // namespace meander::server
