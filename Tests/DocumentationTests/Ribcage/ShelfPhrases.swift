import Basics
import BasicsTesting

// snippet: the phrases of a module
enum ShelfPhrases {
    static let number = Phrase("number", .ko("번호"), .ja("番号"))
    static let oneBook = Phrase("one book", .ko("책 한 권"), .ja("1冊の本"))
    static let aBook = Phrase("book <number>", .ko("book <번호>"), .ja("book <番号>"))

    static func noBook(_ text: String) -> Phrase {
        Phrase(
            "A book has a number from 1, not \(quoted: text).", .ko("책 번호는 1부터입니다. \(quoted: text, .topic) 쓸 수 없습니다."),
            .ja("本の番号は1からです。\(quoted: text)は使えません。"))
    }
}
// end of snippet
