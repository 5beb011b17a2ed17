// The program built without the server (MEANDER_SERVER off): its commands say so.
#include "bench_server_command.hpp"
#include "command.hpp"
#include "serve_command.hpp"
#include "words/text.hpp"

namespace meander {

namespace {

int report_none(bool json) { return report({marked("server"), marked("this program was built without it")}, json, failed); }

}  // namespace

int run_serve(ServeFlags, bool json) { return report_none(json); }

int run_backup(const std::string&, const std::string&, bool json) { return report_none(json); }

int run_bench_server(const BenchServerFlags&, bool json) { return report_none(json); }

}  // namespace meander
