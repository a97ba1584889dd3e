import Testing

@Suite("The articles")
struct ArticleTests {
    @Test("show no Swift that this target does not compile")
    func blocks() throws {
        let snippets = Set(try Articles.snippets().map(\.lines))
        let blocks = try Articles.blocks()
        #expect(!blocks.isEmpty)
        for block in blocks {
            let isCompiled = snippets.contains(block.lines)
            #expect(isCompiled, "\(block.place) shows code that is no snippet of these tests")
        }
    }

    @Test("show every snippet that is kept for them")
    func snippets() throws {
        let blocks = Set(try Articles.blocks().map(\.lines))
        for snippet in try Articles.snippets() {
            let isShown = blocks.contains(snippet.lines)
            #expect(isShown, "\(snippet.place) is a snippet that no article shows")
        }
    }

    @Test("are all named on the first page, as is every public type")
    func landingPage() throws {
        let page = try Articles.landingPage()
        let types = try Articles.publicTypes()
        #expect(types.contains("AnyRouter"))
        let links = types.map { "``\($0)``" } + (try Articles.names().map { "<doc:\($0)>" })
        for link in links {
            let isListed = page.contains("- \(link)\n")
            #expect(isListed, "Ribcage.md does not list \(link)")
        }
    }
}
