import Foundation
import Platform
import PlatformTesting
import RibKit
import Testing

@Suite("rib shape")
struct ShapeTests {
    @Test("prints the measures of a house, as tables and as one object", arguments: ["text", "json"])
    func formats(format: String) throws {
        let house = try Fixture.shaped()
        let result = house.rib("shape", "--format", format)
        try Golden.expect(result.output, matches: "shape.\(format)")
        #expect(result.messages == "")
        #expect(result.code == 0)
    }

    @Test("prints what is about one module alone")
    func part() throws {
        let house = try Fixture.shaped()
        try Golden.expect(house.rib("shape", "Detail").output, matches: "shape-part.txt")
        let missing = house.rib("shape", "Nothing")
        #expect(missing.messages.contains("there is no module Nothing"))
        #expect(house.rib("shape", "--format", "svg").code == 2)
    }

    @Test("counts lines that are neither blank nor comments alone, and phrases apart")
    func lines() throws {
        let house = try Fixture()
        let before = try feature("Detail", in: house)
        try house.write([
            "Modules/Feature/Detail/Sources/More.swift": """
            // A comment.

            let one = 1  // A comment behind code.
            /* A comment
               of two lines. */
            let text = \"""
                // no comment

                two
                \"""
            """,
            "Modules/Feature/Detail/Sources/DetailPhrases.swift": "enum DetailPhrases {\n}\n",
        ])
        let after = try feature("Detail", in: house)
        #expect(after.sourceLines == before.sourceLines + 5)
        #expect(after.phraseLines == 2)
        #expect(after.files == before.files + 2)
    }

    @Test(
        "a line of a parent names a child by an identifier with its name as a word, or by its word in quotes",
        arguments: [
            "let builder: any DetailBuildable", "let detailBuilder = 1", "func routeToDetail() {}", "case openDetail",
            "func detailDidFinish() {}", "let place = Self.detail", "let word = \"detail\"",
            "let route = \"list/detail\"", "extension ListInteractor: DetailListener {}", "case `detail`",
        ])
    func named(line: String) throws {
        #expect(try linesNamingDetail(beside: line) == 1)
    }

    @Test(
        "a line that holds the letters alone does not, and neither does an import, a comment or a phrase",
        arguments: [
            "let details = 1", "let detailed = 1", "let isUndetailed = true", "import DetailFeatureInterface",
            "// Detail", "let text = \"a detail\"", "let route = \"detailed\"", "let list = 1",
        ])
    func unnamed(line: String) throws {
        #expect(try linesNamingDetail(beside: line) == 0)
        #expect(try linesNamingDetail(beside: "let detail = 1", in: "ListPhrases.swift") == 0)
    }

    @Test("a type of the parent's domain that has the child's name in its own is not the child")
    func domain() throws {
        let house = try Fixture()
        let before = try child(in: house)
        #expect(!before.isAmbiguous)
        try house.write([
            "Modules/Domain/Notes/Interface/DetailUseCase.swift": "public protocol DetailUseCase {}\n",
            "Modules/Feature/List/Sources/Use.swift": "let detailUseCase: any DetailUseCase\nlet detail = 1\n",
        ])
        let after = try child(in: house)
        #expect(after.lines == before.lines + 1)
        #expect(after.isAmbiguous)
    }

    @Test("where a domain has a type of the child's very name, a word before it is of the type, but for routeTo")
    func sameName() throws {
        let house = try Fixture()
        let before = try child(in: house)
        try house.write([
            "Modules/Domain/Notes/Interface/Detail.swift": "public struct Detail {}\n",
            "Modules/Feature/List/Sources/Use.swift": """
            case setDetail(Detail)
            case nameDetail, detail
            func routeToDetail() {}
            let detailBuilder: any DetailBuildable
            """,
        ])
        let after = try child(in: house)
        #expect(after.lines == before.lines + 2)
        #expect(after.files == before.files + 1)
    }

    @Test("lines of the App count in files that import the child")
    func app() throws {
        let house = try Fixture()
        try house.write([
            "App/Notes/Builders.swift": "import DetailFeature\nlet builder = DetailBuilder()\n",
            "App/Notes/Other.swift": "let detail = 1\n",
        ])
        #expect(try child(in: house).appLines == 1)
    }

    @Test("measures this house")
    func thisHouse() throws {
        let seen = runRib(["shape", "--format", "json"])
        #expect(seen.messages == "")
        #expect(seen.code == 0)
        let house = try House(at: Golden.root.path)
        let shape = try JSONDecoder().decode(Answer.self, from: Data(seen.output.utf8))
        let features = house.modules.filter { $0.layer == .feature }
        #expect(shape.features.map(\.name) == features.map(\.name))
        #expect(shape.features.allSatisfy { $0.interfaceLines > 0 && $0.files > 2 })
        let shared = Set(features.filter(\.isShared).map(\.name))
        #expect(shape.features.filter { $0.sourceLines == 0 }.map(\.name) == shared.sorted())
        #expect(shape.children.map(\.name) == features.flatMap { $0.names("features").filter { !shared.contains($0) } })
        // Finder, Review and Today name addresses of features that they do not build.
        #expect(
            shape.children.filter { !["Finder", "Review", "Today"].contains($0.parent) }.allSatisfy {
                $0.lines > 0 && $0.files > 0 && $0.appLines > 0
            })
        #expect(shape.modules.map(\.files).allSatisfy { $0 > 0 })
    }

    // MARK: What a program reads

    private struct Answer: Decodable {
        struct Feature: Decodable { let name: String, interfaceLines, sourceLines, phraseLines, files: Int }
        struct Child: Decodable { let parent, name: String, lines, files, appLines: Int, isAmbiguous: Bool }
        struct Module: Decodable { let name: String, files: Int }

        let features: [Feature]
        let children: [Child]
        let modules: [Module]
    }

    private func shape(of house: Fixture) throws -> Answer {
        try JSONDecoder().decode(Answer.self, from: Data(house.rib("shape", "--format", "json").output.utf8))
    }

    private func feature(_ name: String, in house: Fixture) throws -> Answer.Feature {
        try #require(try shape(of: house).features.first { $0.name == name })
    }

    /// The entry for Detail below List, the only parent of the fixture.
    private func child(in house: Fixture) throws -> Answer.Child {
        let children = try shape(of: house).children
        #expect(children.map(\.parent) == ["List"])
        return try #require(children.first)
    }

    /// Returns how many more lines name Detail when a file of List has one more line.
    private func linesNamingDetail(beside line: String, in file: String = "More.swift") throws -> Int {
        let house = try Fixture()
        let before = try child(in: house).lines
        try house.write(["Modules/Feature/List/Sources/\(file)": line])
        return try child(in: house).lines - before
    }
}

extension Fixture {
    /// The orderly house with a parent that names its child.
    fileprivate static func shaped() throws -> Fixture {
        let house = try Fixture()
        try house.write([
            "Modules/Feature/List/Sources/ListRouter.swift": """
            import DetailFeatureInterface

            /// Leads to Detail.
            final class ListRouter {
                private let detailBuilder: any DetailBuildable
                private let detailRepository: any DetailRepository

                func routeToDetail() { open(detailBuilder.build(listener: self)) }
            }

            """,
            "Modules/Feature/List/Sources/ListPhrases.swift": "enum ListPhrases {\n    static let detail = 1\n}\n",
            "Modules/Domain/Notes/Interface/DetailRepository.swift": "public protocol DetailRepository {}\n",
            "Modules/Feature/Detail/Sources/DetailBuilder.swift": """
            package final class DetailBuilder {
                let store = Store()

                package func build(listener: any DetailListener, at place: [String: Int]) -> any Routing {
                    DetailRouter(store)
                }
            }

            """,
            "Modules/Core/Kit/Sources/Reading.swift": """
            public struct Reading<Value> {
                public init(_ value: Value) {}
                public init?(_ text: String) { self.init(text: text) }
                func take<Other>(_: (Other, Int) -> Void, from words: inout [Value]) {}
            }

            """,
            "App/Notes/RootComponent.swift": "import DetailFeature\nlet detailBuilder = DetailBuilder()\n",
        ])
        return house
    }
}
