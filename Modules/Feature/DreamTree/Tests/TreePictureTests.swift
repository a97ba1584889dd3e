import Basics
import Commands
import DreamsDomainInterface
import DreamsDomainTesting
import MandalartDomainInterface
import Terminal
import Testing

@testable import DreamTreeFeature

@Suite("A wish drawn as a tree")
struct TreePictureTests {
    private func lines(
        _ wish: Wish, grownInto chart: Growth? = nil, _ language: Language = .english, width: Int = 80
    ) throws -> [String] {
        let picture = TreePicture(
            of: wish, at: try WishNumber(3), grownInto: chart, for: Reader(language: language, width: width))
        return picture.text.lines.map(\.plain)
    }

    @Test("has its parts as branches and the milestones as twigs")
    func whole() throws {
        let wish = try DreamList.samples.wish(try WishNumber(3))
        let chart = Growth(try ChartID(2), name: try Title("Run far"), isNew: false)
        #expect(
            try lines(wish, grownInto: chart) == [
                "Wish 3: Run a marathon",
                "├─ purpose     To show my children that slow is fine",
                "├─ goal        Finish the Seoul marathon, by 2027-03-21",
                "├─ milestones  1 of 2 reached",
                "│  ├─ 1 ✓ Run 5 km  2026-11-20",
                "│  └─ 2 · 10km를 한 시간 안에",
                "├─ vision      The last bend, the stadium, and my family on the stand",
                "└─ chart       “Run far”: chart 2 goes there",
            ])
    }

    @Test("invites to fill what is empty")
    func empty() throws {
        var wish = Wish(try Title("Fly"))
        wish.done = try Day("2026-11-21")
        #expect(
            try lines(wish) == [
                "Wish 3: Fly  came true on 2026-11-21",
                "├─ purpose     purpose <purpose…>",
                "├─ goal        goal <goal…>",
                "├─ milestones  add <milestone…>",
                "└─ vision      vision <vision…>",
            ])
    }

    @Test("is spoken in Korean and Japanese")
    func languages() throws {
        let wish = try DreamList.samples.wish(try WishNumber(3))
        #expect(try lines(wish, .korean)[2] == "├─ 목표      2027.03.21까지 Finish the Seoul marathon")
        #expect(try lines(wish, .japanese)[2] == "├─ 目標            2027/03/21までに: Finish the Seoul marathon")
    }

    @Test("puts the content below the names of the parts where there is little room")
    func narrow() throws {
        let wish = try DreamList.samples.wish(try WishNumber(3))
        #expect(
            try lines(wish, width: 30).prefix(6) == [
                "Wish 3: Run a marathon",
                "├─ purpose",
                "│  To show my children that",
                "│  slow is fine",
                "├─ goal",
                "│  Finish the Seoul marathon,",
            ])
    }

    @Test(
        "is never wider than its reader's columns, however full it is",
        arguments: Language.allCases, [80, 50, 40, 24, 12])
    func widths(language: Language, width: Int) throws {
        let wishes = [
            try DreamsRepositoryContract.fullList().wish(try WishNumber(3)),
            try DreamList.samples.wish(try WishNumber(3)), Wish(try Title("👨‍👩‍👧‍👦")),
        ]
        for wish in wishes {
            let wide = try lines(wish, language, width: width).filter { $0.displayWidth > width }
            #expect(wide == [])
        }
    }
}
