import Basics
import BasicsTesting
import DreamsDomainInterface
import DreamsDomainTesting
import MandalartDomainInterface
import Testing

@Suite("The list of dreams")
struct DreamListTests {
    let one = WishNumber.all[0], two = WishNumber.all[1], three = WishNumber.all[2]

    @Test("a wish comes to the first number that is free, and all others stay where they are")
    func add() throws {
        var dreams = try DreamList.samples
        try dreams.remove(two)
        #expect(dreams.numbered.map(\.number) == [one, three])
        #expect(try dreams.add(try Title("Fly")) == two)
        #expect(try dreams.add(try Title("Fly")) == WishNumber(4))
    }

    @Test("holds a hundred wishes and refuses another")
    func full() throws {
        var dreams = try DreamsRepositoryContract.fullList()
        #expect(dreams.numbered.count == 100)
        #expect(throws: DreamsError.listIsFull) { try dreams.add(try Title("Fly")) }
        try dreams.remove(try WishNumber(57))
        #expect(try dreams.add(try Title("Fly")) == WishNumber(57))
    }

    @Test("a wish moves to a free number with its tree, and nowhere else")
    func move() throws {
        var dreams = try DreamList.samples
        let before = dreams
        #expect(throws: DreamsError.taken(one, for: three)) { try dreams.move(three, to: one) }
        #expect(throws: DreamsError.sameNumber(one)) { try dreams.move(one, to: one) }
        #expect(dreams == before)
        try dreams.move(two, to: try WishNumber(100))
        #expect(try dreams.wish(try WishNumber(100)) == before.wish(two))
        #expect(throws: DreamsError.noSuchWish(two)) { try dreams.move(two, to: one) }
    }

    @Test("two wishes exchange their numbers with their trees, and one takes a free number")
    func swap() throws {
        var dreams = try DreamList.samples
        let before = dreams
        try dreams.swap(three, with: one)
        #expect(try dreams.wish(one) == before.wish(three))
        #expect(try dreams.wish(three) == before.wish(one))
        try dreams.swap(two, with: try WishNumber(100))
        #expect(throws: DreamsError.noSuchWish(two)) { try dreams.swap(two, with: one) }
        #expect(throws: DreamsError.sameNumber(one)) { try dreams.swap(one, with: one) }
    }

    @Test("several changes are made all or none")
    func changes() throws {
        var dreams = try DreamList.samples
        let before = dreams
        let missing = try MilestoneNumber(7)
        #expect(throws: DreamsError.noSuchMilestone(missing)) {
            try dreams.apply([.title(try Title("X")), .tree(.removeMilestone(missing))], to: three)
        }
        #expect(dreams == before)
        #expect(throws: DreamsError.noSuchWish(try WishNumber(9))) { try dreams.apply([], to: try WishNumber(9)) }
    }

    @Test("a wish came true, and a milestone was reached, today or before, while a goal has a day to come")
    func days() throws {
        let (today, tomorrow) = (try Day("2026-11-21"), try Day("2026-11-22"))
        let milestone = try MilestoneNumber(2)
        func changes(on day: Day) -> [WishChange] { [.done(day), .tree(.reachMilestone(milestone, day))] }
        var dreams = try DreamList.samples
        let before = dreams
        for change in changes(on: tomorrow) {
            let title = WishChange.title(try Title("X"))
            #expect(throws: DreamsError.dayToCome(tomorrow)) {
                try dreams.apply([title, change], to: three, on: today)
            }
        }
        #expect(dreams == before)
        try dreams.apply(changes(on: today) + [.tree(.date(tomorrow))], to: three, on: today)
        let wish = try dreams.wish(three)
        #expect(wish.done == today)
        #expect(wish.tree.milestones.last?.reached == today)
        #expect(wish.tree.date == tomorrow)
    }

    @Test("a tree takes eight milestones, and those after a removed one move up")
    func milestones() throws {
        var dreams = try DreamList.samples
        for _ in 3...8 { try dreams.apply([.tree(.addMilestone(try Title("More")))], to: three) }
        #expect(throws: DreamsError.tooManyMilestones) {
            try dreams.apply([.tree(.addMilestone(try Title("Too much")))], to: three)
        }
        try dreams.apply([.tree(.removeMilestone(try MilestoneNumber(1)))], to: three)
        #expect(try dreams.wish(three).tree.milestone(MilestoneNumber(1)).title.text == "10km를 한 시간 안에")
        #expect(try dreams.wish(three).tree.milestones.count == 7)
    }

    @Test("grows into a chart with the goal in the centre, due on its date, and the milestones around it")
    func chart() throws {
        let chart = try DreamList.samples.wish(three).tree.grown()
        #expect(chart.coreGoal?.title.text == "Finish the Seoul marathon")
        #expect(
            chart.coreGoal?.note.text
                == "To show my children that slow is fine\nThe last bend, the stadium, and my family on the stand")
        #expect(chart.coreGoal?.due?.description == "2027-03-21")
        #expect(chart.subGoals[try Position(1)]?.title.text == "Run 5 km")
        #expect(chart.subGoals[try Position(2)]?.title.text == "10km를 한 시간 안에")
        #expect(chart.subGoals.count == 2)
    }

    @Test("a milestone that is reached is done in the chart, and says when; another has nothing in it")
    func reached() throws {
        let chart = try DreamList.samples.wish(three).tree.grown()
        let (first, second) = (chart.subGoals[try Position(1)], chart.subGoals[try Position(2)])
        #expect(first?.note.text == "✓ 2026-11-20")
        #expect(first?.items.values.map(\.title.text) == ["Run 5 km"])
        #expect(first?.rate.percent == 100)
        #expect(second?.items.isEmpty == true)
        #expect(second?.note.text == "")
    }

    @Test("the largest tree fits a chart, and one without a goal does not grow")
    func limits() throws {
        let chart = try DreamsRepositoryContract.fullList().wish(one).tree.grown()
        #expect(chart.subGoals.count == 8)
        #expect(chart.coreGoal?.note.text.count == 2 * Passage.longest + 1)
        #expect(throws: DreamsError.noGoal) { try DreamTree().grown() }
    }
}

@Suite("The list of dreams that takes in those of a document")
struct DreamListImportTests {
    /// A list of wishes without trees.
    private func list(_ titles: [Int: String]) throws -> DreamList {
        var wishes: [WishNumber: Wish] = [:]
        for (number, title) in titles { wishes[try WishNumber(number)] = Wish(try Title(title)) }
        return DreamList(wishes)
    }

    private func titles(of dreams: DreamList) -> [Int: String] {
        Dictionary(uniqueKeysWithValues: dreams.numbered.map { ($0.number.number, $0.wish.title.text) })
    }

    @Test("adds each wish at its own number, or at the first free one where that has another")
    func places() throws {
        var dreams = try list([1: "Sea", 3: "Fly"])
        let taken = try dreams.take(list([1: "Cook", 2: "Run", 3: "Swim", 9: "Sail"]), asNew: false) { $0 }
        #expect(taken == (added: 4, changed: 0))
        #expect(titles(of: dreams) == [1: "Sea", 2: "Run", 3: "Fly", 4: "Cook", 5: "Swim", 9: "Sail"])
    }

    @Test("replaces the wish of the title, that with the number before others, and none twice")
    func matches() throws {
        var dreams = try list([1: "Sea", 2: "Sea", 3: "Sea"])
        var document = try list([2: "Sea", 7: "Sea"])
        try document.apply([.done(try Day("2026-01-01"))], to: try WishNumber(2))
        try document.apply([.done(try Day("2026-01-02"))], to: try WishNumber(7))
        #expect(try dreams.take(document, asNew: false) { $0 } == (added: 0, changed: 2))
        #expect(dreams.numbered.map { $0.wish.done?.description } == ["2026-01-02", "2026-01-01", nil])
        let before = dreams
        #expect(try dreams.take(document, asNew: false) { $0 } == (added: 0, changed: 0))
        #expect(dreams == before)
    }

    @Test("changes a wish in which only an accent is composed otherwise, as a store writes that")
    func bytes() throws {
        let one = try WishNumber(1)
        func list(_ title: String, purpose: String, milestone: String) throws -> DreamList {
            var wish = Wish(try Title(title))
            wish.tree = try DreamTree(milestones: [Milestone(try Title(milestone))])
            wish.tree.purpose = try Passage(purpose)
            return DreamList([one: wish])
        }
        let (composed, apart) = ("caf\u{E9}", "cafe\u{301}")
        let before = try list(composed, purpose: composed, milestone: composed)
        for document in [
            try list(apart, purpose: composed, milestone: composed),
            try list(composed, purpose: apart, milestone: composed),
            try list(composed, purpose: composed, milestone: apart),
        ] {
            var dreams = before
            #expect(try dreams.take(document, asNew: false) { $0 } == (added: 0, changed: 1))
            #expect(try dreams.take(document, asNew: false) { $0 } == (added: 0, changed: 0))
        }
    }

    @Test("adds all as new where a person says so")
    func asNew() throws {
        var dreams = try list([1: "Sea"])
        #expect(try dreams.take(list([1: "Sea"]), asNew: true) { $0 } == (added: 1, changed: 0))
        #expect(titles(of: dreams) == [1: "Sea", 2: "Sea"])
    }

    @Test("keeps the identities of wishes and of milestones that have the same titles")
    func identities() throws {
        var wish = Wish(try Title("Run"))
        wish.id = Identity(7)
        var milestones = [Milestone(try Title("5 km")), Milestone(try Title("10 km"))]
        for index in milestones.indices { milestones[index].id = Identity(index + 8) }
        wish.tree = try DreamTree(milestones: milestones)
        var arriving = Wish(try Title("Run"))
        arriving.tree = try DreamTree(milestones: ["10 km", "20 km", "10 km"].map { Milestone(try Title($0)) })
        let one = try WishNumber(1)
        var dreams = DreamList([one: wish])
        _ = try dreams.take(DreamList([one: arriving]), asNew: false) { $0 }
        let taken = try dreams.wish(one)
        #expect(taken.id == Identity(7))
        #expect(taken.tree.milestones.map(\.id) == [Identity(9), nil, nil])
        #expect(taken.tree.milestones.map(\.title.text) == ["10 km", "20 km", "10 km"])
    }

    @Test("links a tree with the chart that came with it, and else keeps its own")
    func links() throws {
        let (one, two) = (try WishNumber(1), try WishNumber(2))
        var dreams = try list([1: "Sea", 2: "Run"])
        try dreams.remember(try ChartID(4), of: one)
        try dreams.remember(try ChartID(5), of: two)
        var document = try list([1: "Sea", 2: "Run"])
        try document.remember(try ChartID(1), of: two)
        #expect(try dreams.take(document, asNew: false) { _ in .first } == (added: 0, changed: 1))
        #expect(dreams.wishes[one]?.tree.chart == (try ChartID(4)))
        #expect(dreams.wishes[two]?.tree.chart == .first)
    }

    @Test("refuses more than there are free numbers, and says how many there are")
    func full() throws {
        var dreams = try DreamsRepositoryContract.fullList()
        try dreams.remove(try WishNumber(57))
        let before = dreams
        #expect(throws: DreamsError.noRoom(for: 2, free: 1)) {
            try dreams.take(list([57: "Fly", 58: "Sail"]), asNew: false) { $0 }
        }
        #expect(dreams == before)
        #expect(try dreams.take(list([1: "Fly"]), asNew: false) { $0 } == (added: 1, changed: 0))
        #expect(dreams.wishes[try WishNumber(57)]?.title.text == "Fly")
        let text = DreamsError.noRoom(for: 2, free: 1).explanation
        #expect(
            text.english
                == "2 new wishes do not fit into the list: 1 of its numbers is free. Make room first: remove <number>")
    }
}

@Suite("The values of dreams")
struct DreamValueTests {
    @Test("a number is one of 1 to 100", arguments: ["0", "101", "-1", "x", "", "1.5"])
    func numbers(text: String) throws {
        #expect(throws: DreamsError.numberOutOfRange(text)) { try WishNumber(text) }
        #expect(throws: DreamsError.milestoneOutOfRange(text)) { try MilestoneNumber(text) }
        #expect(try WishNumber("100").number == 100)
        #expect(try MilestoneNumber("8").number == 8)
    }

    @Test("a passage has 1 to 900 characters, without white space around them")
    func passages() throws {
        #expect(try Passage("  so  that \n").text == "so  that")
        #expect(throws: DreamsError.emptyPassage) { try Passage(" \u{200B} ") }
        #expect(throws: DreamsError.passageTooLong(901)) { try Passage(String(repeating: "x", count: 901)) }
    }
}

@Suite("The arguments of a wish")
struct ArgumentTests {
    @Test("read their own candidates and examples")
    func examples() {
        #expect(unreadableExamples(of: Argument.wishNumber) == [])
        #expect(unreadableExamples(of: Argument.milestoneNumber) == [])
        #expect(Argument.milestoneNumber.candidates == ["1", "2", "3", "4", "5", "6", "7", "8"])
    }
}

@Suite("A wish as JSON")
struct WishJSONTests {
    @Test("holds everything that is kept")
    func whole() throws {
        let three = try WishNumber(3)
        let text = Wish.members.text(of: (three, try DreamList.samples.wish(three)))
        #expect(
            text == """
                {"number":3,"title":"Run a marathon","done":null,\
                "purpose":"To show my children that slow is fine","goal":"Finish the Seoul marathon",\
                "date":"2027-03-21","milestones":[{"number":1,"title":"Run 5 km","reached":"2026-11-20"},\
                {"number":2,"title":"10km를 한 시간 안에","reached":null}],\
                "vision":"The last bend, the stadium, and my family on the stand","chart":null}
                """)
    }
}
