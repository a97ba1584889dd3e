public import Basics

/// A command that changes one field of the cell at an address: `due 3/2 friday`. The command has the name of the field.
public struct FieldCommand: Sendable {
    /// The field that the command changes.
    public let field: CellField
    /// A summary for help.
    public let summary: Phrase
    /// The argument for the new value, after the address.
    public let argument: Argument<CellAction>
    /// Returns the reply that states the field's new value; `nil` if the cell does not have the field. `subGoal` is the
    /// open sub-goal, whose items are named by position only.
    public let reply: @Sendable (Cell, CellContent, _ subGoal: Position?) -> Phrase?

    /// Returns an example of the command for the given address: `due 3/2 friday`.
    public func example(at address: String) -> Phrase {
        let example = argument.example ?? field.example
        return Phrase(pattern: "\(field.word) \(address) \(example)")
    }

    /// The command `rate`, which sets the rate of an action item or adds to it.
    public static let rate = FieldCommand(
        field: .rate, summary: FieldPhrases.rate,
        argument: Argument<RateChange>.rateChange.map { .change([.rate($0)]) }
    ) { cell, content, subGoal in
        guard case .actionItem(let position, in: let own) = cell, let item = content.item else { return nil }
        return MandalartPhrases.itemIs(position, in: own == subGoal ? nil : own, item)
    }

    /// The command `due`, which sets or clears the due day of a goal or an item.
    public static let due = FieldCommand(
        field: .due, summary: DuePhrases.command,
        argument: Argument(
            MandalartPhrases.due,
            candidates: ["today", "tomorrow"] + Weekday.allCases.map(\.word) + ["+1w", "+1m", "none"],
            example: FieldPhrases.dueExample, mostWords: TypedDay.mostWords
        ) { text in
            .due(try DueChange(text))
        }
    ) { cell, content, _ in DuePhrases.isDue(cell, content.title, content.due) }

    /// The command `every`, which sets or clears the cadence of an action item, or pauses or resumes its habit.
    public static let every = FieldCommand(
        field: .every, summary: HabitPhrases.command,
        argument: Argument(
            MandalartPhrases.every,
            candidates: ["daily", "weekdays", "weekly", "monthly", "3/week", "none", "pause", "resume"],
            example: FieldPhrases.everyExample, mostWords: 12
        ) { text in
            if let change = try PauseChange(text) { return .pause(change) }
            return .change([.every(MandalartPhrases.isNone(text) ? nil : try Cadence(text))])
        }
    ) { cell, content, _ in content.item.map { HabitPhrases.isNow(cell, $0) } }

    /// The command `note`, which sets the note of a goal or an item to the text after the address; a lone `-` clears
    /// the note.
    public static let note = FieldCommand(
        field: .note, summary: FieldPhrases.note,
        argument: Argument(MandalartPhrases.note, example: FieldPhrases.noteExample) { text in
            .change([.note(text == "-" ? .empty : try Note(text))])
        }
    ) { cell, content, _ in
        content.note == .empty ? FieldPhrases.hasNoNote(cell.sentenceName) : FieldPhrases.hasNote(cell.sentenceName)
    }
}

/// The phrases about the fields of cells.
enum FieldPhrases {
    // MARK: - Commands

    static let rate = Phrase(
        "say how far an action item is done: 60, or +10 for more", .ko("실천 항목의 달성률 입력하기 (60, 더 했으면 +10)"),
        .ja("アクションの達成率を入力する（60、増やすなら +10）"))
    static let note = Phrase(
        "write what you want to keep about a goal or an item; - takes it away", .ko("목표나 실천 항목에 메모 남기기 (지우려면 -)"),
        .ja("目標やアクションにメモを付ける（消すなら -）"))
    static let dueExample = Phrase("friday", .ko("금요일"), .ja("金曜日"))
    static let everyExample = Phrase("3/week", .ko("주 3회"), .ja("週3回"))

    static func hasNote(_ cell: Phrase) -> Phrase {
        Phrase("\(cell): the note is saved.", .ko("\(cell)에 메모를 남겼습니다."), .ja("\(cell)にメモを付けました。"))
    }

    static func hasNoNote(_ cell: Phrase) -> Phrase {
        Phrase("\(cell): the note is gone.", .ko("\(cell)의 메모를 지웠습니다."), .ja("\(cell)のメモを消しました。"))
    }

    // MARK: - Explanations of valid values

    static func explainTitle(most: Int) -> Phrase {
        Phrase(
            "what it is called, in 1 to \(most) characters", .ko("이름, 1~\(most)자"), .ja("名前、1～\(most)文字"))
    }

    static func explainNote(most: Int) -> Phrase {
        Phrase(
            "what you want to say about it, in at most \(most) characters", .ko("덧붙이고 싶은 말, \(most)자까지"),
            .ja("書き添えたいこと、\(most)文字まで"))
    }

    static let explainPalette = Phrase(
        "the colours that it is shown in: ", .ko("표시할 색: "), .ja("表示に使う色: "))
    static let explainImage = Phrase(
        "the address of a picture for it, which begins with http:// or https://",
        .ko("이미지 주소. http:// 또는 https://로 시작해야 함"), .ja("画像のアドレス。http:// か https:// で始まるもの"))
    static let explainRate = Phrase(
        "how far it is done, from 0% to 100%, or +10 for 10% more", .ko("달성한 정도, 0%~100%. +10은 10% 더"),
        .ja("達成した度合い、0%～100%。+10 で10%増える"))
    static let explainDue = Phrase(
        "the day by which it is to be done, such as 2027-03-21", .ko("기한이 되는 날, 예: 2027.03.21"),
        .ja("期限の日、例: 2027/03/21"))
    static let explainEvery = Phrase(
        "how often a habit is to be kept, such as 3/week", .ko("습관의 주기, 예: 주 3회"), .ja("習慣の頻度、例: 週3回"))

    static let titleExample = Phrase("Run a marathon", .ko("마라톤 완주하기"), .ja("マラソンを完走する"))
    static let noteExample = Phrase("42 km in one go", .ko("쉬지 않고 42km"), .ja("一気に42km"))
}
