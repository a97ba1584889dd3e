import Basics
import DreamsDomainInterface
import MandalartDomainInterface

/// The phrases of the list of wishes.
enum DreamsPhrases {
    // MARK: - Commands and places

    static let newNumber = Phrase("new number", .ko("새 번호"), .ja("新しい番号"))
    static let otherNumber = Phrase("other number", .ko("다른 번호"), .ja("もう一方の番号"))
    static let open = Phrase("think a wish through, as a tree", .ko("소원 나무 열기"), .ja("願いの木を開く"))
    static let sameAsOpen = Phrase("the same as open", .ko("open과 같음"), .ja("open と同じ"))
    static let add = Phrase("write down a wish", .ko("소원 추가"), .ja("願いを追加する"))
    static let addExample = Phrase("add See the sea at dawn", .ko("add 새벽 바다 보기"), .ja("add 夜明けの海を見る"))
    static let edit = Phrase("word a wish anew", .ko("소원 수정"), .ja("願いを変更する"))
    static let editExample = Phrase(
        "edit 3 Run a marathon", .ko("edit 3 마라톤 완주하기"), .ja("edit 3 マラソンを完走する"))
    static let done = Phrase(
        "say that a wish came true, today or on a date", .ko("소원을 오늘 또는 지정한 날짜에 이룬 것으로 표시"),
        .ja("願いを「かなった」にする（今日、または指定した日）"))
    static let doneExample = Phrase(typed: "done 3")
    static let notYet = Phrase("say that it has not yet", .ko("아직 이루지 못한 것으로 표시"), .ja("「かなった」を取り消す"))
    static let notYetExample = Phrase(typed: "notyet 3")
    static let move = Phrase("give a wish a number that is free", .ko("소원을 빈 번호로 옮기기"), .ja("願いを空いた番号へ移す"))
    static let moveExample = Phrase(typed: "move 14 50")
    static let swap = Phrase("let two wishes change places", .ko("두 소원의 번호 바꾸기"), .ja("2つの願いを入れ替える"))
    static let swapExample = Phrase(typed: "swap 14 1")
    static let remove = Phrase(
        "remove a wish with its tree", .ko("소원을 소원 나무까지 삭제"), .ja("願いを「願いの木」ごと削除する"))
    static let removeExample = Phrase(typed: "remove 3")
    static let openExample = Phrase(typed: "open 3")

    // MARK: - The page

    /// The meaning of the mark `✓` before a fulfilled wish.
    static let cameTrue = Phrase("came true", .ko("이루어짐"), .ja("かなった"))
    static let hasTree = Phrase("tree", .ko("소원 나무"), .ja("願いの木"))

    static func progress(_ count: Int, done: Int) -> Phrase {
        Phrase(
            "\(count) of 100, \(done) came true", .ko("100개 중 \(count)개, \(done)개 이루어짐"),
            .ja("100個中\(count)個、\(done)個かなった"))
    }

    static func grewInto(_ chart: ChartID) -> Phrase {
        Phrase("chart \(chart)", .ko("만다라트 \(chart)"), .ja("マンダラート \(chart)"))
    }

    /// Returns the line below the list that names the wishes for which no number is free.
    static func unplaced(_ count: Int, _ names: Phrase) -> Phrase {
        Phrase(
            """
            \(count) more \(count == 1 ? "wish has" : "wishes have") no free number; \
            remove one to see \(count == 1 ? "it" : "another"): \(names)
            """,
            .ko("빈 번호가 없어 표시하지 못한 소원 \(count)개 (하나를 삭제하면 표시됨): \(names)"),
            .ja("空き番号がないため表示できない願い\(counting: count)（1つ削除すると表示）: \(names)"))
    }

    // MARK: - Hints, replies and questions

    static let beginWithWish = Phrase(
        "No wish is too small: add See the sea at dawn", .ko("아무리 작은 소원도 좋습니다: add 새벽 바다 보기"),
        .ja("どんな小さな願いでも: add 夜明けの海を見る"))

    /// Returns the hint that lists commands, with the number of a wish as an example.
    static func words(_ number: WishNumber) -> Phrase {
        Phrase(
            "open \(number) makes a tree of a wish, done \(number) says that it came true, help lists all words.",
            .ko("open \(number): 소원 나무 열기, done \(number): 이룬 것으로 표시, help: 명령 보기"),
            .ja("open \(number): 願いの木を開く、done \(number): かなったことにする、help: コマンドを見る"))
    }

    static func isWish(_ number: WishNumber, _ title: Title) -> Phrase {
        Phrase("Wish \(number) is \(title).", .ko("소원 \(number): \(title)"), .ja("願い \(number): \(title)"))
    }

    static func isDone(_ number: WishNumber, _ title: Title, _ day: Day) -> Phrase {
        let date = day.withWeekday
        return Phrase(
            "Wish \(number), \(title), came true on \(date).", .ko("소원 \(number): \(title), \(date)에 이루어짐"),
            .ja("願い \(number): \(title)、\(date)にかなった"))
    }

    /// Returns the reply for a wish that was already fulfilled and keeps its day.
    static func wasDone(_ number: WishNumber, _ title: Title, _ day: Day) -> Phrase {
        let date = day.withWeekday
        return Phrase(
            "Wish \(number), \(title), already came true on \(date). Name a day to change that: done \(number) yesterday",
            .ko("소원 \(number): \(title), 이미 \(date)에 이루어졌습니다. 날짜를 바꾸려면 함께 입력하세요: done \(number) 어제"),
            .ja("願い \(number): \(title)、すでに\(date)にかなっています。日付を変えるには一緒に入力してください: done \(number) 昨日"))
    }

    /// Returns the note that another wish has the same title.
    static func isTwin(_ number: WishNumber) -> Phrase {
        Phrase(
            "Wish \(number) is called so, too.", .ko("소원 \(number)에도 같은 내용이 있습니다."),
            .ja("願い \(number) も同じ内容です。"))
    }

    /// Returns the reply after a wish was marked as not fulfilled.
    static func isOpen(_ number: WishNumber, _ title: Title) -> Phrase {
        Phrase(
            "Wish \(number), \(quoted: title), has not come true yet.",
            .ko("소원 \(number) \(quoted: title, .topic) 아직 이루어지지 않았습니다."),
            .ja("願い \(number)\(quoted: title)は、まだかなっていません。"))
    }

    static func changedPlaces(_ number: WishNumber, _ title: Title, _ other: WishNumber, _ otherTitle: Title) -> Phrase
    {
        Phrase(
            "Wish \(number) is \(title), and wish \(other) is \(otherTitle).",
            .ko("소원 \(number): \(title), 소원 \(other): \(otherTitle)"),
            .ja("願い \(number): \(title)、願い \(other): \(otherTitle)"))
    }

    static func isGone(_ number: WishNumber) -> Phrase {
        Phrase("Wish \(number) is removed.", .ko("소원 \(number, .object) 삭제했습니다."), .ja("願い \(number) を削除しました。"))
    }

    static func milestones(_ count: Int) -> Phrase {
        Phrase(
            "\(count) \(count == 1 ? "milestone" : "milestones")", .ko("마일스톤 \(count)개"),
            .ja("マイルストーン\(counting: count)"))
    }

    /// Returns the question that confirms removing a wish.
    static func remove(_ number: WishNumber, _ title: String, with parts: [Phrase], andChart chart: ChartID?) -> Phrase
    {
        let question =
            parts.isEmpty
            ? Phrase(
                "Remove wish \(number) \(quoted: title)? “dreams undo” brings it back.",
                .ko("소원 \(number) \(quoted: title, .object) 삭제하시겠습니까? “dreams undo”로 되돌릴 수 있습니다."),
                .ja("願い \(number)\(quoted: title)を削除しますか？「dreams undo」で元に戻せます。"))
            : Phrase(
                "Remove wish \(number) \(quoted: title) with its tree (\(list: parts))? “dreams undo” brings it back.",
                .ko(
                    "소원 \(number) \(quoted: title, .object) 소원 나무(\(list: parts))까지 삭제하시겠습니까? “dreams undo”로 되돌릴 수 있습니다."
                ),
                .ja("願い \(number)\(quoted: title)を「願いの木」（\(list: parts)）ごと削除しますか？「dreams undo」で元に戻せます。"))
        guard let chart else { return question }
        return Phrase(
            "Chart \(chart) stays. \(question)", .ko("만다라트 \(chart, .topic) 그대로 있습니다. \(question)"),
            .ja("マンダラート \(chart) は残ります。\(question)"))
    }
}
