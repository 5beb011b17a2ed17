// Where the page's files lie.
#pragma once

#include <filesystem>

namespace meander::server {

// web/ beside the program, ../share/meander/web where it is installed, or ../../web/dist where both were built in one source folder; empty where
// there is no page in any of them.
std::filesystem::path installed_site();

}  // namespace meander::server
