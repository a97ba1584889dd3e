import Basics
import DreamsDomainInterface
import ExchangeDomainInterface
import Formats
import MandalartDomainInterface

// Decodes wishes from JSON. Members that may be null may be missing.
extension Wish {
    /// Decodes a wish from the object of a line. Also returns the numbers of the wish and of its chart, if any, each
    /// with the field that contains the number. No past event may be dated after `last`.
    static func read(
        _ field: JSONField, until last: Day
    ) throws(ImportError) -> (
        number: (value: WishNumber, field: JSONField), wish: Wish, link: (number: ChartID, field: JSONField)?
    ) {
        let members = try field.record(
            record.kind,
            members: [
                "schema", "kind", "number", "title", "done", "purpose", "goal", "date", "milestones", "unplaced",
                "vision", "chart",
            ])
        let number = try members.required("number")
        let place = try number.number()
        let value = try number.makeOfWish { () throws(DreamsError) in try WishNumber(place) }
        var wish = Wish(try members.required("title").title())
        wish.done = try members.optional("done")?.dayOrNothing(until: last)
        if let field = members.optional("milestones") { wish.tree = try DreamTree(field, until: last) }
        try members.passUnplaced()
        wish.tree.purpose = try members.optional("purpose")?.passageOrNothing()
        wish.tree.goal = try members.optional("goal")?.titleOrNothing()
        wish.tree.date = try members.optional("date")?.dayOrNothing()
        wish.tree.vision = try members.optional("vision")?.passageOrNothing()
        let chart = members.optional("chart")
        wish.tree.chart = try chart?.chartNumber()
        let link = chart.flatMap { chart in wish.tree.chart.map { (number: $0, field: chart) } }
        return ((value, number), wish, link)
    }
}

extension DreamTree {
    /// Decodes an array of milestones into a tree with only these milestones. The number of a milestone may be missing;
    /// otherwise it must be the position in the array, counted from 1.
    fileprivate init(_ field: JSONField, until last: Day) throws(ImportError) {
        var milestones: [Milestone] = []
        for (index, element) in try field.elements().enumerated() {
            let members = try element.members(["number", "title", "reached"])
            if let number = members.optional("number"), try number.number() != index + 1 {
                throw number.error(.notOneOf(["\(index + 1)"], found: number.value.text))
            }
            let reached = try members.optional("reached")?.dayOrNothing(until: last)
            milestones.append(Milestone(try members.required("title").title(), reached: reached))
        }
        self = try field.makeOfWish { () throws(DreamsError) in try DreamTree(milestones: milestones) }
    }
}

extension JSONField {
    /// Decodes a title, or null.
    fileprivate func titleOrNothing() throws(ImportError) -> Title? {
        try textOrNothing() == nil ? nil : try title()
    }

    /// Decodes a purpose or a vision, or null.
    fileprivate func passageOrNothing() throws(ImportError) -> Passage? {
        guard let text = try textOrNothing() else { return nil }
        return try makeOfWish { () throws(DreamsError) in try Passage(text) }
    }
}
