import Foundation
import Testing

/// The catalogues of the core modules, and the code of their articles that this target compiles.
enum Articles {
    /// Some lines of code, with the file and line where they begin.
    struct Code {
        let place: String
        let lines: [String]
    }

    /// The articles of one module: `Modules/Core/NAME/Sources/NAME.docc`.
    struct Catalogue: CustomTestStringConvertible {
        let module: String

        private var sources: URL { Articles.core.appending(path: "\(module)/Sources") }
        fileprivate var folder: URL { sources.appending(path: "\(module).docc") }
        var testDescription: String { module }

        /// The first page.
        func landingPage() throws -> String {
            try String(contentsOf: folder.appending(path: "\(module).md"), encoding: .utf8)
        }

        /// The titles of all articles but the first page, as links name them.
        func names() throws -> [String] {
            try Articles.files(in: folder, "md").map { $0.deletingPathExtension().lastPathComponent }.filter {
                $0 != module
            }
        }

        /// The public types that no other type holds.
        func publicTypes() throws -> [String] {
            let declaration =
                /(?:@MainActor )?(?:public|open) (?:final )?(?:class|struct|enum|protocol|actor|typealias) (\w+)/
            return try Articles.files(in: sources, "swift").flatMap { file in
                try Articles.lines(of: file).compactMap { line in
                    line.prefixMatch(of: declaration).map { String($0.output.1) }
                }
            }
        }
    }

    private static let tests = URL(filePath: #filePath).deletingLastPathComponent()
    private static let root = tests.deletingLastPathComponent().deletingLastPathComponent()
    fileprivate static let core = root.appending(path: "Modules/Core")

    /// The catalogues there are, by name.
    static let catalogues: [Catalogue] = {
        let modules = try? FileManager.default.contentsOfDirectory(atPath: core.path)
        return (modules ?? []).sorted().map(Catalogue.init).filter {
            FileManager.default.fileExists(atPath: $0.folder.path)
        }
    }()

    /// What is between ```` ```swift ```` and ```` ``` ```` in the catalogues.
    static func blocks() throws -> [Code] {
        try catalogues.flatMap { try codes(in: files(in: $0.folder, "md"), from: "```swift", to: "```") }
    }

    /// The same on the front page.
    static func frontPage() throws -> [Code] {
        try codes(in: [root.appending(path: "README.md")], from: "```swift", to: "```")
    }

    /// What is between `// snippet: NAME` and `// end of snippet` in the Swift files of this target.
    static func snippets() throws -> [Code] {
        try codes(in: files(in: tests, "swift"), from: "// snippet: ", to: "// end of snippet")
    }

    private static func codes(in files: [URL], from start: String, to end: String) throws -> [Code] {
        try files.flatMap { file in
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

    fileprivate static func files(in folder: URL, _ kind: String) throws -> [URL] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path).map { folder.appending(path: $0) }
            .filter { $0.pathExtension == kind }.sorted { $0.path < $1.path }
    }

    fileprivate static func lines(of file: URL) throws -> [String] {
        try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
            .map(String.init)
    }

    struct Unclosed: Error, CustomStringConvertible {
        let place: String
        var description: String { "the code that begins at \(place) has no end" }
    }
}
