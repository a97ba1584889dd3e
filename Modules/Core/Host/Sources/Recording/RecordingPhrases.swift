import Basics

/// The messages about invalid recordings.
enum RecordingPhrases {
    static func atLine(_ number: Int, _ reason: Phrase) -> Phrase {
        Phrase("line \(number) \(reason)", .ko("\(number)번째 줄: \(reason)"), .ja("\(number)行目: \(reason)"))
    }

    static func beginsWithNone(of marks: String) -> Phrase {
        Phrase(
            "begins with none of \(marks)", .ko("다음 중 하나로 시작해야 합니다: \(marks)"), .ja("次のどれかで始めてください: \(marks)"))
    }

    static let noRun = Phrase("belongs to no run", .ko("어느 실행에도 속하지 않습니다"), .ja("どの実行のものでもありません"))

    static func cannotBeDone(_ line: String) -> Phrase {
        Phrase("cannot be done again: \(line)", .ko("다시 실행할 수 없습니다: \(line)"), .ja("再実行できません: \(line)"))
    }

    static func noByte(_ digits: String, in line: String) -> Phrase {
        Phrase(
            "is no byte: \(digits) in \(line)", .ko("\(line): 바이트가 아닙니다: \(digits)"),
            .ja("\(line): バイトではありません: \(digits)"))
    }

    static func needsCount(upTo most: Int, _ line: String) -> Phrase {
        Phrase(
            "needs a count up to \(most) and a text: \(line)", .ko("\(most) 이하의 횟수와 텍스트가 필요합니다: \(line)"),
            .ja("\(most)以下の回数とテキストが必要です: \(line)"))
    }
}
