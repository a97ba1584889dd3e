import Languages

// snippet: the phrases of a module
enum ShelfPhrases {
    static let number = Phrase(en: "number", ko: "번호", ja: "番号")
    static let oneBook = Phrase(en: "one book", ko: "책 한 권", ja: "1 冊の本")
}
// end of snippet
