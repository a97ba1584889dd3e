public import Basics
import MandalartDomainInterface

/// The phrases about events.
public enum EventLogPhrases {
    /// Returns a number of events, for use within a sentence: `3 events`.
    public static func events(_ count: Int) -> Phrase {
        if count == 1 { return Phrase("\(count) event", .ko("\(count)건"), .ja("\(count)件")) }
        return Phrase("\(count) events", .ko("\(count)건"), .ja("\(count)件"))
    }

    // MARK: - Parts of a cell

    static func title(_ characters: Int) -> Phrase {
        Phrase(
            "title \(characters) \(characters == 1 ? "character" : "characters")", .ko("제목 \(characters)자"),
            .ja("タイトル\(characters)文字"))
    }

    static func note(_ characters: Int) -> Phrase {
        Phrase(
            "note \(characters) \(characters == 1 ? "character" : "characters")", .ko("메모 \(characters)자"),
            .ja("メモ\(characters)文字"))
    }

    static func palette(_ palette: Palette) -> Phrase {
        let name = palette.rawValue
        return Phrase("palette \(name)", .ko("팔레트 \(name)"), .ja("パレット \(name)"))
    }

    static let image = Phrase("with a picture", .ko("이미지 있음"), .ja("画像あり"))

    static func rate(_ rate: AchievementRate) -> Phrase { Phrase(verbatim: "\(rate)") }

    static func subGoals(_ count: Int) -> Phrase {
        Phrase("sub-goals \(count)/8", .ko("세부 목표 \(count)/8"), .ja("サブ目標 \(count)/8"))
    }

    static func actionItems(_ count: Int) -> Phrase {
        Phrase("action items \(count)/64", .ko("실천 항목 \(count)/64"), .ja("アクション \(count)/64"))
    }
}
