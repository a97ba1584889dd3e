import Basics
import ExchangeData
import ExchangeDataTesting
import ExchangeDomainInterface
import Foundation
import MandalartDomainInterface
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite("A document for people")
struct PeopleDocumentTests {
    private static let forPeople: [DocumentFormat] = [.svg, .html, .markdown]
    private let exchange = DocumentExchange()

    private func document(
        of charts: [NamedChart], as format: DocumentFormat, _ style: DocumentStyle = DocumentStyle()
    ) -> String {
        exchange.document(of: charts, as: format, style: style)
    }

    private func chart(_ title: String) throws -> NamedChart {
        var chart = Chart()
        chart.coreGoal = Goal(title: try Title(title))
        return NamedChart(name: try Title("x"), chart: chart)
    }

    @Test("has nothing in it that is not seen or that acts on a terminal", arguments: forPeople)
    func visible(_ format: DocumentFormat) throws {
        let document = document(of: [try .hostile], as: format)
        let hidden = document.unicodeScalars.filter { scalar in
            switch scalar.value {
            case 0x0A: false
            case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
            case 0xFFFE, 0xFFFF: true
            default: false
            }
        }
        #expect(hidden.isEmpty)
        #expect(document.contains("right⟨U+202E⟩ot"))
    }

    @Test("is valid XML as a picture, whatever the texts are", arguments: Appearance.allCases)
    func xml(_ appearance: Appearance) throws {
        let texts = try NamedChart.hostileTexts.map(chart)
        for charts in try [[], [.hostile], [.full("a"), .hostile], texts] {
            let document = document(of: charts, as: .svg, DocumentStyle(appearance: appearance))
            let parser = XMLParser(data: Data(document.utf8))
            #expect(parser.parse(), "\(parser.parserError.map { "\($0)" } ?? "") in line \(parser.lineNumber)")
        }
    }

    @Test("fetches and carries out nothing", arguments: [DocumentFormat.svg, .html])
    func inert(_ format: DocumentFormat) throws {
        let document = document(of: [try .hostile, try .full("a")], as: format)
        for mark in [
            "<script", "<img", "<image", "<iframe", "<foreignObject", "src=", "url(", "@import", "onload=a\"", "<b>",
        ] {
            #expect(!document.contains(mark), "\(mark)")
        }
        // Addresses are only in the one link of the page, and in the XML namespace of SVG.
        let links = document.matches(of: /href="([^#][^"]*)"/).map { String($0.1) }
        #expect(links == (format == .html ? ["https://example.org/a?b=1&amp;c=2"] : []))
    }

    @Test("has a policy that lets a page load nothing, the language, and a title that is text")
    func page() throws {
        let style = DocumentStyle(language: .korean)
        let document = document(of: [try .hostile], as: .html, style)
        #expect(document.hasPrefix("<!doctype html>\n<html lang=\"ko\">"))
        #expect(
            document.contains(
                "content=\"default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'\""))
        #expect(
            document.contains(
                "<title>&quot;&lt;!-- ]]&gt; --&gt;&lt;/style&gt;&lt;script&gt;alert(1)&lt;/script&gt;</title>"))
        #expect(document.components(separatedBy: "</style>").count == 2)
    }

    @Test("is light, dark, or what its reader asks for", arguments: [DocumentFormat.svg, .html])
    func appearance(_ format: DocumentFormat) throws {
        func has(_ appearance: Appearance) throws -> [Bool] {
            let text = document(of: [try .marathon], as: format, DocumentStyle(appearance: appearance))
            // The dark page's own colour; paper is always light.
            return [text.contains("prefers-color-scheme: dark"), text.contains("#15171b")]
        }
        #expect(try has(.auto) == [true, true])
        #expect(try has(.light) == [false, false])
        #expect(try has(.dark) == [false, true])
    }

    @Test("has each of the 81 cells once in a picture and in a table, with its own text for who cannot see it")
    func cells() throws {
        let full = try NamedChart.full("a")
        let svg = document(of: [full], as: .svg)
        #expect(svg.components(separatedBy: "class=\"card\"").count - 1 == 81)
        #expect(svg.contains("<desc id=\"description\">8 of 8 sub-goals, 50% done."))
        let html = document(of: [full], as: .html)
        #expect(html.components(separatedBy: "<td ").count - 1 == 72)
        #expect(html.components(separatedBy: "<th ").count - 1 == 9)
        let empty = document(of: [NamedChart(name: try Title("a"), chart: Chart())], as: .svg)
        #expect(empty.components(separatedBy: "class=\"empty\"").count - 1 == 81)
    }

    @Test("shows a long title as far as it fits, with the whole of it beside", arguments: ["M", "가", "i", "👨‍👩‍👧‍👦"])
    func long(_ letter: String) throws {
        let title = String(repeating: letter, count: 200)
        let svg = document(of: [try chart(title)], as: .svg)
        #expect(svg.contains("<title>\(title) 0%</title>"))
        let lines = svg.matches(of: /font-size="9"[^>]*>([^<]*)</).map { String($0.1) }
        #expect(lines.count == 6)
        #expect(lines.last?.hasSuffix("…") == true)
    }

    @Test(
        "is text and no mark in Markdown",
        arguments: [
            ("# *bold* _it_ [l](x) `c` ~~s~~ <b> a|b", ##"\# \*bold\* \_it\_ \[l\](x) \`c\` \~\~s\~\~ \<b\> a\|b"##),
            (
                "https://example.org www.example.org a@b.c &amp;",
                #"https\://example.org www\.example.org a\@b.c \&amp;"#
            ),
            (#"C:\dir\"#, #"C:\\dir\\"#),
        ])
    func markdown(text: String, escaped: String) throws {
        #expect(document(of: [try chart(text)], as: .markdown).contains("**Core goal:** \(escaped) — 0%\n"))
    }

    @Test("keeps the lines of a note in Markdown, none of which is a list, a heading or code")
    func lines() throws {
        var chart = Chart()
        chart.coreGoal = Goal(title: try Title("x"))
        chart.coreGoal?.note = try Note("1. one\n- two\n\n    three\n===\n2027) four\nend\\")
        let text = document(of: [NamedChart(name: try Title("y"), chart: chart)], as: .markdown)
        #expect(text.contains("\n> 1\\. one\\\n> \\- two\n>\n> three\\\n> \\===\\\n> 2027\\) four\\\n> end\\\\\n\n"))
    }

    @Test("speaks the language that is asked for", arguments: forPeople)
    func language(_ format: DocumentFormat) throws {
        let charts = [try NamedChart.marathon]
        #expect(document(of: charts, as: format, DocumentStyle(language: .korean)).contains("핵심 목표:"))
        #expect(document(of: charts, as: format, DocumentStyle(language: .japanese)).contains("中心目標:"))
    }
}
