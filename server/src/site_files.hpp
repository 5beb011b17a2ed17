// The files of the page, as a browser asks for them. Internal to the server.
//
//   const std::optional<SiteFile> file = find_file(web, "/assets/app-4f1b2c3d.js", accepts_gzip);
//
// Guarantees:
// - Nothing outside of the folder is ever found, whatever the target: not through "..", escapes, links of the file system, or names that begin with a
//   dot.
// - The top is the page, index.html. There are no other names for it.
// - A file beside it with ".gz" at its end is sent in its place to whoever accepts that.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace meander::server {

struct SiteFile {
  std::string content;
  std::string type;        // of the media
  std::string tag;         // changes with the content
  bool gzip = false;       // the content is compressed
  bool immutable = false;  // its name changes with its content
};

std::optional<SiteFile> find_file(const std::filesystem::path& folder, std::string_view target, bool accepts_gzip);

}  // namespace meander::server
