import ExchangeDomainInterface
import JSON
import MandalartDomainInterface
import ProgressDomainInterface
import Time

extension Activity {
    /// Reads an entry of the log of a chart. One of an item that is gone says so; all others are of an item of the chart.
    init(_ field: JSONField, of chart: Chart) throws(ImportError) {
        let members = try field.members(["time", "day", "subGoal", "position", "gone", "item", "text"])
        let (subGoal, place) = (try members.required("subGoal").position(), try members.required("position"))
        let position = try place.position()
        let isGone = try members.optional("gone")?.truth() ?? false
        guard isGone || chart.subGoals[subGoal]?.items[position] != nil else {
            throw place.error(.noItem(.actionItem(position, in: subGoal)))
        }
        self.init(
            number: 0, subGoal: subGoal, position: position, isGone: isGone, item: try members.required("item").title(),
            time: try members.required("time").moment(), on: try members.required("day").day(),
            text: try members.required("text").title())
    }
}

extension JSONField {
    func day() throws(ImportError) -> Day {
        let text = try text()
        do { return try Day(text) } catch { throw self.error(.noDay(error)) }
    }

    /// A day, or null.
    func dayOrNothing() throws(ImportError) -> Day? { value == .null ? nil : try day() }

    fileprivate func moment() throws(ImportError) -> Timestamp {
        let text = try text()
        do { return try Timestamp(universal: text) } catch { throw self.error(.noMoment(error)) }
    }
}
