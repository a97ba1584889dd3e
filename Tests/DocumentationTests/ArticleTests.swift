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

    @Test(
        "are all named on the first page of their module, as is every public type of it", arguments: Articles.catalogues
    )
    func landingPage(catalogue: Articles.Catalogue) throws {
        let page = try catalogue.landingPage()
        let types = try catalogue.publicTypes()
        let links = types.map { "``\($0)``" } + (try catalogue.names().map { "<doc:\($0)>" })
        #expect(!links.isEmpty)
        for link in links {
            let isListed = page.contains("- \(link)\n")
            #expect(isListed, "\(catalogue.module).md does not list \(link)")
        }
    }

    @Test("and the front page show the same code")
    func frontPage() throws {
        let blocks = Set(try Articles.blocks().map(\.lines))
        for block in try Articles.frontPage() {
            let isCompiled = blocks.contains(block.lines)
            #expect(isCompiled, "\(block.place) shows code that no article has")
        }
    }
}
