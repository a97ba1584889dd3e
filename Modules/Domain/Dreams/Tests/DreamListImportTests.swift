import Basics
import DreamsDomainInterface
import DreamsDomainTesting
import MandalartDomainInterface
import Testing

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
