import Basics
import MandalartDomainInterface
import Platform
import Testing

@testable import SuggestionsData

/// The files that come with the program.
@Suite("The corpus")
struct CorpusTests {
    private static let folder = "\(FileSystem.folder(of: FileSystem.folder(of: #filePath)))/Corpus"

    @Test("has at least thirty themes, all of which can be read")
    func count() {
        let (themes, mistakes) = CorpusFolder(Self.folder).themes()
        #expect(mistakes.map(\.explanation.english) == [])
        #expect(themes.count >= 30)
    }

    @Test("has each text in every language of the program")
    func languages() {
        for theme in CorpusFolder(Self.folder).themes().themes {
            #expect(theme.languages == ["en", "ko", "ja"], "\(theme.name)")
        }
    }

    @Test("says nothing twice: no theme, no sub-goal of all, and no item of a theme")
    func repetition() {
        let themes = CorpusFolder(Self.folder).themes().themes
        for column in 0..<3 {
            #expect(Self.repeated(themes.map { $0.name[column] }) == [])
            #expect(Self.repeated(themes.flatMap { $0.goals.map { $0.title[column] } }) == [])
            #expect(Self.repeated(themes.flatMap { $0.goals.flatMap { $0.items.map { $0[column] } } }) == [])
        }
    }

    @Test("has no text in one language that is the same in another")
    func translated() {
        for theme in CorpusFolder(Self.folder).themes().themes {
            let texts = theme.goals.flatMap { [$0.title] + $0.items }
            #expect(texts.filter { Set($0).count < $0.count } == [], "\(theme.name)")
        }
    }

    private static func repeated(_ texts: [String]) -> [String] {
        Dictionary(texts.map { ($0.lowercased(), 1) }, uniquingKeysWith: +).filter { $0.value > 1 }.keys.sorted()
    }
}
