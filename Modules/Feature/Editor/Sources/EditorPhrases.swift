import Languages
import MandalartDomainInterface

/// What a person reads in a form for a cell.
enum EditorPhrases {
    // MARK: - Commands

    static func change(_ field: CellField) -> Phrase {
        let name = field.name
        return Phrase(en: "change the \(name) alone", ko: "\(name)만 바꾸기", ja: "\(name)だけを変える")
    }

    /// What may stand in a field, behind the word for it.
    static func example(of field: CellField) -> Phrase {
        switch field {
        case .title: Phrase(en: "title Run a marathon", ko: "title 마라톤 완주하기", ja: "title マラソンを完走する")
        case .description:
            Phrase(en: "description 42 km in one go", ko: "description 쉬지 않고 42km", ja: "description 一気に42km")
        case .palette: Phrase(verbatim: "palette mint")
        case .image: Phrase(verbatim: "image https://example.org/run.png")
        case .rate: Phrase(verbatim: "rate 40")
        }
    }

    // MARK: - Questions

    static func asks(_ field: CellField, now value: String) -> Phrase {
        let name = field.name
        return Phrase(en: "\(name) [\(value)]", ko: "\(name) [\(value)]", ja: "\(name) [\(value)]")
    }

    static let save = Phrase(en: "save? [yes]", ko: "저장할까요? [네]", ja: "保存しますか？ [はい]")
    static let yesOrNo = Phrase(
        en: "Please answer yes or no, or go back with <.", ko: "네 또는 아니요로 답해 주세요. <를 쓰면 뒤로 가요.",
        ja: "はい か いいえ で答えてください。< で前に戻ります。")

    // MARK: - The page, hints and replies

    static let none = Phrase(en: "none", ko: "없음", ja: "なし")
    static let keys = Phrase(
        en: "Enter keeps what stands in [ ], < goes back, . goes to the end, Ctrl-D leaves.",
        ko: "Enter: [ ] 안의 것을 그대로 두기, <: 뒤로, .: 끝으로, Ctrl-D: 나가기",
        ja: "Enter: [ ] の内容のまま進む、<: 前へ、.: 最後へ、Ctrl-D: やめる")
    static let emptying = Phrase(
        en: "- empties a description, palette or image.", ko: "-: 설명, 팔레트, 이미지를 비우기", ja: "-: 説明、パレット、画像を空にする")
    static let palettes = Phrase(en: "Palettes: ", ko: "팔레트: ", ja: "パレット: ")
    static let unchanged = Phrase(en: "Nothing has changed.", ko: "바뀐 것이 없어요.", ja: "変わったところはありません。")
    static let notSaved = Phrase(en: "Nothing is saved.", ko: "저장하지 않았어요.", ja: "保存しませんでした。")

    static func saved(_ cell: Cell) -> Phrase {
        let name = cell.sentenceName
        return Phrase(en: "\(name) is saved.", ko: "\(name, .object) 저장했어요.", ja: "\(name)を保存しました。")
    }
}
