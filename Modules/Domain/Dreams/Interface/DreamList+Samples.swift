import Basics
import MandalartDomainInterface

// rib: verbatim file: what a person might have typed

extension DreamList {
    /// Three sample wishes: one that came true, one without a tree, and one with a tree.
    package static var samples: DreamList {
        get throws {
            var dreams = DreamList()
            for title in ["See the sea at dawn", "김치 담그기", "Run a marathon"] { _ = try dreams.add(try Title(title)) }
            try dreams.apply([.done(try Day("2026-11-01"))], to: try WishNumber(1))
            try dreams.apply(try TreeChange.marathon.map(WishChange.tree), to: try WishNumber(3))
            return dreams
        }
    }
}

extension TreeChange {
    /// Sample changes that fill every part of an empty tree.
    package static var marathon: [TreeChange] {
        get throws {
            [
                .purpose(try Passage("To show my children that slow is fine")),
                .goal(try Title("Finish the Seoul marathon")), .date(try Day("2027-03-21")),
                .addMilestone(try Title("Run 5 km")), .addMilestone(try Title("10km를 한 시간 안에")),
                .reachMilestone(try MilestoneNumber(1), try Day("2026-11-20")),
                .vision(try Passage("The last bend, the stadium, and my family on the stand")),
            ]
        }
    }
}
