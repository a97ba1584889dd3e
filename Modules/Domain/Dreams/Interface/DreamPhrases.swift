public import Basics

/// The names of the parts of a wish, and the messages about invalid values.
public enum DreamPhrases {
    // MARK: - Parts of a wish, and placeholders in usage lines

    /// The name of the list of all wishes.
    public static let dreams = Phrase("Dreams", .ko("버킷 리스트"), .ja("夢リスト"))
    /// The placeholder in usage lines for the title of a wish.
    static let wish = Phrase("wish", .ko("소원"), .ja("願い"))
    /// The placeholder in usage lines for the number of a wish or a milestone.
    static let number = Phrase("number", .ko("번호"), .ja("番号"))
    /// The name of the date of a goal.
    public static let date = Phrase("date", .ko("날짜"), .ja("日付"))
    /// The name of the purpose: the reason why a person has the wish.
    public static let purpose = Phrase("purpose", .ko("목적"), .ja("目的"))
    /// The name of the goal of a wish's tree.
    public static let goal = Phrase("goal", .ko("목표"), .ja("目標"))
    /// The name of the milestones, which are measurable steps toward the goal.
    public static let milestones = Phrase("milestones", .ko("마일스톤"), .ja("マイルストーン"))
    /// The placeholder in usage lines for the title of a milestone.
    static let milestone = Phrase("milestone", .ko("마일스톤"), .ja("マイルストーン"))
    /// The name of the vision: the scene when the wish has come true.
    public static let vision = Phrase("vision", .ko("비전"), .ja("ビジョン"))

    /// Returns the words for a wish that has come true: `came true on 2026-11-01`.
    public static func cameTrue(on day: Day) -> Phrase {
        let date = day.phrase
        return Phrase("came true on \(date)", .ko("\(date)에 이루어짐"), .ja("\(date)にかなった"))
    }

    // MARK: - Invalid values

    static func milestoneOutOfRange(_ text: String, most: Int) -> Phrase {
        Phrase(
            "Milestones have numbers from 1 to \(most), not \(quoted: text).",
            .ko("마일스톤의 번호는 1부터 \(most)까지입니다. \(quoted: text, .topic) 쓸 수 없습니다."),
            .ja("マイルストーンの番号は1から\(most)までです。\(quoted: text)は使えません。"))
    }

    // MARK: - Missing wishes and milestones, or too many

}
