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

    @Test(
        "have Swift in blocks of that language alone, whatever a block of another one shows",
        arguments: [
            ("```swift\nlet a = 1\n```", ["let a = 1"]), ("- a point\n\n  ```swift\n  let a = 1\n  ```", ["let a = 1"]),
            ("```sh\ncat <<'END' >> page.md\n```swift\nlet a = \"\\(b)\"\nEND\n```", []),
            ("```sh\necho \"\\(b)\" '```swift'\n```\n```swift\nlet a = 1\n```", ["let a = 1"]),
            ("````sh\n```swift\nlet a = 1\n```\n````", []), ("~~~sh\n```swift\n~~~", []), ("```swiftly\na\n```", []),
            ("The line ```swift``` is no block.", []),
            ("```swift\nlet a = \"\"\"\n    ```sh\n    \"\"\"\n```", ["let a = \"\"\"\n    ```sh\n    \"\"\""]),
        ])
    func fences(page: String, expected: [String]) throws {
        let lines = page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let seen = try Articles.blocks(in: lines, of: "page.md").map { $0.lines.joined(separator: "\n") }
        #expect(seen == expected)
    }

    @Test("are refused with a block that has no end")
    func unclosed() {
        #expect(throws: Articles.Unclosed.self) { try Articles.blocks(in: ["```sh", "ls"], of: "page.md") }
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
