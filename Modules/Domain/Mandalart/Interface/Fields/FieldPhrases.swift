import Basics

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
