public import JSON
import MandalartDomainInterface
import Time

// A wish for other programs. A name that has shipped keeps its meaning as long as the schema has its number.
extension Wish {
    /// All that is kept of the wish, with its tree. What is not there is null.
    public func json(at number: WishNumber) -> JSONObject {
        let milestones = zip(MilestoneNumber.all, tree.milestones).map { number, milestone in
            JSONValue.object([
                "number": .integer(number.number), "title": .string(milestone.title.text),
                "reached": JSONValue(milestone.reached?.description),
            ])
        }
        return [
            "number": .integer(number.number), "title": .string(title.text), "done": JSONValue(done?.description),
            "purpose": JSONValue(tree.purpose?.text), "goal": JSONValue(tree.goal?.text),
            "date": JSONValue(tree.date?.description), "milestones": .array(milestones),
            "vision": JSONValue(tree.vision?.text), "chart": tree.chart.map { .integer($0.number) } ?? .null,
        ]
    }
}
