import Basics
import ExchangeData
import ExchangeDataTesting
import ExchangeDomainInterface
import MandalartDomainInterface
import Testing

@Suite("A site")
struct SiteDocumentTests {
    private let codec = DocumentExchange()

    private static let sites = ["small", "hostile"]

    private func texts(_ name: String, _ style: DocumentStyle = DocumentStyle()) throws -> [String: String] {
        try (name == "small" ? Site.small : Site.hostile).texts(codec, style)
    }

    @Test("has pages whose names do not depend on what is in them")
    func files() throws {
        let files = try Site.small.pages.map(\.file)
        #expect(files == ["index.html", "chart-1.html", "chart-2.html", "dreams.html", "style.css"])
    }

    @Test("has well-formed pages, whatever the texts are", arguments: sites, Language.allCases)
    func wellFormed(_ name: String, _ language: Language) throws {
        for (file, text) in try texts(name, DocumentStyle(language: language)) where file.hasSuffix(".html") {
            let markup = Markup(text)
            #expect(markup.mistakes == [], "\(file)")
            #expect(text.hasPrefix("<!doctype html>\n<html lang=\"\(language.rawValue)\">"), "\(file)")
            let ids = markup.values(of: "id")
            #expect(ids.count == Set(ids).count, "\(file)")
        }
    }

    @Test(
        "has links to its own files and to what is in them, and to no other place but those of a person",
        arguments: sites)
    func links(_ name: String) throws {
        let texts = try texts(name)
        let ids = texts.mapValues { Set(Markup($0).values(of: "id")) }
        var count = 0
        for (file, text) in texts where file.hasSuffix(".html") {
            for link in Markup(text).values(of: "href") where !link.hasPrefix("https://example.org/") {
                let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
                let target = parts[0].isEmpty ? file : parts[0]
                #expect(texts[target] != nil, "\(file): \(link)")
                if parts.count > 1 { #expect(ids[target]?.contains(parts[1]) == true, "\(file): \(link)") }
                count += 1
            }
        }
        #expect(count > 20)
    }

    @Test("names with its attributes what is there: headers of cells, and what labels a part", arguments: sites)
    func references(_ name: String) throws {
        for (file, text) in try texts(name) where file.hasSuffix(".html") {
            let markup = Markup(text)
            let ids = Set(markup.values(of: "id"))
            for reference in markup.values(of: "headers") + markup.values(of: "aria-labelledby") {
                #expect(ids.contains(reference), "\(file): \(reference)")
            }
        }
    }

    @Test("has one first heading a page, and leaves out no level below it", arguments: sites)
    func headings(_ name: String) throws {
        for (file, text) in try texts(name) where file.hasSuffix(".html") {
            let headings = Markup(text).headings
            #expect(headings.first == 1, "\(file)")
            #expect(headings.count { $0 == 1 } == 1, "\(file)")
            for (before, after) in zip(headings, headings.dropFirst()) { #expect(after <= before + 1, "\(file)") }
        }
    }

    @Test("has a header, a main part and a footer on each page, and says which page it is")
    func landmarks() throws {
        for (file, text) in try texts("small") where file.hasSuffix(".html") {
            let markup = Markup(text)
            for name in ["header", "nav", "main", "footer"] {
                #expect(markup.tags.count { $0.name == name } == 1, "\(file): \(name)")
            }
            let current = file.hasPrefix("chart-") ? [] : ["page"]
            #expect(markup.values(of: "aria-current") == current, "\(file)")
            #expect(markup.tags.first { $0.name == "a" }?.attributes["href"] == "#main", "\(file)")
        }
    }

    @Test("says in its tables what each column and each row is")
    func tables() throws {
        let markup = Markup(try #require(try texts("small")["chart-1.html"]))
        let scopes = markup.tags.filter { $0.name == "th" && $0.attributes["id"] == nil }.map { $0.attributes["scope"] }
        #expect(!scopes.isEmpty)
        #expect(scopes.allSatisfy { $0 == "col" || $0 == "row" })
    }

    @Test("fetches and carries out nothing, and has nothing in it that is not seen", arguments: sites)
    func inert(_ name: String) throws {
        for (file, text) in try texts(name) {
            for mark in ["<script", "<img", "<image", "<iframe", "<foreignObject", "src=", "url(", "@import", "<b>"] {
                #expect(!text.contains(mark), "\(file): \(mark)")
            }
            let hidden = text.unicodeScalars.filter { scalar in
                switch scalar.value {
                case 0x0A: false
                case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
                case 0xFFFE, 0xFFFF: true
                default: false
                }
            }
            #expect(hidden.isEmpty, "\(file)")
        }
    }

    @Test("is light, dark, or what its reader asks for")
    func appearance() throws {
        func has(_ appearance: Appearance) throws -> [Bool] {
            let css = try texts("small", DocumentStyle(appearance: appearance))["style.css"] ?? ""
            return [css.contains("prefers-color-scheme: dark"), css.contains("#15171b")]
        }
        #expect(try has(.auto) == [true, true])
        #expect(try has(.light) == [false, false])
        #expect(try has(.dark) == [false, true])
    }

    @Test("links a wish with the chart that grew from it, and that with the wish")
    func grown() throws {
        let texts = try texts("small")
        #expect(texts["dreams.html"]?.contains("<a href=\"chart-1.html\"><bdi>2027</bdi></a>") == true)
        let wish = try #require(texts["chart-1.html"]?.firstMatch(of: /href="dreams.html#(wish-[0-9]+)"/)?.1)
        #expect(texts["dreams.html"]?.contains("<li id=\"\(wish)\"") == true)
        #expect(texts["chart-2.html"]?.contains("dreams.html#") == false)
    }

    @Test("marks what is overdue, and the charts that were put away")
    func marks() throws {
        let texts = try texts("small")
        #expect(texts["index.html"]?.contains("due 2026-11-20, overdue</span>") == true)
        #expect(texts["index.html"]?.contains("due 2026-12-01</span>") == true)
        #expect(texts["chart-2.html"]?.contains("<p>archived</p>") == true)
        #expect(texts["chart-1.html"]?.contains("<p>archived</p>") == false)
    }

    @Test(
        "speaks the language that is asked for",
        arguments: [(Language.korean, "이번 주에 고른 항목"), (.japanese, "今週の項目")])
    func language(_ language: Language, _ words: String) throws {
        #expect(try texts("small", DocumentStyle(language: language))["index.html"]?.contains(words) == true)
    }
}
