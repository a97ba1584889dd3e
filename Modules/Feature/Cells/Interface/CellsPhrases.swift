import Basics
import MandalartDomainInterface

/// The phrases of the commands that edit cells.
enum CellsPhrases {
    /// Returns the line about a title that was replaced.
    static func was(_ title: Title) -> Phrase {
        Phrase(
            "It was \(title) before; “undo” brings that back.", .ko("이전 제목: \(title) (undo로 되돌리기)"),
            .ja("前のタイトル: \(title)（undo で元に戻せます）"))
    }

    /// Returns the reply to an edit that changed nothing.
    static func already(_ title: Title) -> Phrase {
        Phrase(
            "Nothing has changed: \(quoted: title) was so already.", .ko("\(quoted: title): 이미 그 상태라 바뀐 것이 없습니다."),
            .ja("\(quoted: title): すでにその状態なので、変更はありません。"))
    }

    static func subGoalIs(_ position: Position, _ title: Title) -> Phrase {
        Phrase(
            "Sub-goal \(position) is \(title).", .ko("세부 목표 \(position): \(title)"), .ja("サブ目標\(position): \(title)")
        )
    }
}
