import Basics
import DreamsDomainInterface
import MandalartDomainInterface

/// The phrases of the tree of a wish.
enum DreamTreePhrases {
    // MARK: - Commands

    static func summary(of field: TreeField) -> Phrase {
        switch field {
        case .purpose: Phrase("say why (- empties it)", .ko("바라는 이유 적기 (-: 비우기)"), .ja("願う理由を書く（- で空にする）"))
        case .goal: Phrase("say what is to be reached", .ko("이룰 목표 적기"), .ja("達成する目標を書く"))
        case .date:
            Phrase(
                "say by when: a date, friday or +2w", .ko("이룰 날짜 적기 (날짜, 금요일, 2주 후)"),
                .ja("達成する期日を書く（日付、金曜日、2週間後）"))
        case .vision: Phrase("say how it looks at the finish", .ko("이루었을 때의 장면 적기"), .ja("かなったときの場面を書く"))
        }
    }

    static func example(of field: TreeField) -> Phrase {
        switch field {
        case .purpose:
            Phrase(
                "purpose To show my children that slow is fine", .ko("purpose 느려도 괜찮다는 걸 아이들에게 보여 주려고"),
                .ja("purpose ゆっくりでいいと子どもたちに見せたいから"))
        case .goal: Phrase("goal Finish the Seoul marathon", .ko("goal 서울 마라톤 완주"), .ja("goal 東京マラソンを完走する"))
        case .date: Phrase(pattern: "date \(dateExample)")
        case .vision:
            Phrase(
                "vision The last bend, and my family on the stand", .ko("vision 마지막 모퉁이, 관중석의 우리 가족"),
                .ja("vision 最後のカーブ、そして観客席の家族"))
        }
    }

    private static let dateExample = Phrase("2027-03-21", .ko("2027.03.21"), .ja("2027/03/21"))

    static let add = Phrase(
        "add a milestone: a mark on the way that can be measured", .ko("측정할 수 있는 마일스톤 추가"),
        .ja("測定できるマイルストーンを追加する"))
    static let addExample = Phrase("add Run 10 km in an hour", .ko("add 10km를 한 시간 안에"), .ja("add 10km を1時間で走る"))
    static let rename = Phrase("word a milestone anew", .ko("마일스톤 수정"), .ja("マイルストーンを変更する"))
    static let renameExample = Phrase(
        "rename 2 Run 12 km", .ko("rename 2 12km 달리기"), .ja("rename 2 12km を走る"))
    static let reach = Phrase(
        "say that a milestone is reached, today or on a date", .ko("마일스톤을 오늘 또는 지정한 날짜에 달성한 것으로 표시"),
        .ja("マイルストーンを達成済みにする（今日、または指定した日）"))
    static let reachExample = Phrase(typed: "reach 1")
    static let notYet = Phrase("say that it is not yet", .ko("아직 달성하지 않은 것으로 표시"), .ja("達成を取り消す"))
    static let notYetExample = Phrase(typed: "notyet 1")
    static let remove = Phrase("remove a milestone", .ko("마일스톤 삭제"), .ja("マイルストーンを削除する"))
    static let removeExample = Phrase(typed: "remove 2")
    static let edit = Phrase("fill in a form with all parts", .ko("양식으로 모두 입력"), .ja("フォームですべて入力する"))
    static let grow = Phrase(
        "make a chart of it, with the milestones as sub-goals", .ko("마일스톤이 세부 목표가 되는 만다라트 만들기"),
        .ja("マイルストーンをサブ目標にしてマンダラートを作る"))

    // MARK: - The page

    static let chart = Phrase("chart", .ko("만다라트"), .ja("マンダラート"))

    /// Returns the name of the chart that the tree grew into, with the command that goes there.
    static func leads(to growth: Growth) -> Phrase {
        let (chart, name) = (growth.chart, growth.name)
        return Phrase(
            "\(quoted: name): chart \(chart) goes there", .ko("\(quoted: name), 이동: chart \(chart)"),
            .ja("\(quoted: name) 移動: chart \(chart)"))
    }

    static func heading(_ number: WishNumber) -> Phrase {
        Phrase("Wish \(number): ", .ko("소원 \(number): "), .ja("願い \(number): "))
    }

    static func by(_ goal: Title, _ day: Day) -> Phrase {
        let date = day.phrase
        return Phrase("\(goal), by \(date)", .ko("\(date)까지 \(goal)"), .ja("\(date)までに: \(goal)"))
    }

    static func by(_ day: Day) -> Phrase {
        let date = day.phrase
        return Phrase("by \(date)", .ko("\(date)까지"), .ja("\(date)までに"))
    }

    /// The meaning of the mark `✓` before a reached milestone.
    static let isReached = Phrase("reached", .ko("달성"), .ja("達成"))

    static func reached(_ count: Int, of all: Int) -> Phrase {
        Phrase("\(count) of \(all) reached", .ko("\(all)개 중 \(count)개 달성"), .ja("\(count)/\(all) 達成"))
    }

    /// Returns the placeholder for an empty part of the tree: the usage of the command that fills the part.
    static func invites(_ field: TreeField) -> Phrase {
        let (word, name) = (field.rawValue, field.name)
        return Phrase(pattern: "\(word) <\(name)…>")
    }

    static let invitesMilestone = Phrase(
        "add <milestone…>", .ko("add <마일스톤…>"), .ja("add <マイルストーン…>"))

    // MARK: - The form

    /// Returns the line that lists the milestones for which the tree has no free place.
    static func unplaced(_ count: Int, _ names: Phrase) -> Phrase {
        Phrase(
            """
            \(count) more \(count == 1 ? "milestone has" : "milestones have") no free place; \
            remove one to see \(count == 1 ? "it" : "another"): \(names)
            """,
            .ko("자리가 없어 표시하지 못한 마일스톤 \(count)개 (하나를 삭제하면 표시됨): \(names)"),
            .ja("空きがないため表示できないマイルストーン\(counting: count)（1つ削除すると表示）: \(names)"))
    }

    static func milestone(_ number: MilestoneNumber) -> Phrase {
        Phrase("milestone \(number)", .ko("마일스톤 \(number)"), .ja("マイルストーン\(number)"))
    }

    static func explain(_ field: TreeField) -> Phrase {
        switch field {
        case .purpose: Phrase("why you want it", .ko("그것을 바라는 이유"), .ja("それを願う理由"))
        case .goal: Phrase("what exactly you want to reach", .ko("이루고 싶은 구체적인 목표"), .ja("達成したい具体的な目標"))
        case .date:
            Phrase(
                "by when, such as 2027-03-21, friday or +2w", .ko("언제까지. 예: 2027.03.21, 금요일, 2주 후"),
                .ja("いつまでに。例: 2027/03/21、金曜日、2週間後"))
        case .vision:
            Phrase(
                "the scene at the finish: what you see and hear", .ko("이루었을 때의 장면. 보이는 것과 들리는 것"),
                .ja("かなったときの場面。見えるもの、聞こえるもの"))
        }
    }

    static let explainMilestone = Phrase(
        "a mark on the way that can be measured; . leaves out the rest", .ko("측정할 수 있는 중간 목표. 나머지를 건너뛰려면 ."),
        .ja("測定できる途中の目標。残りを飛ばすには ."))
    static let unchanged = Phrase("Nothing has changed.", .ko("변경된 내용이 없습니다."), .ja("変更はありません。"))
    static let notSaved = Phrase("Nothing is saved.", .ko("저장하지 않았습니다."), .ja("保存しませんでした。"))

    static func saved(_ number: WishNumber) -> Phrase {
        Phrase(
            "The tree of wish \(number) is saved.", .ko("소원 \(number)의 소원 나무를 저장했습니다."),
            .ja("願い \(number) の「願いの木」を保存しました。"))
    }

    // MARK: - Hints, replies and questions

    static let beginWithGoal = Phrase(
        "What do you want to reach? goal Finish the Seoul marathon", .ko("무엇을 이루고 싶으십니까? goal 서울 마라톤 완주"),
        .ja("何を達成したいですか？goal 東京マラソンを完走する"))
    static let addMilestones = Phrase(
        "Now the marks on the way: add Run 10 km in an hour", .ko("이제 중간 목표인 마일스톤을 추가하세요: add 10km를 한 시간 안에"),
        .ja("次に途中のマイルストーンを追加しましょう: add 10km を1時間で走る"))
    static let words = Phrase(
        "reach 1 says that you are there, grow makes a chart of the tree, edit asks for all.",
        .ko("reach 1: 마일스톤 달성 표시, grow: 만다라트로 키우기, edit: 하나씩 입력"),
        .ja("reach 1: マイルストーンを達成済みにする、grow: マンダラートに育てる、edit: 1つずつ入力"))

    /// Returns the reply to a change: the new value of the part, or the removal of the milestone. For a milestone that
    /// the tree lacks, the reply to reaching it says that nothing has changed.
    static func isNow(_ change: TreeChange, in tree: DreamTree) -> Phrase {
        switch change {
        case .purpose: isNow(.purpose, in: tree)
        case .goal: isNow(.goal, in: tree)
        case .date: isNow(.date, in: tree)
        case .vision: isNow(.vision, in: tree)
        case .addMilestone(let title): isNow(tree.milestones.count, Milestone(title))
        case .renameMilestone(let number, let title, shown: _):
            isNow(number.number, (try? tree.milestone(number)) ?? Milestone(title))
        case .reachMilestone(let number, _):
            // A change without a day may mean today: the milestone itself tells whether it is reached.
            (try? tree.milestone(number)).map {
                $0.reached == nil ? isOpen(number, $0.title) : isNow(number.number, $0)
            } ?? unchanged
        case .removeMilestone(let number, shown: _):
            Phrase(
                "Milestone \(number) is removed; those after it move up.",
                .ko("마일스톤 \(number, .object) 삭제하고, 뒤의 번호를 앞으로 당겼습니다."),
                .ja("マイルストーン\(number)を削除し、後ろの番号を詰めました。"))
        }
    }

    /// Returns the reply with the new value of a part other than a milestone.
    static func isNow(_ field: TreeField, in tree: DreamTree) -> Phrase {
        let name = field.name
        let content =
            switch field {
            case .purpose: tree.purpose.map { Phrase(verbatim: $0.text) }
            case .goal: tree.goal.map { Phrase(verbatim: $0.text) }
            case .date: tree.date?.withWeekday
            case .vision: tree.vision.map { Phrase(verbatim: $0.text) }
            }
        guard let content else {
            return Phrase("The \(name) is empty now.", .ko("\(name, .object) 비웠습니다."), .ja("\(name)を空にしました。"))
        }
        return Phrase("The \(name) is: \(content)", .ko("\(name): \(content)"), .ja("\(name): \(content)"))
    }

    private static func isNow(_ number: Int, _ milestone: Milestone) -> Phrase {
        let title = milestone.title
        guard let date = milestone.reached?.withWeekday else {
            return Phrase(
                "Milestone \(number) is \(title).", .ko("마일스톤 \(number): \(title)"), .ja("マイルストーン\(number): \(title)"))
        }
        return Phrase(
            "Milestone \(number), \(title), was reached on \(date).", .ko("마일스톤 \(number): \(title), \(date) 달성"),
            .ja("マイルストーン\(number): \(title)、\(date)に達成"))
    }

    /// Returns the reply for a milestone that was already reached and keeps its day.
    static func wasReached(_ number: MilestoneNumber, _ title: Title, _ day: Day) -> Phrase {
        let date = day.withWeekday
        return Phrase(
            "Milestone \(number), \(title), was already reached on \(date). Name a day to change that: reach \(number) yesterday",
            .ko("마일스톤 \(number): \(title), 이미 \(date)에 달성했습니다. 날짜를 바꾸려면 함께 입력하세요: reach \(number) 어제"),
            .ja("マイルストーン\(number): \(title)、すでに\(date)に達成しています。日付を変えるには一緒に入力してください: reach \(number) 昨日"))
    }

    /// Returns a reply about the goal's date, followed by the note that the day is past.
    static func isPast(_ date: Phrase) -> Phrase {
        Phrase("\(date). That day is past.", .ko("\(date) (이미 지난 날짜입니다)"), .ja("\(date)（すでに過ぎた日付です）"))
    }

    private static func isOpen(_ number: MilestoneNumber, _ title: Title) -> Phrase {
        Phrase(
            "Milestone \(number), \(quoted: title), is not reached yet.",
            .ko("마일스톤 \(number) \(quoted: title, .topic) 아직 달성하지 않았습니다."),
            .ja("マイルストーン\(number)\(quoted: title)は、まだ達成していません。"))
    }

    static func grew(_ growth: Growth, with count: Int?) -> Phrase {
        let (chart, name, count) = (growth.chart, growth.name, count ?? 0)
        guard growth.isNew else {
            return Phrase(
                "It grew into chart \(chart), \(quoted: name), before: nothing was done. “chart \(chart)” goes there.",
                .ko("이미 만다라트 \(chart) \(quoted: name, .direction) 자랐습니다. 아무 작업도 하지 않았습니다. 이동: chart \(chart)"),
                .ja("すでにマンダラート \(chart)\(quoted: name)に育っています。何もしていません。移動: chart \(chart)"))
        }
        let goals =
            Phrase(
                "\(count) \(count == 1 ? "sub-goal" : "sub-goals")", .ko("\(count)개"), .ja("\(counting: count)"))
        return Phrase(
            """
            It grew into chart \(chart), \(quoted: name), with \(goals). \
            That is the chart that you work on now: “home” goes there.
            """,
            .ko(
                """
                만다라트 \(chart) \(quoted: name, .direction) 자랐습니다. 세부 목표는 \(goals)입니다. \
                이제 이 만다라트로 작업합니다. 이동: home
                """),
            .ja(
                """
                マンダラート \(chart)\(quoted: name)に育ちました。サブ目標は\(goals)です。\
                これからはこのマンダラートで作業します。移動: home
                """))
    }

    /// Returns the question that confirms removing a milestone.
    static func remove(_ number: MilestoneNumber, _ title: String) -> Phrase {
        Phrase(
            "Remove milestone \(number) \(quoted: title)?", .ko("마일스톤 \(number) \(quoted: title, .object) 삭제하시겠습니까?"),
            .ja("マイルストーン\(number)\(quoted: title)を削除しますか？"))
    }
}
