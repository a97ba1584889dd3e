public import Basics
import MandalartDomainInterface

/// The phrases about events.
public enum EventLogPhrases {
    /// Returns a number of events, for use within a sentence: `3 events`.
    public static func events(_ count: Int) -> Phrase {
        if count == 1 { return Phrase("\(count) event", .ko("\(count)건"), .ja("\(count)件")) }
        return Phrase("\(count) events", .ko("\(count)건"), .ja("\(count)件"))
    }

    static func nicknameChosen(_ characters: Int) -> Phrase {
        Phrase(
            "a nickname of \(characters) \(characters == 1 ? "character" : "characters") was chosen",
            .ko("닉네임을 정함(\(characters)자)"),
            .ja("ニックネームを決めた（\(characters)文字）"))
    }

    static func firstSubGoal(_ cell: Phrase, of chart: ChartID) -> Phrase {
        Phrase(
            "first sub-goal of chart \(chart): \(cell)", .ko("만다라트 \(chart)의 첫 세부 목표: \(cell)"),
            .ja("マンダラート \(chart) の最初のサブ目標: \(cell)"))
    }

    static func firstActionItem(_ cell: Phrase, of chart: ChartID) -> Phrase {
        Phrase(
            "first action item of chart \(chart): \(cell)", .ko("만다라트 \(chart)의 첫 실천 항목: \(cell)"),
            .ja("マンダラート \(chart) の最初のアクション: \(cell)"))
    }

    static func paletteTried(_ palette: Palette) -> Phrase {
        let name = palette.rawValue
        return Phrase("palette \(name) tried", .ko("팔레트 \(name) 선택해 봄"), .ja("パレット \(name) を試した"))
    }

    static func paletteSaved(_ palette: Palette) -> Phrase {
        let name = palette.rawValue
        return Phrase("palette \(name) saved", .ko("팔레트 \(name) 저장함"), .ja("パレット \(name) を保存した"))
    }

    static func filled(_ cell: Phrase, of chart: ChartID, _ parts: [Phrase]) -> Phrase {
        Phrase(
            "\(cell) of chart \(chart) filled: \(list: parts)", .ko("만다라트 \(chart)의 \(cell) 채움: \(list: parts)"),
            .ja("マンダラート \(chart) の\(cell)を入力: \(list: parts)"))
    }

    static func changed(_ cell: Phrase, of chart: ChartID, _ parts: [Phrase]) -> Phrase {
        Phrase(
            "\(cell) of chart \(chart) changed: \(list: parts)", .ko("만다라트 \(chart)의 \(cell) 바꿈: \(list: parts)"),
            .ja("マンダラート \(chart) の\(cell)を変更: \(list: parts)"))
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
