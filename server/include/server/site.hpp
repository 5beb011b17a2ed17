// Where the page's files lie.
#pragma once

#include <filesystem>

namespace meander::server {

// web/ beside the program, or ../share/meander/web where it is installed; empty where there is neither.
std::filesystem::path installed_site();

}  // namespace meander::server
