import Languages
import MandalartDomainInterface

/// The phrases of the commands that edit cells.
enum CellsPhrases {
    static func subGoalIs(_ position: Position, _ title: Title) -> Phrase {
        Phrase(
            "Sub-goal \(position) is \(title).", .ko("세부 목표 \(position): \(title)"), .ja("サブ目標\(position): \(title)")
        )
    }
}
