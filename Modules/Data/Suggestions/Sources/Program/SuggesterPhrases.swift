import Languages

/// The messages about invalid answers of a suggester program.
enum SuggesterPhrases {
    static func wrongLine(_ program: String, _ line: Int, _ reason: Phrase) -> Phrase {
        Phrase(
            "\(quoted: program), line \(line): \(reason)", .ko("\(quoted: program)의 응답 \(line)번째 줄: \(reason)"),
            .ja("\(quoted: program)の応答の\(line)行目: \(reason)"))
    }

    static let notText = Phrase("This is not UTF-8.", .ko("UTF-8이 아닙니다."), .ja("UTF-8 ではありません。"))

    // rib: verbatim, an example of JSON
    private static let example = #"{"title": "…"}"#
    static let noTitle = Phrase(
        "This has no title, as in \(example).", .ko("title이 없습니다. 예: \(example)"),
        .ja("title がありません。例: \(example)"))
}
