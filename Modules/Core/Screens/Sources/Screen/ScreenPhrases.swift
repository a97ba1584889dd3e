package import Basics

/// The phrases that every screen shares.
package enum ScreenPhrases {
    package static let goOn = Phrase(
        "This takes something away. Go on?", .ko("일부 내용이 지워집니다. 계속하시겠습니까?"), .ja("一部の内容が消えます。続行しますか？"))

    package static func confirm(_ question: Phrase) -> Phrase {
        Phrase("\(question) [no]", .ko("\(question) [아니요]"), .ja("\(question) [いいえ]"))
    }

    package static func noCommand(_ word: String) -> Phrase {
        Phrase(
            "There is no command \(quoted: word) here.", .ko("여기에는 \(quoted: word) 명령이 없습니다."),
            .ja("ここに\(quoted: word)というコマンドはありません。"))
    }

    package static let noWayBack = Phrase(
        "There is no way back from here. “quit” leaves the program.",
        .ko("더 이상 뒤로 갈 수 없습니다. 프로그램을 종료하려면 quit을 입력하세요."), .ja("これ以上は戻れません。終了するには quit と入力してください。"))

    // MARK: - What a screen reader says of a picture

    static let centre = Phrase("Centre", .ko("가운데"), .ja("中央"))
    static let empty = Phrase("empty", .ko("비어 있음"), .ja("空"))
    static let emptyCells = Phrase("Empty", .ko("빈칸"), .ja("空のマス"))
    static let none = Phrase("none", .ko("없음"), .ja("なし"))

    static func times(_ count: Int) -> Phrase {
        Phrase("\(count) \(count == 1 ? "time" : "times")", .ko("\(count)회"), .ja("\(count)回"))
    }

    static func timesInFigures(_ count: Int) -> Phrase {
        Phrase("\(count)×", .ko("\(count)회"), .ja("\(count)回"))
    }

    static func before(_ values: String) -> Phrase {
        Phrase("before \(values)", .ko("이전 \(values)"), .ja("以前は\(values)"))
    }

    static let place = Phrase("where it is shown", .ko("표시한 화면"), .ja("表示した画面"))
}
