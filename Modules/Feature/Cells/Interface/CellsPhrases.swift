import Languages
import MandalartDomainInterface

/// The phrases of the commands that edit cells.
enum CellsPhrases {
    /// Returns the line about a title that was replaced.
    static func was(_ title: Title) -> Phrase {
        Phrase(
            "It was \(title) before; “undo” brings that back.", .ko("이전 제목: \(title) (undo로 되돌리기)"),
            .ja("前のタイトル: \(title)（undo で元に戻せます）"))
    }

    static func subGoalIs(_ position: Position, _ title: Title) -> Phrase {
        Phrase(
            "Sub-goal \(position) is \(title).", .ko("세부 목표 \(position): \(title)"), .ja("サブ目標\(position): \(title)")
        )
    }
}
