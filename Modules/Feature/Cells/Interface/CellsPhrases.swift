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

    /// Returns the question before a cell that is named by a part of its title gets another one.
    static func renames(_ cell: Cell, _ old: Title, _ new: String) -> Phrase {
        Phrase(
            "Rename \(cell.name), \(old), to \(quoted: new)?",
            .ko("\(cell.name) \(quoted: old.text)의 제목을 \(quoted: new, .direction) 바꿀까요?"),
            .ja("\(cell.name)\(quoted: old.text)のタイトルを\(quoted: new)に変えますか？"))
    }

    /// Returns the question before a sub-goal gets a title that begins like the number of one of its items.
    static func renames(_ cell: Cell, _ old: Title, _ new: String, insteadOf line: String) -> Phrase {
        Phrase(
            "An item is set by \(quoted: line). Rename \(cell.name), \(old), to \(quoted: new)?",
            .ko(
                "실천 항목은 \(quoted: line)처럼 입력합니다. \(cell.name) \(quoted: old.text)의 제목을 \(quoted: new, .direction) 바꿀까요?"
            ),
            .ja("アクションは\(quoted: line)のように入力します。\(cell.name)\(quoted: old.text)のタイトルを\(quoted: new)に変えますか？"))
    }

    /// Returns the question before a cell gets a title that begins like an address.
    static func renames(_ cell: Cell, _ old: Title, _ new: String, beginningWith word: String) -> Phrase {
        Phrase(
            "\(quoted: word) looks like the number of another cell. Rename \(cell.name), \(old), to \(quoted: new)?",
            .ko(
                "\(quoted: word, .topic) 다른 칸의 번호처럼 보입니다. \(cell.name) \(quoted: old.text)의 제목을 \(quoted: new, .direction) 바꿀까요?"
            ),
            .ja("\(quoted: word)は別のマスの番号のように見えます。\(cell.name)\(quoted: old.text)のタイトルを\(quoted: new)に変えますか？"))
    }

    /// Returns the question before a sub-goal is renamed by the number of its grid's centre.
    static func renamesCentre(_ address: CellAddress, _ cell: Cell, _ old: Title, _ new: String) -> Phrase {
        let number = "\(address)"
        return Phrase(
            "\(number) is the centre, \(cell.name) itself. Rename \(old) to \(quoted: new)?",
            .ko("\(number, .topic) 가운데 칸인 \(cell.name)입니다. \(quoted: old.text)의 제목을 \(quoted: new, .direction) 바꿀까요?"),
            .ja("\(number)は中央の\(cell.name)です。\(quoted: old.text)のタイトルを\(quoted: new)に変えますか？"))
    }

    static func cleared(_ name: Phrase) -> Phrase {
        Phrase("\(name) is empty now.", .ko("\(name, .object) 비웠습니다."), .ja("\(name)を空にしました。"))
    }

    /// Returns the question that confirms clearing a goal.
    static func empty(_ name: Phrase, _ title: String, items count: Int) -> Phrase {
        guard count > 0 else {
            return Phrase(
                "Empty \(name) \(quoted: title)?", .ko("\(name) \(quoted: title, .object) 비우시겠습니까?"),
                .ja("\(name)\(quoted: title)を空にしますか？"))
        }
        return Phrase(
            "Empty \(name) \(quoted: title) with its \(count) action \(count == 1 ? "item" : "items")?",
            .ko("\(name) \(quoted: title, .object) 실천 항목 \(count)개와 함께 비우시겠습니까?"),
            .ja("\(name)\(quoted: title)を、アクション\(counting: count)とともに空にしますか？"))
    }

    /// Returns the question that confirms clearing several goals.
    static func empty(_ titles: [String], items count: Int) -> Phrase {
        Phrase(
            "Empty \(list: titles) with \(count) action \(count == 1 ? "item" : "items")?",
            .ko("\(list: titles)의 목표와 실천 항목 \(count)개를 모두 비우시겠습니까?"),
            .ja("\(list: titles)を、アクション\(counting: count)とともに空にしますか？"))
    }

    static func subGoalIs(_ position: Position, _ title: Title) -> Phrase {
        Phrase(
            "Sub-goal \(position) is \(title).", .ko("세부 목표 \(position): \(title)"), .ja("サブ目標\(position): \(title)")
        )
    }
}
