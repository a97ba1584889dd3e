import Basics
import BasicsTesting
import Commands
import DreamTreeFeatureInterface
import DreamTreeFeatureTesting
import DreamsDomainInterface
import DreamsDomainTesting
import HostTesting
import MandalartDomainInterface
import Ribcage
import RibcageTesting
import ScreensTesting
import Terminal
import Testing

@testable import DreamsFeature

@MainActor @Suite("The list of dreams")
struct DreamsTests {
    let useCase: DreamsUseCaseFake
    init() throws {
        useCase = try DreamsUseCaseFake(try .samples)
    }

    private func router() -> any ViewableRouting {
        DreamsBuilder(dependency: DreamsDependencyStub(dreamsUseCase: useCase)).build()
    }

    @Test("shows the wishes by number, with when they came true and which have a tree")
    func page() async throws {
        try await useCase.move(try WishNumber(2), to: try WishNumber(100))
        #expect(
            try await typing("show", at: router()) == [
                "Dreams  3 of 100, 1 came true",
                "✓   1  See the sea at dawn  2026-11-01",
                "    3  Run a marathon  tree",
                "  100  김치 담그기",
            ])
    }

    @Test("wraps long wishes below themselves, in any width", arguments: [80, 40, 20])
    func widths(width: Int) async throws {
        let title = try Title("走る。" + String(repeating: "아주 긴 소원 ", count: 20))
        _ = try await useCase.add(title)
        let interactor = DreamsInteractor(dreamsUseCase: useCase, history: EditHistoryStub())
        try await interactor.send(.load)
        let page = DreamsScreen.page(of: interactor.state, for: Reader(width: width))
        #expect(page.width <= width)
    }

    @Test("takes wishes, words them anew, and gives them other numbers")
    func change() async throws {
        #expect(
            try await typing("add Fly", "edit 4 Fly over Seoul", "move 4 10", "swap 1 3", at: router()) == [
                "! Wish 4 is Fly.", "! Wish 4 is Fly over Seoul.", "! Wish 10 is Fly over Seoul.",
                "! Wish 3 is See the sea at dawn, and wish 1 is Run a marathon.",
            ])
        #expect(try await useCase.dreams().numbered.map(\.number.number) == [1, 2, 3, 10])
    }

    @Test("moves a wish to a free number alone, as a chart does with its cells, and tells how to swap two")
    func taken() async throws {
        #expect(
            try await typing("move 1 3", at: router())
                == ["! line 1: There is a wish 3 already. Let the two change places: swap 1 3"])
        #expect(try await typing("move 1 1", at: router()) == ["! line 1: It is wish 1 already."])
        #expect(try await useCase.dreams() == DreamList.samples)
    }

    @Test("remembers when a wish came true, by default today, and that it has not yet")
    func done() async throws {
        #expect(
            try await typing("done 2", "done 3 2026.10.3", "notyet 1", at: router()) == [
                "! Wish 2, 김치 담그기, came true on Sat 2026-11-21.",
                "! Wish 3, Run a marathon, came true on Sat 2026-10-03.",
                "! Wish 1, “See the sea at dawn”, has not come true yet.",
            ])
        #expect(try await useCase.dreams().numbered.map(\.wish.done?.description) == [nil, "2026-11-21", "2026-10-03"])
    }

    @Test("keeps the day on which a wish came true, unless another one is typed")
    func doneAgain() async throws {
        #expect(
            try await typing("done 1", "done 1 2026-11-20", at: router()) == [
                "! Wish 1, See the sea at dawn, already came true on Sun 2026-11-01. "
                    + "Name a day to change that: done 1 yesterday",
                "! Wish 1, See the sea at dawn, came true on Fri 2026-11-20.",
            ])
        #expect(try await useCase.dreams().wish(try WishNumber(1)).done?.description == "2026-11-20")
    }

    @Test("takes a wish that there is already, and names the other one")
    func twins() async throws {
        #expect(
            try await typing("add See the sea at dawn", "add Fly", at: router()) == [
                "! Wish 4 is See the sea at dawn. Wish 1 is called so, too.", "! Wish 5 is Fly.",
            ])
    }

    @Test("takes a day of several words")
    func longDays() async throws {
        #expect(
            try await typing("done 2 3 days ago", "done 3 11월 1일", at: router()) == [
                "! Wish 2, 김치 담그기, came true on Wed 2026-11-18.",
                "! Wish 3, Run a marathon, came true on Sun 2026-11-01.",
            ])
    }

    @Test("tells how to open a wish that there is, and one that has not come true where there is any")
    func hint() async throws {
        try await useCase.remove(try WishNumber(3))
        let lines = ["move 2 7", "done 7", "notyet 1"]
        let hints = try await typing(lines[0], lines[1], lines[2], at: router(), isInteractive: true, width: 200)
            .filter { $0.hasPrefix("! open") }.map { $0.prefix(8) }
        #expect(hints == ["! open 2", "! open 7", "! open 1"])
    }

    @Test("asks before it forgets a wish, and says what goes and what stays")
    func remove() async throws {
        let _: Growth = try await useCase.grow(try WishNumber(3))
        let lines = try await typing("remove 3", "no", "remove 2", "yes", at: router(), isInteractive: true, width: 200)
        #expect(
            lines.contains(
                "Chart 2 stays. Remove wish 3 “Run a marathon” with its tree (purpose, goal, 2 milestones, vision)? "
                    + "“dreams undo” brings it back. [no]> no"))
        #expect(lines.contains("Remove wish 2 “김치 담그기”? “dreams undo” brings it back. [no]> yes"))
        #expect(lines.contains("! Wish 2 is removed."))
        #expect(try await useCase.dreams().numbered.map(\.number.number) == [1, 3])
    }

    @Test("forgets the wish of the question, also when its number has become that of another one")
    func removeRenumbered() async throws {
        let (one, two) = (try WishNumber(1), try WishNumber(2))
        var (alpha, beta) = (Wish(try Title("Alpha")), Wish(try Title("Beta")))
        (alpha.id, beta.id) = (Identity(1), Identity(2))
        let useCase = try DreamsUseCaseFake(DreamList([one: alpha, two: beta]))
        let interactor = DreamsInteractor(dreamsUseCase: useCase, history: EditHistoryStub())
        try await interactor.send(.load)
        try await useCase.swap(one, with: two)
        try await interactor.send(.remove(one))
        let left = try await useCase.dreams().numbered.map(\.wish.title.text)
        #expect(left == ["Beta"])
    }

    @Test(
        "says in one line why something cannot be done",
        arguments: [
            ("open 7", "There is no wish 7. “dreams” lists those that there are."),
            ("done 101", "Wishes have numbers from 1 to 100, not “101”."),
            (
                "done 1 2027-02-29",
                "A day is a date of the calendar such as 2026-03-21, or yesterday, friday, -3 or 3 days ago; not “2027-02-29”. See help dates."
            ),
            ("done 1 2026-11-22", "2026-11-22 is still to come. Give today, or a day before it."),
            ("add", "“add” needs a wish: add <wish…>"),
            ("add \" \"", "A title may not be empty."),
            ("wish x", "Wishes have numbers from 1 to 100, not “x”."),
        ])
    func refused(line: String, reason: String) async throws {
        #expect(try await typing(line, at: router()) == ["! line 1: \(reason)"])
    }

    @Test("refuses the hundred and first wish")
    func full() async throws {
        let full = try DreamsUseCaseFake(try DreamsRepositoryContract.fullList())
        let router = DreamsBuilder(dependency: DreamsDependencyStub(dreamsUseCase: full)).build()
        #expect(
            try await typing("add Fly", at: router) == [
                "! line 1: The list is full with 100 wishes. Make room first: remove <number>"
            ])
    }

    @Test("leads to the tree of a wish, and back")
    func tree() async throws {
        let dependency = DreamsDependencyStub(dreamsUseCase: useCase)
        #expect(try await typing("open 3", "show", at: router()) == ["wish 3"])
        let router = DreamsBuilder(dependency: dependency).build()
        router.launch()
        try await router.follow(Route(["wish", "2"]))
        #expect(router.currentRoute == Route(["wish", "2"]))
        try await router.openPlace?.leave()
        #expect(router.openPlace == nil)
    }

    @Test("leads back from a tree when a wish moves: the tree’s address may be another’s then")
    func moved() async throws {
        #expect(
            try await typing("open 3", "move 3 7", "show", at: router()) == [
                "! Wish 7 is Run a marathon.", "Dreams  3 of 100, 1 came true", "✓ 1  See the sea at dawn  2026-11-01",
                "  2  김치 담그기", "  7  Run a marathon  tree",
            ])
    }

    @Test("leaves when the person goes back")
    func back() async throws {
        #expect(try await leaves(router(), typing: "back"))
    }

    @Test("has an example for each command that the command understands")
    func examples() {
        #expect(wrongExamples(of: DreamsScreen.commands) == [])
    }

    @Test("is gone when it was left")
    func leaks() async throws {
        try await expectNoLeaks(leaving: router())
    }
}
