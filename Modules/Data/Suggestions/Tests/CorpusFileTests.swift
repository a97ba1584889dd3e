import Basics
import MandalartDomainInterface
import Platform
import PlatformTesting
import Testing

@testable import SuggestionsData

@Suite("A file of the corpus")
struct CorpusFileTests {
    static let goals = ["Pace", "Food", "Shoes", "Sleep", "Hills", "Friends", "Rest", "Races"]
    private static let korean = ["속도", "음식", "신발", "수면", "언덕", "친구", "휴식", "대회"]

    static func text(_ name: String = "Running", words: String = "run") -> String {
        var lines = ["languages en | ko", "theme \(name) | 달리기", "words \(words) \(name) | 달리기 마라톤"]
        for place in 1...8 {
            lines.append("sub \(name) \(goals[place - 1]) | \(name) \(korean[place - 1])")
            lines += (1...8).map { "item \(name) item \(place)\($0) | 항목 \(place)\($0)" }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func error(_ text: String) -> String? {
        do throws(CorpusError) {
            _ = try CorpusTheme(Array(text.utf8), of: "x.txt")
            return nil
        } catch { return error.explanation.english }
    }

    @Test("is a theme of eight sub-goals of eight items, each in every language")
    func theme() throws {
        let theme = try CorpusTheme(Array(Self.text().utf8), of: "x.txt")
        #expect(theme.languages == ["en", "ko"])
        #expect(theme.name == ["Running", "달리기"])
        #expect(theme.goals.map(\.title).last == ["Running Races", "Running 대회"])
        #expect(theme.goals.map(\.items.count) == Array(repeating: 8, count: 8))
        #expect(theme.goals[2].items[3] == ["Running item 34", "항목 34"])
        #expect(theme.column(of: .korean) == 1)
        #expect(theme.column(of: .japanese) == 0)
    }

    @Test("says which line is wrong, and is left out")
    func mistakes() {
        let lines = Self.text().split(separator: "\n").map(String.init)
        func with(_ line: String, at number: Int) -> String {
            var lines = lines
            lines[number - 1] = line
            return lines.joined(separator: "\n")
        }
        #expect(error(Self.text()) == nil)
        #expect(error("") == "x.txt, line 1: It should begin with “languages”. The file is left out.")
        let short = error(lines.dropLast().joined(separator: "\n"))
        #expect(short == "x.txt, line 75: It should begin with “item”. The file is left out.")
        let long = error(Self.text() + "item a | b\n")
        #expect(long == "x.txt, line 76: The file should have ended. The file is left out.")
        let one = error(with("sub Rest", at: 4))
        #expect(
            one
                == "x.txt, line 4: It has 1 texts between its bars, not 2, one for each language. The file is left out."
        )
        let empty = error(with("item a | ", at: 5))
        #expect(empty?.hasPrefix("x.txt, line 5: ") == true)
        let other = error(with("items a | b", at: 5))
        #expect(other == "x.txt, line 5: It should begin with “item”. The file is left out.")
    }

    @Test("that is no text is left out")
    func bytes() throws {
        var bytes = Array(Self.text().utf8)
        bytes[bytes.count - 2] = 0xFF
        #expect(throws: CorpusError.noText(CorpusLine(path: "x.txt", number: 75))) {
            _ = try CorpusTheme(bytes, of: "x.txt")
        }
    }

    @Test("is found by the environment, beside the program, or in the checkout that it was built in")
    func folders() throws {
        let scratch = try TemporaryFolder()
        let (share, checkout) = ("share/mandalart/suggestions", "Modules/Data/Suggestions/Corpus")
        func found(_ program: String, _ variables: [String: String] = [:]) -> String? {
            CorpusFolder(Environment(variables), program: "\(scratch.path)/\(program)").path
        }
        try FileSystem.createPrivateFolder("\(scratch.path)/installed/\(share)")
        try FileSystem.createPrivateFolder("\(scratch.path)/house/\(checkout)")
        #expect(found("installed/bin/mandalart") == "\(scratch.path)/installed/\(share)")
        #expect(found("house/.build/debug/mandalart") == "\(scratch.path)/house/\(checkout)")
        #expect(found("other/bin/mandalart") == nil)
        let chosen = found("installed/bin/mandalart", [CorpusFolder.variable: "/nowhere"])
        #expect(chosen == "/nowhere")
    }

    @Test("that is wrong leaves the others")
    func oneOfMany() throws {
        let scratch = try TemporaryFolder()
        try FileSystem.createPrivateFile("\(scratch.path)/a.txt", with: Array("languages en\n".utf8))
        try FileSystem.createPrivateFile("\(scratch.path)/b.txt", with: Array(Self.text().utf8))
        try FileSystem.createPrivateFile("\(scratch.path)/c.md", with: [])
        let (themes, mistakes) = CorpusFolder(scratch.path).themes()
        #expect(themes.map(\.name.first) == ["Running"])
        let lines = mistakes.map(\.explanation.english)
        let wanted = "\(scratch.path)/a.txt, line 2: It should begin with “theme”. The file is left out."
        #expect(lines == [wanted])
    }
}
