import Basics
import MandalartDomainInterface

/// The phrases of the form for a cell.
enum EditorPhrases {
    // MARK: - Commands

    static func change(_ field: CellField) -> Phrase {
        let name = field.name
        return Phrase("change the \(name) alone", .ko("\(name)만 바꾸기"), .ja("\(name)だけを変える"))
    }

    /// Returns an example of the command that changes a field.
    static func example(of field: CellField) -> Phrase { Phrase(pattern: "\(field.word) \(field.example)") }

    // MARK: - Hints and replies

    static let palettes = Phrase("Palettes: ", .ko("팔레트: "), .ja("パレット: "))
    static let unchanged = Phrase("Nothing has changed.", .ko("변경된 내용이 없습니다."), .ja("変更はありません。"))
    static let notSaved = Phrase("Nothing is saved.", .ko("저장하지 않았습니다."), .ja("保存しませんでした。"))

    static func saved(_ cell: CellTarget) -> Phrase {
        let name = cell.sentenceName
        return Phrase("\(name) is saved.", .ko("\(name, .object) 저장했습니다."), .ja("\(name)を保存しました。"))
    }
}
