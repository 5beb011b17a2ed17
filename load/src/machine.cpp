#include "load/machine.hpp"

#include <sched.h>
#include <sys/resource.h>
#include <unistd.h>

#include <fstream>
#include <string>

namespace meander::load {

std::vector<int> usable_cores() {
  cpu_set_t set;
  CPU_ZERO(&set);
  std::vector<int> cores;
  if (sched_getaffinity(0, sizeof set, &set) != 0) return cores;
  for (int core = 0; core < CPU_SETSIZE; ++core) {
    if (CPU_ISSET(core, &set)) cores.push_back(core);
  }
  return cores;
}

void use_core(int core) {
  cpu_set_t set;
  CPU_ZERO(&set);
  CPU_SET(core, &set);
  sched_setaffinity(0, sizeof set, &set);
}

std::uint64_t raise_open_files() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return 0;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
  getrlimit(RLIMIT_NOFILE, &limit);
  return limit.rlim_cur;
}

double all_processor_time() {
  std::ifstream file("/proc/stat");
  std::string name;
  file >> name;
  // user, nice, system, idle, iowait, irq, softirq
  double busy = 0;
  std::uint64_t ticks = 0;
  for (int i = 0; i < 7 && file >> ticks; ++i) {
    if (i != 3 && i != 4) busy += static_cast<double>(ticks) / static_cast<double>(sysconf(_SC_CLK_TCK));
  }
  return busy;
}

}  // namespace meander::load
