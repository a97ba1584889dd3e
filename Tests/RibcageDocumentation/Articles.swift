import Foundation

/// The catalogue, and the code of its articles that this target compiles.
enum Articles {
    /// Some lines of code, with where they stand.
    struct Code {
        let place: String
        let lines: [String]
    }

    private static let tests = URL(filePath: #filePath).deletingLastPathComponent()
    private static let sources = tests.deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Modules/Core/Ribcage/Sources")
    private static let catalogue = sources.appending(path: "Ribcage.docc")

    /// What stands between ```` ```swift ```` and ```` ``` ```` in the catalogue.
    static func blocks() throws -> [Code] {
        try codes(in: catalogue, "md", from: "```swift", to: "```")
    }

    /// What stands between `// snippet: NAME` and `// end of snippet` in the Swift files beside this one.
    static func snippets() throws -> [Code] {
        try codes(in: tests, "swift", from: "// snippet: ", to: "// end of snippet")
    }

    /// The first page of the catalogue.
    static func landingPage() throws -> String {
        try String(contentsOf: catalogue.appending(path: "Ribcage.md"), encoding: .utf8)
    }

    /// The titles of all articles but the first page, as links name them.
    static func names() throws -> [String] {
        try files(in: catalogue, "md").map { $0.deletingPathExtension().lastPathComponent }.filter { $0 != "Ribcage" }
    }

    /// The public types that no other type holds.
    static func publicTypes() throws -> [String] {
        let declaration =
            /(?:@MainActor )?(?:public|open) (?:final )?(?:class|struct|enum|protocol|actor|typealias) (\w+)/
        return try files(in: sources, "swift").flatMap { file in
            try lines(of: file).compactMap { line in
                line.prefixMatch(of: declaration).map { String($0.output.1) }
            }
        }
    }

    private static func codes(in folder: URL, _ kind: String, from start: String, to end: String) throws -> [Code] {
        try files(in: folder, kind).flatMap { file in
            var codes: [Code] = []
            var open: Code?
            for (index, line) in try lines(of: file).enumerated() {
                let text = line.trimmingCharacters(in: .whitespaces)
                if let code = open {
                    open = text == end ? nil : Code(place: code.place, lines: code.lines + [line])
                    if open == nil { codes.append(folded(code)) }
                } else if text.hasPrefix(start) {
                    open = Code(place: "\(file.lastPathComponent):\(index + 1)", lines: [])
                }
            }
            if let open { throw Unclosed(place: open.place) }
            return codes
        }
    }

    /// The same without the indentation that all lines have.
    private static func folded(_ code: Code) -> Code {
        let indentation = code.lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        return Code(place: code.place, lines: code.lines.map { String($0.dropFirst(indentation)) })
    }

    private static func files(in folder: URL, _ kind: String) throws -> [URL] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path).map { folder.appending(path: $0) }
            .filter { $0.pathExtension == kind }.sorted { $0.path < $1.path }
    }

    private static func lines(of file: URL) throws -> [String] {
        try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
            .map(String.init)
    }

    struct Unclosed: Error, CustomStringConvertible {
        let place: String
        var description: String { "the code that begins at \(place) has no end" }
    }
}
