public import Basics

/// The phrases about sub-goals and items for which no position is free, as may happen when two stores are merged.
public enum UnplacedPhrases {
    /// The description of the JSON member `unplaced`, which contains the titles of sub-goals or items for which no
    /// position is free.
    static let titles = Phrase(
        "the titles of those for which no place is free, if there are any; an import leaves them out",
        .ko("빈자리가 없어 표시하지 못한 것의 제목. 있을 때만 출력되며, 가져올 때는 제외됨"),
        .ja("空きがないため表示できないもののタイトル。あるときだけ出力され、取り込みでは除外される"))

    /// Returns the line about sub-goals without a position in the main grid, given their number and the joined
    /// ``names(_:)``.
    public static func line(ofSubGoals count: Int, _ names: Phrase) -> Phrase {
        Phrase(
            """
            \(count) more \(count == 1 ? "sub-goal has" : "sub-goals have") no free place; \
            empty a cell to see \(count == 1 ? "it" : "one"): \(names)
            """,
            .ko("빈칸이 없어 표시하지 못한 세부 목표 \(count)개 (칸을 비우면 표시됨): \(names)"),
            .ja("空きマスがないため表示できないサブ目標\(count)個（マスを空けると表示）: \(names)"))
    }

    /// Returns the line about items without a position in their sub-goal's grid, given their number and the joined
    /// ``names(_:)``.
    public static func line(ofItems count: Int, _ names: Phrase) -> Phrase {
        Phrase(
            """
            \(count) more \(count == 1 ? "item has" : "items have") no free place; \
            empty a cell to see \(count == 1 ? "it" : "one"): \(names)
            """,
            .ko("빈칸이 없어 표시하지 못한 실천 항목 \(count)개 (칸을 비우면 표시됨): \(names)"),
            .ja("空きマスがないため表示できないアクション\(count)個（マスを空けると表示）: \(names)"))
    }

    /// Returns the first three titles, followed by an ellipsis if there are more.
    public static func names(_ titles: [Title]) -> [Phrase] {
        titles.prefix(3).map { Phrase(verbatim: $0.text) } + (titles.count > 3 ? [Phrase(verbatim: "…")] : [])
    }
}
