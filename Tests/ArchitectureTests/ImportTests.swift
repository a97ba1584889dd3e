import Testing

@Suite("The imports of every target")
struct ImportTests {
    /// An import line: where it stands, and what it names.
    private struct Import {
        let target: Manifest.Target
        let place, module: String
    }

    /// Together with the layers of the table this keeps implementations out of everything but programs and tests.
    @Test("every module of the project that a file imports is a declared dependency of its target")
    func importsAreDeclared() async throws {
        let manifest = try await Manifest.current
        for line in try imports(of: manifest) where manifest.layer(named: line.module) != nil {
            let isDeclared = line.target.dependencies.contains(line.module)
            #expect(isDeclared, "\(line.place) imports \(line.module), which \(line.target.name) does not declare")
        }
    }

    @Test("only the platform module, tests and tools talk to the C library")
    func cLibraryStaysBelow() async throws {
        let libraries: Set = ["Glibc", "Musl", "Darwin"]
        for line in try imports(of: await Manifest.current) where libraries.contains(line.module) {
            let folder = line.target.folder
            let mayImport =
                line.target.kind == .tests || folder.hasPrefix("Modules/Core/Platform/")
                || folder.hasPrefix("Tools/")
            #expect(mayImport, "\(line.place) imports \(line.module): put the call into Modules/Core/Platform")
        }
    }

    @Test("no interface, no implementation and no app imports Foundation")
    func foundationStaysOut() async throws {
        for line in try imports(of: await Manifest.current) where line.module.hasPrefix("Foundation") {
            let isShipped =
                [.interface, .implementation].contains(line.target.kind)
                || line.target.folder.hasPrefix("App/")
            #expect(!isShipped, "\(line.place) imports \(line.module): loading it delays every start of the program")
        }
    }

    private func imports(of manifest: Manifest) throws -> [Import] {
        try manifest.targets.flatMap { target in
            try Repository.swiftFiles(in: target.folder).flatMap { file in
                try SwiftSource(Repository.text(file)).imports.map { module, line in
                    Import(target: target, place: "\(file):\(line)", module: module)
                }
            }
        }
    }
}
