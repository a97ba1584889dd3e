import Basics
import MandalartDomainInterface

/// The phrases of the page of an action item.
enum ItemPhrases {
    // MARK: - Commands and places

    static let set = Phrase(
        "give it another title; a rate comes last, with a percent sign, or behind --rate",
        .ko("제목 바꾸기 (달성률은 맨 뒤에 40%처럼, 또는 --rate 뒤에)"),
        .ja("タイトルを変える（達成率は最後に 40% のように、または --rate の後に）"))
    static let setExample = Phrase("set Run 10 km 40%", .ko("set 10km 달리기 40%"), .ja("set 10km 走る 40%"))
    static let rate = Phrase(
        "say how far it is done: 60, or +10 for more", .ko("달성률 입력하기 (60, 더 했으면 +10)"),
        .ja("達成率を入力する（60、増やすなら +10）"))
    static let due = Phrase(
        "say by which day it is to be done: a date, friday, +2w, or none", .ko("언제까지 할지 정하기 (날짜, 금요일, 2주 후, 없음)"),
        .ja("いつまでにするかを決める（日付、金曜日、2週間後、なし）"))
    static let every = Phrase(
        "make it a habit: daily, mon wed fri, 3/week, every 2 weeks, or none; pause until monday, or pause and resume",
        .ko("습관으로 만들기 (매일, 월 수 금, 주 3회, 2주마다, 없음). 쉬려면 일요일까지 쉼, 또는 쉼과 재개"),
        .ja("習慣にする（毎日、月 水 金、週3回、2週間ごと、なし）。休むなら 日曜まで休み、または 休み と 再開"))
    static let note = Phrase(
        "write what you want to keep about it; - takes it away", .ko("메모 남기기 (지우려면 -)"),
        .ja("メモを付ける（消すなら -）"))
    static let done = Phrase(
        "complete it; of a habit, log that you kept it today, or --on a day",
        .ko("완료하기. 습관이면 오늘 실천했음을 기록 (다른 날은 --on)"), .ja("完了する。習慣なら今日の実行を記録する（別の日は --on）"))
    static let doneExample = Phrase("done yesterday", .ko("done 어제"), .ja("done 昨日"))
    static let log = Phrase(
        "write down what you did, as often as you do it; --on yesterday for an earlier day",
        .ko("할 때마다 한 일을 적기 (다른 날은 --on 어제)"), .ja("したことを、するたびに記録する（前の日なら --on 昨日）"))
    static let logExample = Phrase("log ran 6 km", .ko("log 6km 달림"), .ja("log 6km 走った"))
    static let edit = Phrase("fill in a form", .ko("양식으로 편집하기"), .ja("フォームで編集する"))

    // MARK: - The page

    static func heading(_ cell: Cell) -> Phrase {
        let name = cell.sentenceName
        return Phrase("\(name): ", .ko("\(name): "), .ja("\(name): "))
    }

    static func done(_ rate: AchievementRate) -> Phrase {
        Phrase(", \(rate) done", .ko(", \(rate) 달성"), .ja("、達成率\(rate)"))
    }

    static func subGoal(_ title: Title) -> Phrase {
        Phrase("Sub-goal: \(title)", .ko("세부 목표: \(title)"), .ja("サブ目標: \(title)"))
    }

    static func habit(_ state: Phrase) -> Phrase {
        Phrase("Habit: \(state)", .ko("습관: \(state)"), .ja("習慣: \(state)"))
    }

    static let noteHeading = Phrase("Note", .ko("메모"), .ja("メモ"))

    static func log(_ count: Int) -> Phrase {
        Phrase(count == 1 ? "Log, 1 entry" : "Log, \(count) entries", .ko("기록 \(count)건"), .ja("記録\(count)件"))
    }

    // MARK: - Hints

    static let nothingLogged = Phrase(
        "log ran 6 km logs what you did for it, back leaves.", .ko("log 6km 달림: 한 일 기록, back: 나가기"),
        .ja("log 6km 走った: したことを記録、back: 戻る"))

    /// Returns the hint that lists the commands for an entry of the log.
    static func words(_ number: Int) -> Phrase {
        Phrase(
            "correct \(number) ran 7 km corrects an entry, remove \(number) takes it out, back leaves.",
            .ko("correct \(number) 7km 달림: 기록 바꾸기, remove \(number): 기록 삭제, back: 나가기"),
            .ja("correct \(number) 7km 走った: 記録を直す、remove \(number): 記録を削除、back: 戻る"))
    }
}
