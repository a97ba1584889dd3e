import Foundation
import PlatformTesting
import Testing

@Suite("The documentation of the runtime")
struct DocumentationTests {
    /// The parts of a symbol graph that are looked at here.
    private struct SymbolGraph: Decodable {
        struct Symbol: Decodable {
            struct Identifier: Decodable { let precise: String }
            struct Comment: Decodable {}

            let identifier: Identifier
            let pathComponents: [String]
            let docComment: Comment?

            /// Made by the compiler, such as the `init(rawValue:)` of an enum.
            var isSynthesized: Bool {
                identifier.precise.contains("::SYNTHESIZED::") || pathComponents.last == "init(rawValue:)"
            }
        }

        let symbols: [Symbol]
    }

    private static let sources = "Modules/Core/Ribcage/Sources"

    /// Writes the symbol graph of the runtime's public part into a folder.
    private func writeSymbolGraph(to folder: String) async throws {
        // What the runtime imports is compiled first.
        try await compile("Modules/Core/Basics/Sources", as: "Basics", to: folder)
        let graph = ["-emit-symbol-graph", "-emit-symbol-graph-dir", folder]
        try await compile(
            Self.sources, as: "Ribcage", to: folder, graph + ["-symbol-graph-minimum-access-level", "public"])
    }

    private func compile(_ sources: String, as module: String, to folder: String, _ more: [String] = []) async throws {
        let features = ["ExistentialAny", "MemberImportVisibility", "InternalImportsByDefault"]
        let arguments = [
            "-emit-module", "-module-name", module, "-package-name", "ribcage", "-wmo", "-I", folder,
            "-emit-module-path", "\(folder)/\(module).swiftmodule",
        ]
        _ = try await Command.compile(
            arguments + features.flatMap { ["-enable-upcoming-feature", $0] } + more
                + Repository.swiftFiles(in: sources)
        ).successfulOutput()
    }

    @Test("has a comment for every public symbol")
    func comments() async throws {
        let folder = try TemporaryFolder()
        try await writeSymbolGraph(to: folder.path)
        let data = try Data(contentsOf: URL(filePath: folder.file("Ribcage.symbols.json")))
        let symbols = try JSONDecoder().decode(SymbolGraph.self, from: data).symbols
        #expect(symbols.contains { $0.pathComponents == ["AnyRouter", "attach(_:)"] })
        let bare = symbols.filter { $0.docComment == nil && !$0.isSynthesized }
        #expect(bare.map { $0.pathComponents.joined(separator: ".") } == [])
    }

    @Test("is converted by DocC without a warning")
    func conversion() async throws {
        let folder = try TemporaryFolder()
        try await writeSymbolGraph(to: folder.path)
        #if canImport(Darwin)
        let docc = ["xcrun", "docc"]
        #else
        let docc = ["docc"]
        #endif
        let arguments = [
            "convert", "\(Self.sources)/Ribcage.docc", "--additional-symbol-graph-dir", folder.path,
            "--fallback-display-name", "Ribcage", "--fallback-bundle-identifier", "Ribcage", "--output-path",
            folder.file("Ribcage.doccarchive"), "--warnings-as-errors",
        ]
        _ = try await Command.run(docc + arguments).successfulOutput()
    }
}
