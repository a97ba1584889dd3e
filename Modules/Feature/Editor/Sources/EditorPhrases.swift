import Languages
import MandalartDomainInterface

/// What a person reads in a form for a cell.
enum EditorPhrases {
    // MARK: - Commands

    static func change(_ field: CellField) -> Phrase {
        let name = field.name
        return Phrase("change the \(name) alone", .ko("\(name)만 바꾸기"), .ja("\(name)だけを変える"))
    }

    /// What may stand in a field, behind the word for it.
    static func example(of field: CellField) -> Phrase {
        switch field {
        case .title: Phrase("title Run a marathon", .ko("title 마라톤 완주하기"), .ja("title マラソンを完走する"))
        case .description:
            Phrase("description 42 km in one go", .ko("description 쉬지 않고 42km"), .ja("description 一気に42km"))
        case .palette: Phrase(typed: "palette mint")
        case .image: Phrase(typed: "image https://example.org/run.png")
        case .rate: Phrase(typed: "rate 40")
        case .due: Phrase(typed: "due 2027-03-21")
        case .every: Phrase(typed: "every 3/week")
        }
    }

    // MARK: - What may stand in a field

    static func explainTitle(most: Int) -> Phrase {
        Phrase(
            "what it is called, in 1 to \(most) characters", .ko("이름, 1~\(most)자"), .ja("名前、1～\(most)文字"))
    }

    static func explainDescription(most: Int) -> Phrase {
        Phrase(
            "what you want to say about it, in at most \(most) characters", .ko("덧붙이고 싶은 말, \(most)자까지"),
            .ja("書き添えたいこと、\(most)文字まで"))
    }

    static let explainPalette = Phrase(
        "the colours that it is shown in: ", .ko("표시할 색: "), .ja("表示に使う色: "))
    static let explainImage = Phrase(
        "where a picture for it lies: an address that begins with http:// or https://",
        .ko("이미지 주소. http:// 또는 https://로 시작해야 함"), .ja("画像のアドレス。http:// か https:// で始まるもの"))
    static let explainRate = Phrase(
        "how far it is done, from 0% to 100%", .ko("달성한 정도, 0%~100%"), .ja("達成した度合い、0%～100%"))

    static let explainDue = Phrase(
        "the day by which it is to be done, such as 2027-03-21", .ko("기한이 되는 날, 예: 2027.03.21"),
        .ja("期限の日、例: 2027/03/21"))

    static let explainEvery = Phrase(
        "how often a habit is to be kept, such as 3/week", .ko("습관의 주기, 예: 주 3회"), .ja("習慣の頻度、例: 週3回"))

    // MARK: - Hints and replies

    static let palettes = Phrase("Palettes: ", .ko("팔레트: "), .ja("パレット: "))
    static let unchanged = Phrase("Nothing has changed.", .ko("변경된 내용이 없습니다."), .ja("変更はありません。"))
    static let notSaved = Phrase("Nothing is saved.", .ko("저장하지 않았습니다."), .ja("保存しませんでした。"))

    static func saved(_ cell: Cell) -> Phrase {
        let name = cell.sentenceName
        return Phrase("\(name) is saved.", .ko("\(name, .object) 저장했습니다."), .ja("\(name)を保存しました。"))
    }
}
