#include "site_files.hpp"

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>
#include <utility>

#include "server/site.hpp"

namespace meander::server {

namespace fs = std::filesystem;

namespace {

constexpr std::uintmax_t largest_file = 64U << 20U;

constexpr std::array<std::pair<std::string_view, std::string_view>, 17> types{{
    {".html", "text/html; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".mjs", "text/javascript; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".wasm", "application/wasm"},
    {".json", "application/json"},
    {".map", "application/json"},
    {".webmanifest", "application/manifest+json"},
    {".svg", "image/svg+xml"},
    {".png", "image/png"},
    {".webp", "image/webp"},
    {".avif", "image/avif"},
    {".ico", "image/x-icon"},
    {".woff2", "font/woff2"},
    {".ogg", "audio/ogg"},
    {".mp3", "audio/mpeg"},
    {".txt", "text/plain; charset=utf-8"},
}};

bool is_plain(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_' || c == '.'; }

// The path below the folder, or nothing. Names of the page's files are made of plain characters, so escapes have nothing to say.
std::optional<std::string> path_of(std::string_view target) {
  target = target.substr(0, target.find_first_of("?#"));
  if (target.empty() || target.front() != '/') return std::nullopt;
  target.remove_prefix(1);
  // Its screens stand behind the #, which no browser sends: the page is at the top and nowhere else.
  if (target.empty()) return "index.html";
  char before = '/';
  for (const char c : target) {
    if (c == '/' ? before == '/' : !is_plain(c) || (c == '.' && before == '/')) return std::nullopt;
    before = c;
  }
  return std::string(target);
}

// assets/app-4f1b2c3d.js: eight characters between a dash or dot and the ending, which are no word: digits or capitals are among them.
bool has_hash(std::string_view path) {
  constexpr std::size_t length = 8;
  const std::string_view stem = path.substr(0, path.rfind('.'));
  if (!path.starts_with("assets/") || stem.size() <= length) return false;
  const char mark = stem[stem.size() - length - 1];
  const std::string_view hash = stem.substr(stem.size() - length);
  return (mark == '-' || mark == '.') && hash.find_first_of("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ") != std::string_view::npos;
}

bool is_below(const fs::path& file, const fs::path& folder) {
  return std::mismatch(folder.begin(), folder.end(), file.begin(), file.end()).first == folder.end();
}

std::optional<SiteFile> read(const fs::path& folder, const std::string& path) {
  std::error_code error;
  const fs::path root = fs::canonical(folder, error);
  if (error) return std::nullopt;
  const fs::path file = fs::canonical(root / path, error);
  if (error || !is_below(file, root) || !fs::is_regular_file(file, error)) return std::nullopt;
  if (fs::file_size(file, error) > largest_file || error) return std::nullopt;
  std::ifstream stream(file, std::ios::binary);
  if (!stream) return std::nullopt;
  SiteFile found;
  found.content.assign(std::istreambuf_iterator<char>(stream), {});
  const auto changed = fs::last_write_time(file, error).time_since_epoch().count();
  found.tag = '"' + std::to_string(changed) + '-' + std::to_string(found.content.size()) + '"';
  return found;
}

}  // namespace

std::optional<SiteFile> find_file(const fs::path& folder, std::string_view target, bool accepts_gzip) {
  const std::optional<std::string> path = path_of(target);
  if (folder.empty() || !path) return std::nullopt;
  std::optional<SiteFile> file = accepts_gzip ? read(folder, *path + ".gz") : std::nullopt;
  const bool gzip = file.has_value();
  if (!file) file = read(folder, *path);
  if (!file) return std::nullopt;
  file->gzip = gzip;
  const std::string ending = fs::path(*path).extension().string();
  const auto* const type = std::ranges::find(types, ending, [](const auto& entry) { return entry.first; });
  file->type = type == types.end() ? "application/octet-stream" : type->second;
  file->immutable = has_hash(*path);
  return file;
}

fs::path installed_site() {
  std::error_code error;
  const fs::path program = fs::read_symlink("/proc/self/exe", error).parent_path();
  const fs::path above = program.parent_path();
  for (const fs::path& folder : {program / "web", above / "share" / "meander" / "web", above.parent_path() / "web" / "dist"}) {
    if (fs::is_regular_file(folder / "index.html", error)) return folder;
  }
  return {};
}

}  // namespace meander::server
