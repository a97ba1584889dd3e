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

    /// The blocks of Swift in the catalogues.
    static func blocks() throws -> [Code] {
        try catalogues.flatMap { try files(in: $0.folder, "md").flatMap(blocks) }
    }

    /// The same on the front page.
    static func frontPage() throws -> [Code] { try blocks(of: root.appending(path: "README.md")) }

    private static func blocks(of file: URL) throws -> [Code] {
        try blocks(in: lines(of: file), of: file.lastPathComponent)
    }

    /// Returns the fenced blocks of Swift in the lines of a page. A block of another language, or one with a longer
    /// fence, may show such fences as its text.
    static func blocks(in lines: [String], of page: String) throws -> [Code] {
        var codes: [Code] = []
        var open: (fence: Fence, code: Code)?
        for (index, line) in lines.enumerated() {
            let fence = Fence(line)
            guard let (opening, code) = open else {
                open = fence.map { ($0, Code(place: "\(page):\(index + 1)", lines: [])) }
                continue
            }
            if let fence, fence.closes(opening) {
                if opening.language == "swift" { codes.append(folded(code)) }
                open = nil
            } else {
                open = (opening, Code(place: code.place, lines: code.lines + [line]))
            }
        }
        if let open { throw Unclosed(place: open.code.place) }
        return codes
    }

    /// A line of Markdown that opens or closes a block of code (spec.commonmark.org, 4.5).
    private struct Fence {
        let sign: Character
        let count: Int
        /// What follows the signs.
        let info: String

        init?(_ line: String) {
            let text = line.trimmingCharacters(in: .whitespaces)
            guard let sign = text.first, sign == "`" || sign == "~" else { return nil }
            let signs = text.prefix { $0 == sign }
            info = text.dropFirst(signs.count).trimmingCharacters(in: .whitespaces)
            guard signs.count > 2, sign == "~" || !info.contains("`") else { return nil }
            (self.sign, count) = (sign, signs.count)
        }

        var language: String { String(info.prefix { !$0.isWhitespace }) }

        func closes(_ opening: Fence) -> Bool { sign == opening.sign && count >= opening.count && info.isEmpty }
    }

    /// What is between `// snippet: NAME` and `// end of snippet` in the Swift files of this target.
    static func snippets() throws -> [Code] {
        try files(in: tests, "swift").flatMap { file in
            var codes: [Code] = []
            var open: Code?
            for (index, line) in try lines(of: file).enumerated() {
                let text = line.trimmingCharacters(in: .whitespaces)
                if let code = open {
                    open = text == "// end of snippet" ? nil : Code(place: code.place, lines: code.lines + [line])
                    if open == nil { codes.append(folded(code)) }
                } else if text.hasPrefix("// snippet: ") {
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
