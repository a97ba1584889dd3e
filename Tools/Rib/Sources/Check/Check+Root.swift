import Platform

extension Check {
    private static let needed = ["README.md", "App", "Modules", "Tests", "Tools"]

    /// Finds files that do not belong at the root or are missing there, a `Package.swift` that is not a link, and an
    /// outdated drawing of the house.
    func checkRoot(_ all: inout Findings) {
        let ignored = ignoredNames
        let names = ((try? FileSystem.entries(in: house.root)) ?? []).map(\.name)
        let known = Set(Self.needed + ["LICENSE", Table.path, "Package.swift"])
        for name in names where !known.contains(name) && !name.hasPrefix(".") {
            guard !ignored.contains(where: { Self.matches(name, $0) }) else { continue }
            all.add(name, 1, .root, "this has no place at the root: move it into App, Modules, Tests or Tools")
        }
        if FileSystem.destination(ofLink: house.path("Package.swift")) != Table.path {
            all.add(
                "Package.swift", 1, .root,
                "this has to be a link to \(Table.path), so that there is one manifest: "
                    + "ln -s \(Table.path) Package.swift", fix: .linkPackage)
        }
        if hasOldDrawing {
            all.add(
                House.drawing, 1, .drawing,
                "this shows another house: draw it anew with rib graph --format svg > \(House.drawing)", fix: .draw)
        }
        for name in Self.needed where !names.contains(name) {
            all.add(name, 1, .root, "this is missing at the root: make it")
        }
    }

    /// Finds programs whose `main` is asynchronous. A release is linked without frames for unwinding
    /// (`Tools/lib/no-frames.ld`), and on Linux such a `main` ends its thread by unwinding.
    func checkMain(_ all: inout Findings) {
        for file in house.targets.flatMap(files) {
            guard let line = file.asyncMainLine else { continue }
            all.add(
                file.path, line, .asyncMain,
                "a main that is async aborts when it first waits, as a release has no frames for unwinding: "
                    + "begin with Program.run, or with MainThread.run of Platform")
        }
    }

    /// The patterns of `.gitignore` that can match a name at the root.
    private var ignoredNames: [String] {
        guard let bytes = try? FileSystem.bytes(of: house.path(".gitignore")) else { return [] }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { line in
            var pattern = line.drop { $0 == "/" || $0 == " " }
            while pattern.last == "/" || pattern.last == " " { pattern.removeLast() }
            return pattern.isEmpty || pattern.hasPrefix("#") || pattern.contains("/") ? nil : String(pattern)
        }
    }

    /// Whether a name matches a pattern, in which one `*` may replace any text.
    private static func matches(_ name: String, _ pattern: String) -> Bool {
        guard let star = pattern.firstIndex(of: "*") else { return name == pattern }
        let (start, end) = (pattern[..<star], pattern[pattern.index(after: star)...])
        return name.count >= start.count + end.count && name.hasPrefix(start) && name.hasSuffix(end)
    }
}
