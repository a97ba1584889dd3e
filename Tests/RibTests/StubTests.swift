import RibKit
import Testing

@Suite("The stub of what a feature needs")
struct StubTests {
    let house: Fixture

    /// A house whose List needs a use case, a value, a text, and the builder of Detail.
    init() throws {
        house = try Fixture()
        try house.write([
            "Modules/Core/Kit/Sources/Clock.swift": "public struct Clock { public init(at hour: Int) {} }\n",
            "Modules/Core/Kit/Testing/Clock+Stub.swift": "extension Clock { static let stub = Clock(at: 0) }\n",
            "Modules/Domain/Notes/Interface/NotesUseCase.swift": "public protocol NotesUseCase {}\n",
            "Modules/Domain/Notes/Testing/NotesUseCaseFake.swift": Self.fake("notes: [String] = []"),
            "Modules/Feature/List/Sources/ListDependency.swift": """
            package protocol ListDependency: ListChildren {
                /// Reads the notes.
                var notesUseCase: any NotesUseCase { get }
                var clock: Clock { get }
                var title: String { get }
            }
            package protocol ListChildren: Dependency {
                var detailBuilder: any DetailBuildable { get }
            }
            """,
        ])
        try house.edit(
            "Modules/Feature/List/Sources/ListBuilder.swift", "package protocol ListDependency: Dependency {}\n", "")
        try house.edit(
            "Project.swift", "Feature(\"List\", features: [\"Detail\"], domains: [\"Notes\"])",
            "Feature(\"List\", features: [\"Detail\"], domains: [\"Notes\"], core: [\"Kit\"])")
    }

    private static func fake(_ parameters: String) -> String {
        "package final class NotesUseCaseFake: NotesUseCase {\n    package init(\(parameters)) {}\n}\n"
    }

    private func stub() throws -> [(path: String, text: String)] {
        let house = try House(at: self.house.root)
        let list = try #require(house.module(.feature, "List"))
        return try #require(try DependencyStub(of: list, in: ChangeSet(root: house.root), of: house)).files()
    }

    @Test("has doubles of use cases that a test may replace, and mocks of builders")
    func text() throws {
        try Golden.expect(try stub().first?.text ?? "", matches: "stub.txt")
    }

    @Test("is written into the tests and the example, and where it is written by hand, it stays")
    func places() throws {
        let file = "ListDependencyStub+Generated.swift"
        #expect(
            try stub().map(\.path) == ["Modules/Feature/List/Tests/\(file)", "Modules/Feature/List/Example/\(file)"])
        try house.write(["Modules/Feature/List/Tests/Stub.swift": "final class ListDependencyStub {}\n"])
        #expect(try stub().map(\.path) == ["Modules/Feature/List/Example/\(file)"])
    }

    @Test(
        "wants of a test what has no double that is made without arguments", arguments: ["notes: [String]", "throws"])
    func required(parameters: String) throws {
        let fake = parameters == "throws" ? Self.fake("").replacing("()", with: "() throws") : Self.fake(parameters)
        try house.write(["Modules/Domain/Notes/Testing/NotesUseCaseFake.swift": fake])
        #expect(try stub().first?.text.contains("notesUseCase: any NotesUseCase,") == true)
    }

    @Test("is written anew by check --fix after the table has what it needs")
    func mended() throws {
        for (path, text) in try stub() { try house.write([path: text]) }
        try house.edit("Project.swift", ", domains: [\"Notes\"], core: [\"Kit\"])", ", core: [\"Kit\"])")
        try house.edit(
            "Modules/Feature/List/Sources/ListDependency.swift", "package protocol ListDependency",
            "import NotesDomainInterface\npackage protocol ListDependency")
        let all = house.rib("check", "--fix").output
        #expect(!all.contains("out of date"), "\(all)")
        #expect(try stub().allSatisfy { try house.text($0.path) == $0.text })
    }
}
