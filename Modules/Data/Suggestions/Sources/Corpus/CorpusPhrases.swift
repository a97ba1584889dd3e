import Basics

/// The messages about a missing or invalid corpus.
enum CorpusPhrases {
    static func leftOut(_ line: CorpusLine, _ reason: Phrase) -> Phrase {
        Phrase(
            "\(line.path), line \(line.number): \(reason) The file is left out.",
            .ko("\(line.path) \(line.number)번째 줄: \(reason) 이 파일은 제외합니다."),
            .ja("\(line.path) の\(line.number)行目: \(reason)このファイルは使いません。"))
    }

    static func noLine(_ keyword: String) -> Phrase {
        Phrase(
            "It should begin with “\(keyword)”.", .ko("“\(keyword)”로 시작해야 합니다."), .ja("「\(keyword)」で始まる必要があります。"))
    }

    static func languages(_ wanted: Int, found: Int) -> Phrase {
        Phrase(
            "It has \(found) texts between its bars, not \(wanted), one for each language.",
            .ko("언어마다 하나씩, 세로줄(|)로 나눈 텍스트가 \(wanted)개여야 하는데 \(found)개입니다."),
            .ja("言語ごとに1つ、縦線（|）で区切ったテキストが\(wanted)個必要ですが、\(found)個あります。"))
    }

    static let tooLong = Phrase("The file should have ended.", .ko("파일이 끝났어야 합니다."), .ja("ファイルはここで終わるはずです。"))
    static let noText = Phrase("It is not UTF-8.", .ko("UTF-8이 아닙니다."), .ja("UTF-8 ではありません。"))
}
