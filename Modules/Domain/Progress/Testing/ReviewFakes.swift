package import Basics
package import MandalartDomainInterface
package import ProgressDomainInterface

/// A use case that returns a given review, and updates it when an item is picked.
package actor ReviewUseCaseFake: ReviewUseCase {
    private var known: Review
    private let past: PastWeeks

    /// Creates a fake with a review, by default one without progress and stalled items, and with past weeks.
    package init(_ known: Review = Review(Day(number: 20_781)), past: PastWeeks = PastWeeks()) {
        (self.known, self.past) = (known, past)
    }

    package func pastWeeks(edits: [Timestamp]) -> PastWeeks { past }

    package func review(to day: TypedDay?) throws -> Review {
        guard let day = try day?.pastDay(until: known.day), day < known.day else { return known }
        return Review(day, isPast: true, week: known.week, earlierPicks: known.earlierPicks)
    }

    package func pick(_ found: [FoundCell]) throws -> (items: [EditedItem], until: Day) {
        var review = known
        let items = try found.map { found in
            guard review.items.count(where: \.isPicked) < Review.mostPicks else { throw ProgressError.enoughPicked }
            let isPicked = review.items.contains { $0.isPicked && $0.found == found }
            review = review.picking(found, true)
            return EditedItem(found, isUnchanged: isPicked)
        }
        known = review
        return (items, Review.lastDay(from: known.day))
    }

    package func unpick(_ found: [FoundCell]) throws -> [EditedItem] {
        var review = known
        let items = try found.map { found in
            guard review.items.contains(where: { $0.isPicked && $0.found.title == found.title }) else {
                throw ProgressError.notPicked(found.title)
            }
            review = review.picking(found, false)
            return EditedItem(found, isUnchanged: false)
        }
        known = review
        return items
    }
}

extension EditedItem {
    fileprivate init(_ found: FoundCell, isUnchanged: Bool) {
        let item = ActionItem(
            title: found.title, rate: found.rate ?? .zero, due: found.due, habit: found.habit, id: found.id)
        self.init(item, at: found.cell, of: found.chart, isUnchanged: isUnchanged)
    }
}
