import Basics

/// The messages about invalid answers of a suggester program.
enum SuggesterPhrases {
    static func wrongLine(_ program: String, _ line: Int, _ reason: Phrase) -> Phrase {
        Phrase(
            "\(quoted: program), line \(line): \(reason)", .ko("\(quoted: program)의 응답 \(line)번째 줄: \(reason)"),
            .ja("\(quoted: program)の応答の\(line)行目: \(reason)"))
    }

    static func untrusted(_ command: String) -> Phrase {
        Phrase(
            """
            The suggester of this store was not chosen by you on this machine, and is not run. To run it, type: settings \
            suggester \(command)
            """,
            .ko("이 저장소의 제안 프로그램은 이 컴퓨터에서 직접 고른 것이 아니라서 실행하지 않습니다. 실행하려면 입력하세요: settings suggester \(command)"),
            .ja("この保存先の候補プログラムはこのマシンで選ばれたものではないため、実行しません。実行するには: settings suggester \(command)"))
    }

    static let notText = Phrase("This is not UTF-8.", .ko("UTF-8이 아닙니다."), .ja("UTF-8 ではありません。"))

    // rib: verbatim, an example of JSON
    private static let example = #"{"title": "…"}"#
    static let noTitle = Phrase(
        "This has no title, as in \(example).", .ko("title이 없습니다. 예: \(example)"),
        .ja("title がありません。例: \(example)"))
}
