import Testing

@Suite("The manual and the completions")
struct GuideTests {
    @Test("know what can be typed in every feature", arguments: Repository.folders(in: "Modules/Feature"))
    func guides(feature: String) throws {
        #expect(try Repository.text("App/Mandalart/main.swift").contains("\(feature)Builder.guide"))
    }
}
