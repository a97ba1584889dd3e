import Basics

enum HistoryPhrases {
    static let undo = Phrase("undo the last edit", .ko("마지막 편집 되돌리기"), .ja("最後の編集を元に戻す"))
    static let redo = Phrase("redo the last undone edit", .ko("되돌린 편집 다시 실행하기"), .ja("元に戻した編集をやり直す"))
    static let history = Phrase(
        "list the last edits, by default 10", .ko("최근 편집 목록 보기 (기본 10개)"), .ja("最近の編集を一覧表示する（既定は10件）"))
    static let historyExample = Phrase(typed: "history 20")
    static let count = Phrase("count", .ko("개수"), .ja("件数"))

    static func wrongCount(_ text: String) -> Phrase {
        Phrase(
            "“history” takes how many edits to list, 1 or more, not \(quoted: text).",
            .ko("history 뒤에는 표시할 개수를 1 이상의 수로 입력하세요. \(quoted: text, .topic) 쓸 수 없습니다."),
            .ja("history の後ろには、表示する件数を1以上の数で入力してください。\(quoted: text)は使えません。"))
    }

    static let noneHere = Phrase(
        "No edits are kept in this place. Go first to where you made them.",
        .ko("이 화면에는 편집 기록이 없습니다. 먼저 편집한 화면으로 이동하세요."), .ja("この画面には編集履歴がありません。先に、編集した画面へ移動してください。"))
    static let nothingToUndo = Phrase(
        "There is nothing to undo.", .ko("되돌릴 편집이 없습니다."), .ja("元に戻せる編集はありません。"))
    static let nothingToRedo = Phrase(
        "There is nothing to redo.", .ko("다시 실행할 편집이 없습니다."), .ja("やり直せる編集はありません。"))
    static let undoneElsewhere = Phrase(
        "That edit was undone already, in another run. “undo” again goes on with the one before.",
        .ko("그 편집은 다른 실행에서 이미 되돌렸습니다. “undo”를 다시 입력하면 그 전의 편집을 되돌립니다."),
        .ja("その編集は、別の実行ですでに元に戻されています。もう一度「undo」と入力すると、その前の編集を元に戻します。"))
    static let redoneElsewhere = Phrase(
        "That edit was redone already, in another run. “redo” again goes on with the next one.",
        .ko("그 편집은 다른 실행에서 이미 다시 실행했습니다. “redo”를 다시 입력하면 그다음 편집을 다시 실행합니다."),
        .ja("その編集は、別の実行ですでにやり直されています。もう一度「redo」と入力すると、その次の編集をやり直します。"))
    static let nothingEdited = Phrase(
        "Nothing was edited yet.", .ko("아직 편집한 내용이 없습니다."), .ja("まだ何も編集していません。"))

    /// The word before a change that another program made.
    static let outside = Phrase("outside", .ko("외부 변경"), .ja("外部での変更"))

    static let headingOfStore = Phrase(
        "All edits, the newest last", .ko("모든 편집 (마지막이 최신)"), .ja("すべての編集（最後が最新）"))

    static let heading = Phrase(
        "Edits of this place, the newest last", .ko("이 화면의 편집 (마지막이 최신)"), .ja("この画面の編集（最後が最新）"))

    static let edit = Phrase(
        "of undo and redo: the edit that was undone or redone, as in the history; null when there is none",
        .ko("undo와 redo면 되돌리거나 다시 실행한 편집. history에서와 같고, 없으면 null"),
        .ja("undo と redo なら、元に戻した、またはやり直した編集。history と同じ形で、なければ null"))
    static let undone = Phrase("Undone", .ko("되돌렸습니다"), .ja("元に戻しました"))
    static let redone = Phrase("Redone", .ko("다시 실행했습니다"), .ja("やり直しました"))
    static let gone = Phrase("gone", .ko("없음"), .ja("なし"))
    static let empty = Phrase("empty", .ko("비어 있음"), .ja("空"))

    /// Returns the sentence about an undone or redone edit of which only the number is known.
    static func done(_ verb: Phrase, edit number: Int) -> Phrase {
        Phrase("\(verb): edit \(number).", .ko("\(verb). 편집 \(number)"), .ja("\(verb)。編集\(number)"))
    }

    /// Returns the sentence about an undone or redone edit, with its subject and the new and old values. The value that
    /// comes second in the sentence is the `second` of its pair, which may be shortened where it repeats the other
    /// value. In all languages so far that is the old value.
    static func done(
        _ verb: Phrase, _ subject: Phrase, is now: (first: Phrase, second: Phrase),
        was: (first: Phrase, second: Phrase),
        others: Int
    ) -> Phrase {
        let more = others == 0 ? Phrase(verbatim: "") : more(others)
        return Phrase(
            "\(verb): \(subject) is \(now.first) again, was \(was.second)\(more).",
            .ko("\(verb). \(subject): \(now.first), 이전: \(was.second)\(more)"),
            .ja("\(verb)。\(subject): \(now.first)、以前: \(was.second)\(more)"))
    }

    /// Returns the sentence about an undone or redone edit of many things.
    static func done(_ verb: Phrase, _ counts: Phrase) -> Phrase {
        Phrase("\(verb): \(counts).", .ko("\(verb). \(counts)"), .ja("\(verb)。\(counts)"))
    }

    /// Returns things with their number, and what an edit did to them: `8000 log entries added`.
    static func count(_ things: Phrase, _ effect: RecordedEdit.Count.Effect) -> Phrase {
        switch effect {
        case .added: Phrase("\(things) added", .ko("\(things) 추가"), .ja("\(things)を追加"))
        case .changed: Phrase("\(things) changed", .ko("\(things) 변경"), .ja("\(things)を変更"))
        case .removed: Phrase("\(things) removed", .ko("\(things) 삭제"), .ja("\(things)を削除"))
        }
    }

    static func list(_ first: Phrase, _ next: Phrase) -> Phrase {
        Phrase("\(first), \(next)", .ko("\(first), \(next)"), .ja("\(first)、\(next)"))
    }

    /// Returns the old value as the history shows it to a screen reader.
    static func was(_ content: Phrase) -> Phrase {
        Phrase("was \(content)", .ko("이전: \(content)"), .ja("以前: \(content)"))
    }

    /// Returns the sentence about parts that an undo or redo left unchanged, since they were edited later.
    static func left(_ subjects: [Phrase]) -> Phrase {
        let list = Phrase(made: { language in subjects.map { $0.text(in: language) }.joined(separator: ", ") })
        return Phrase(
            "Changed since, and left as it is: \(list).", .ko("그 뒤에 바뀌어서 그대로 둔 것: \(list)"),
            .ja("その後に変わったため、そのままにしたもの: \(list)"))
    }

    private static func more(_ count: Int) -> Phrase {
        Phrase(
            ", and \(count) more \(count == 1 ? "change" : "changes")", .ko(" (그 밖에 \(count)개)"),
            .ja("（ほか\(count)件）"))
    }

    /// Returns a person's own text in quotation marks, followed by the details, if any.
    static func cited(_ text: String, detail: String) -> Phrase {
        let detail = detail.isEmpty ? "" : " \(detail)"
        return Phrase(pattern: "\(quoted: text)\(detail)")
    }
}
