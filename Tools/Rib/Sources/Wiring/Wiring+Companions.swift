import SwiftFileKit

// Additions beside the code of the parent: its phrases, its description, and a test of the way to the child.
extension Wiring {
    /// Adds a phrase with the title of the child's place to the parent's phrases.
    ///
    /// - Returns: the name of the phrase.
    func addPhrase(_ changes: inout ChangeSet) throws -> String {
        guard let (path, file, type) = try find("\(name)Phrases", in: "Sources", changes) else {
            let text = """
                import Basics

                /// The phrases of \(name).
                enum \(name)Phrases {
                \(Writing.title(child.property, of: child.name))
                }

                """
            changes.write(text, to: "\(folder)/Sources/\(name)Phrases.swift")
            return child.property
        }
        var edit = Edit(file)
        let phrase = edit.declares(child.property, in: type) ? "placeOf\(child.name)" : child.property
        try edit.addMember(to: type, "\n\(Writing.title(phrase, of: child.name))\n")
        changes.write(edit.text, to: path)
        return phrase
    }

    /// Adds the argument `destinations`, which describes the ways to children, to the parent's description. If the
    /// description has the argument, nothing changes.
    func changePlaceDescription(_ changes: inout ChangeSet) throws {
        for (path, file) in try changes.files(in: "\(folder)/Sources", of: house) {
            guard
                let index = file.tokens.indices.first(where: {
                    file.isToken($0, "PlaceDescription") && file.isToken($0 + 1, "(")
                }
                ),
                let close = file.closing(index + 1)
            else { continue }
            let arguments = file.arguments(from: index + 1, to: close)
            if arguments.contains(where: { $0.hasPrefix("destinations:") }) { return }
            let new = file.text(adding: "destinations: \(name)Router.destinations", toCallAt: index + 1)
            changes.write(new, to: path)
            return
        }
        throw Refusal(
            "\(parent.title) has no PlaceDescription( … ) in its Sources: write one, or wire \(child.name) by hand")
    }

    /// The path of the test of the child's wiring.
    private var test: String { "\(folder)/Tests/\(name)To\(child.name)Tests.swift" }

    /// Returns the path of the test if it is as ``addTest(_:)`` writes it, but for its line breaks and the texts in its
    /// quotes, which keep the old name of a renamed feature; `nil` if there is no such test.
    func unchangedTest(_ changes: ChangeSet) -> String? {
        guard let file = try? changes.file(test), file.outline == SwiftFile(textOfTest).outline else { return nil }
        return test
    }

    /// Adds a test of the way to the child and back, or of a child that is attached, if the parent and the child can be
    /// built without further values, and the parent has no listener.
    func addTest(_ changes: inout ChangeSet) throws {
        guard child.isBuiltAtOnce, let facts = try? FeatureFacts(parent, in: changes, of: house),
            facts.isBuiltAtOnce, facts.news == nil
        else { return }
        changes.write(textOfTest, to: test)
    }

    private var textOfTest: String {
        let imports = Writing.imports(
            ["Ribcage", "RibcageTesting", "Testing", "\(child.name)FeatureTesting"].map { (nil, $0) },
            testable: "\(name)Feature")
        let test =
            child.hasScreen
            ? """
                @Test("leads there and back")
                func way() async throws {
                    let router = \(name)Builder(dependency: \(name)DependencyStub()).build()
                    router.launch()
                    let place = try await router.follow(Route(["\(child.word)"]))
                    #expect(router.openPlace === place)
                    try await place.leave()
                    #expect(router.openPlace == nil)
                }
            """
            : """
                @Test("begins with \(name)")
                func child() {
                    let stub = \(name)DependencyStub()
                    let router = \(name)Builder(dependency: stub).build()
                    router.launch()
                    #expect(stub.\(child.property)Mock.buildCalls == 1)
                    #expect(router.openPlace == nil)
                }
            """
        return """
            \(imports)
            @MainActor @Suite("\(child.hasScreen ? "The way from \(name) to \(child.name)" : "\(child.name) beside \(name)")")
            struct \(name)To\(child.name)Tests {
            \(test)
            }

            """
    }
}

extension SwiftFile {
    /// The bytes of the file without spaces, line breaks and literals.
    fileprivate var outline: [UInt8] {
        let literals = tokens.filter { $0.kind == .literal }.map(\.range)
        return bytes.indices.filter { index in !literals.contains { $0.contains(index) } }.map { bytes[$0] }
            .filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") }
    }
}
