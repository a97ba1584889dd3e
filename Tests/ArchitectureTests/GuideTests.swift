import Testing

@Suite("The manual and the completions")
struct GuideTests {
    /// A feature that the app does not build yet has nowhere to be typed.
    @Test(
        "know what can be typed in every feature that the app builds",
        arguments: Repository.folders(in: "Modules/Feature"))
    func guides(feature: String) throws {
        let isBuilt = try Repository.swiftFiles(in: "App/Mandalart").contains { file in
            try Repository.text(file).contains("\(feature)Builder(dependency: self)")
        }
        let isGuided = try Repository.text("App/Mandalart/main.swift").contains("\(feature)Builder.guide")
        #expect(isGuided == isBuilt)
    }
}
