package import Languages

/// The phrases that go with every screen.
package enum ScreenPhrases {
    package static let goOn = Phrase(
        "This takes something away. Go on?", .ko("무언가가 지워져요. 계속할까요?"), .ja("何かが消えます。続けますか？"))

    package static func confirm(_ question: Phrase) -> Phrase {
        Phrase("\(question) [no]", .ko("\(question) [아니요]"), .ja("\(question) [いいえ]"))
    }

    package static func noCommand(_ word: String) -> Phrase {
        Phrase(
            "There is no command \(quoted: word) here.", .ko("여기에는 \(quoted: word) 명령이 없어요."),
            .ja("ここに\(quoted: word)というコマンドはありません。"))
    }

    package static let noWayBack = Phrase(
        "There is no way back from here. “quit” leaves the program.",
        .ko("여기서는 더 뒤로 갈 곳이 없어요. 프로그램은 quit 명령으로 끝내요."), .ja("ここから戻れる場所はありません。プログラムは quit で終わります。"))

    static let place = Phrase("where it is shown", .ko("보여 준 장소"), .ja("表示した場所"))
}
