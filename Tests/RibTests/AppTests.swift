import Testing

@testable import RibKit

@Suite("What an app links")
struct AppTests {
    private func dependencies(beginningWith features: String, in fixture: Fixture) throws -> Set<String> {
        try fixture.edit("Project.swift", "features: [\"List\"])", "features: [\(features)])")
        return Set(try #require(House(at: fixture.root).target(named: "notes")).dependencies)
    }

    @Test("is what its features lead to and use, with implementations, data, and what these need of Core")
    func whole() throws {
        let linked = try dependencies(beginningWith: #""List""#, in: Fixture())
        #expect(
            linked == [
                "ListFeature", "ListFeatureInterface", "DetailFeature", "DetailFeatureInterface", "NotesDomain",
                "NotesDomainInterface", "NotesData", "Kit", "Basics", "Store",
            ])
    }

    @Test("leaves out features that are not led to, and domains that none of its features uses")
    func part() throws {
        let house = try Fixture()
        house.rib("new", "domain", "Clock")
        house.rib("new", "core", "Tick")
        let linked = try dependencies(beginningWith: #""Detail""#, in: house)
        #expect(
            linked == [
                "DetailFeature", "DetailFeatureInterface", "NotesDomain", "NotesDomainInterface", "NotesData", "Kit",
                "Basics", "Store",
            ])
    }

    @Test("grows with a feature that leads on, without another word in its line")
    func growing() throws {
        let house = try Fixture()
        try house.edit(
            "Project.swift", "        Feature(\"Detail\",",
            "        Feature(\"Tags\"),\n        Feature(\"Detail\", features: [\"Tags\"],")
        #expect(try dependencies(beginningWith: #""Detail""#, in: house).contains("TagsFeature"))
    }
}
