import Basics
import Commands
import DreamsDomainInterface
import DreamsDomainTesting
import HostTesting
import MandalartDomainInterface
import Ribcage
import RibcageTesting
import ScreensTesting
import Testing

@testable import DreamTreeFeature

@MainActor @Suite("The tree of a wish")
struct DreamTreeTests {
    let useCase: DreamsUseCaseFake
    let (two, three): (WishNumber, WishNumber)

    init() throws {
        (two, three) = (try WishNumber(2), try WishNumber(3))
        useCase = try DreamsUseCaseFake(try .samples)
    }

    private func router(_ number: WishNumber? = nil) -> any ViewableRouting {
        DreamTreeBuilder(dependency: DreamTreeDependencyStub(dreamsUseCase: useCase))
            .build(number: number ?? three)
    }

    private func tree(_ number: WishNumber? = nil) async throws -> DreamTree {
        try await useCase.dreams().wish(number ?? three).tree
    }

    @Test("is filled part by part, each in one line, and - empties a part")
    func parts() async throws {
        #expect(
            try await typing(
                "purpose Because  it is there", "goal Stand on Hallasan", "date 2027/5/1", "vision Wind", "purpose -",
                at: router(two)) == [
                    "! The purpose is: Because it is there", "! The goal is: Stand on Hallasan",
                    "! The date is: Sat 2027-05-01", "! The vision is: Wind", "! The purpose is empty now.",
                ])
        let tree = try await tree(two)
        #expect(tree.purpose == nil)
        #expect(tree.goal?.text == "Stand on Hallasan")
        #expect(tree.date?.description == "2027-05-01")
        #expect(tree.vision?.text == "Wind")
    }

    @Test("takes milestones, words them anew, and remembers when they are reached")
    func milestones() async throws {
        #expect(
            try await typing(
                "add Run a half marathon", "rename 3 Run 21 km", "reach 3", "reach 2 2026-11-01", "notyet 1",
                at: router()) == [
                    "! Milestone 3 is Run a half marathon.", "! Milestone 3 is Run 21 km.",
                    "! Milestone 3, Run 21 km, was reached on Sat 2026-11-21.",
                    "! Milestone 2, 10km를 한 시간 안에, was reached on Sun 2026-11-01.",
                    "! Milestone 1, “Run 5 km”, is not reached yet.",
                ])
        #expect(try await tree().milestones.map(\.reached?.description) == [nil, "2026-11-01", "2026-11-21"])
    }

    @Test("keeps the day on which a milestone was reached, unless another one is typed")
    func reachedAgain() async throws {
        #expect(
            try await typing("reach 2 2026-11-01", "reach 2", "reach 2 어제", at: router()) == [
                "! Milestone 2, 10km를 한 시간 안에, was reached on Sun 2026-11-01.",
                "! Milestone 2, 10km를 한 시간 안에, was already reached on Sun 2026-11-01. "
                    + "Name a day to change that: reach 2 yesterday",
                "! Milestone 2, 10km를 한 시간 안에, was reached on Fri 2026-11-20.",
            ])
    }

    @Test("takes a date that is past, and says so")
    func pastDate() async throws {
        #expect(
            try await typing("date 2020-01-01", "date 2027-01-01", at: router()) == [
                "! The date is: Wed 2020-01-01. That day is past.", "! The date is: Fri 2027-01-01",
            ])
    }

    @Test(
        "takes a date as a due day is typed, counted from today",
        arguments: [
            ("tomorrow", "2026-11-22"), ("friday", "2026-11-27"), ("next friday", "2026-11-27"), ("+2w", "2026-12-05"),
            ("in 3 days", "2026-11-24"), ("12-01", "2026-12-01"),
        ])
    func typedDate(_ typed: String, day: String) async throws {
        #expect(
            try await typing("date \(typed)", at: router()) == ["! The date is: \(try Day(day).withWeekday.english)"])
        #expect(
            try await typing("date yesterday", at: router()) == ["! The date is: Fri 2026-11-20. That day is past."])
        let lines = try await typing("edit", "", "", typed, ".", "yes", at: router(), isInteractive: true)
        #expect(lines.contains("!   date         \(day)"))
        #expect(try await tree().date?.description == day)
    }

    @Test("asks before it forgets a milestone; those after it move up")
    func remove() async throws {
        let lines = try await typing("remove 1", "yes", at: router(), isInteractive: true)
        #expect(lines.contains("Remove milestone 1 “Run 5 km”? [no]> yes"))
        #expect(lines.contains("! Milestone 1 is removed; those after it move up."))
        #expect(try await tree().milestones.map(\.title.text) == ["10km를 한 시간 안에"])
    }

    @Test("asks for all parts in a form, and saves them as one edit")
    func form() async throws {
        let lines = try await typing(
            "edit", "", "Run it in Jeju", "-", "", "", "Run 12 km", "Run 21 km", ".", "yes", at: router(),
            isInteractive: true)
        #expect(lines.contains("vision [The last bend, the stadium, and my fami…]> "))
        #expect(lines.contains("goal [Finish the Seoul marathon]> Run it in Jeju"))
        #expect(lines.contains("date [2027-03-21]> -"))
        #expect(lines.contains("milestone 3 []> Run 21 km"))
        #expect(lines.contains("! The tree of wish 3 is saved."))
        let tree = try await tree()
        #expect(tree.goal?.text == "Run it in Jeju")
        #expect(tree.date == nil)
        #expect(tree.milestones.map(\.title.text) == ["Run 5 km", "Run 12 km", "Run 21 km"])
        #expect(tree.milestones[0].reached?.description == "2026-11-20")
    }

    @Test("shows and asks for a date in the form as the person’s language writes it")
    func dateInForm() async throws {
        let lines = try await typing(
            "edit", "", "", "?", "2027.5.1", ".", "no", at: router(), isInteractive: true,
            speaking: LanguageChoice(option: .korean))
        #expect(lines.contains("날짜 [2027.03.21]> ?"))
        #expect(lines.contains("! 날짜: 언제까지. 예: 2027.03.21, 금요일, 2주 후"))
        #expect(lines.contains("!   날짜        2027.05.01"))
    }

    @Test("removes in the form what is emptied there, wherever it stands")
    func emptied() async throws {
        let lines = try await typing(
            "edit", "", "", "", "", "-", "", "", "Rest well", ".", "yes", at: router(), isInteractive: true)
        #expect(lines.contains("! The tree of wish 3 is saved."))
        #expect(try await tree().milestones.map(\.title.text) == ["10km를 한 시간 안에", "Rest well"])
    }

    @Test(
        "changes the milestones that the form showed, also after another window removed one before them",
        arguments: [("Beta bis", ["Beta bis", "Gamma"]), ("-", ["Gamma"])])
    func changedMeanwhile(answer: String, expected: [String]) async throws {
        let (useCase, interactor) = try await openForm()
        try await useCase.edit(three, [.tree(.removeMilestone(try MilestoneNumber(1)))])
        try await fillIn(answer, in: interactor)
        let titles = try await useCase.dreams().wish(three).tree.milestones.map(\.title.text)
        #expect(titles == expected)
    }

    @Test("refuses to change a milestone in the form that another window renamed or removed", arguments: [false, true])
    func goneMeanwhile(isRemoved: Bool) async throws {
        let (useCase, interactor) = try await openForm()
        let beta = try MilestoneNumber(2)
        let change = isRemoved ? TreeChange.removeMilestone(beta) : .renameMilestone(beta, try Title("Delta"))
        try await useCase.edit(three, [.tree(change)])
        let before = try await useCase.dreams()
        await #expect(throws: DreamsError.changedSince(try Title("Beta"))) {
            try await fillIn("Beta bis", in: interactor)
        }
        let after = try await useCase.dreams()
        #expect(after == before)
    }

    /// Returns the open form of a tree with three stored milestones, and the use case that holds the tree.
    private func openForm() async throws -> (DreamsUseCaseFake, DreamTreeInteractor) {
        var wish = Wish(try Title("Run a marathon"))
        wish.tree = try DreamTree(
            milestones: ["Alpha", "Beta", "Gamma"].enumerated().map { index, title in
                var milestone = Milestone(try Title(title))
                milestone.id = Identity(index + 1)
                return milestone
            })
        let useCase = try DreamsUseCaseFake(DreamList([three: wish]))
        let interactor = DreamTreeInteractor(number: three, dreamsUseCase: useCase)
        try await interactor.send(.fillIn)
        return (useCase, interactor)
    }

    /// Answers the question for the second milestone in an open form, and saves the form.
    private func fillIn(_ answer: String, in interactor: DreamTreeInteractor) async throws {
        let inputs = Array(repeating: FormInput.keep, count: 5) + [FormInput(answering: answer), .skipToEnd, .save]
        for input in inputs { try await interactor.send(.form(input)) }
    }

    @Test("stays with the wish that it shows when its number becomes that of another one, until it is gone")
    func renumbered() async throws {
        let wishes = try ["Alpha", "Beta"].enumerated().map { index, title in
            var wish = Wish(try Title(title))
            wish.id = Identity(index + 1)
            return wish
        }
        let useCase = try DreamsUseCaseFake(DreamList([two: wishes[0], three: wishes[1]]))
        let interactor = DreamTreeInteractor(number: two, dreamsUseCase: useCase)
        try await interactor.send(.load)
        let before = try await interactor.renumbered()
        #expect(before == nil)
        try await useCase.swap(two, with: three)
        let after = try await interactor.renumbered()
        #expect(after == 3)
        let purpose = try Passage("Because of Alpha")
        try await interactor.send(.change(.purpose(purpose)))
        let purposes = try await useCase.dreams().numbered.map(\.wish.tree.purpose)
        #expect(purposes == [nil, purpose])
        #expect(interactor.state.number == three)
        #expect(interactor.state.wish?.title.text == "Alpha")
        try await useCase.remove(three)
        try await useCase.move(two, to: three)
        await #expect(throws: DreamsError.noSuchWish(three)) {
            try await interactor.send(.change(.purpose(nil)))
        }
    }

    @Test("saves nothing of a form that is given up, and goes on after it")
    func givenUp() async throws {
        let before = try await tree()
        let lines = try await typing(
            "edit", "X", ".", "no", "edit", ".", "", "goal Y", at: router(), isInteractive: true)
        #expect(lines.contains("! Nothing is saved."))
        #expect(lines.contains("! Nothing has changed."))
        #expect(lines.contains("! The goal is: Y"))
        #expect(try await tree().purpose == before.purpose)
    }

    @Test("grows into a chart once, and says so, and that the chart is the one to work on")
    func grow() async throws {
        #expect(
            try await typing("grow", "grow", at: router()) == [
                "! It grew into chart 2, “Run a marathon”, with 2 sub-goals. "
                    + "That is the chart that you work on now: “home” goes there.",
                "! It grew into chart 2, “Run a marathon”, before: nothing was done. “chart 2” goes there.",
            ])
        #expect(try await tree().chart == ChartID(2))
        #expect(try await typing("show", at: router()).last == "└─ chart       “Run a marathon”: chart 2 goes there")
    }

    @Test(
        "says in one line why something cannot be done",
        arguments: [
            ("grow", "The tree has no goal yet. Say first what you want to reach: goal <goal…>"),
            (
                "date someday",
                "A day is a date of the calendar such as 2027-03-21, or tomorrow, friday or +2w; not “someday”. See help dates."
            ),
            ("reach 1", "There is no milestone 1. “show” shows those that there are."),
            ("reach 9", "Milestones have numbers from 1 to 8, not “9”."),
            ("purpose \" \"", "Write at least one word, or a - alone to leave it empty."),
            ("goal", "“goal” needs a goal: goal <goal…>"),
        ])
    func refused(line: String, reason: String) async throws {
        #expect(try await typing(line, at: router(two)) == ["! line 1: \(reason)"])
    }

    @Test("refuses a day to come for a milestone that is reached, and takes it for the goal")
    func dayToCome() async throws {
        let lines = try await typing("date 2031-01-01", "reach 1 2031-01-01", at: router())
        #expect(
            lines == [
                "! The date is: Wed 2031-01-01",
                "! line 2: 2031-01-01 is still to come. Give today, or a day before it.",
            ])
    }

    @Test("refuses what is too long, and the ninth milestone")
    func limits() async throws {
        let long = "vision " + String(repeating: "x", count: 901)
        #expect(
            try await typing(long, at: router()) == [
                "! line 1: A purpose or a vision has at most 900 characters; this one has 901."
            ])
        for _ in 3...8 { try await useCase.edit(three, [.tree(.addMilestone(try Title("More")))]) }
        #expect(
            try await typing("add Too much", at: router()) == [
                "! line 1: A tree has at most 8 milestones, so that they fit a chart. Make room first: remove <number>"
            ])
    }

    @Test("leaves when the person goes back, and when the wish is not there any more")
    func leaving() async throws {
        #expect(try await leaves(router(), typing: "back"))
        #expect(try await !leaves(router(), typing: "show"))
        try await useCase.remove(three)
        #expect(try await leaves(router(), typing: "show"))
    }

    @Test("has an example for each command that the command understands")
    func examples() {
        #expect(wrongExamples(of: DreamTreeScreen.commands) == [])
    }

    @Test("is gone when it was left")
    func leaks() async throws {
        try await expectNoLeaks(leaving: router())
    }
}
