import Basics
import ExchangeDomainInterface
import Formats
import MandalartDomainInterface
import ProgressDomainInterface

extension Activity {
    /// Decodes a log entry of a chart. The chart must contain the entry's item, unless the entry is marked as belonging
    /// to a cleared item. The entry must not be dated after `last`.
    init(_ field: JSONField, of chart: Chart, until last: Day) throws(ImportError) {
        let members = try field.members(["time", "day", "subGoal", "position", "gone", "item", "text"])
        let isGone = try members.optional("gone")?.truth() ?? false
        let (subGoal, position) = try members.address(of: isGone ? nil : chart)
        self.init(
            number: 0, subGoal: subGoal, position: position, isGone: isGone, item: try members.required("item").title(),
            time: try members.required("time").moment(until: last), on: try members.required("day").day(until: last),
            text: try members.required("text").activityText())
    }
}

extension DocumentedPick {
    /// Decodes a pick of an item, which the chart must contain. The pick must not be dated after `last`.
    init(_ field: JSONField, of chart: Chart, until last: Day) throws(ImportError) {
        let members = try field.members(["subGoal", "position", "day"])
        let (subGoal, position) = try members.address(of: chart)
        self.init(position, in: subGoal, on: try members.required("day").day(until: last))
    }
}

extension Chart {
    /// Decodes the rate that an item has again when it is no habit any more. The chart must contain the item. Of other
    /// items than habits, the rate is ignored.
    mutating func takeMarkedRate(_ field: JSONField) throws(ImportError) {
        let members = try field.members(["subGoal", "position", "rate"])
        let (subGoal, position) = try members.address(of: self)
        let rate = try members.required("rate").rate()
        guard subGoals[subGoal]?.items[position]?.habit != nil else { return }
        subGoals[subGoal]?.items[position]?.markedRate = rate
    }
}

extension JSONMembers {
    /// Decodes the address of an item, which the chart must contain. If `chart` is `nil`, this is not checked.
    fileprivate func address(of chart: Chart?) throws(ImportError) -> (subGoal: Position, position: Position) {
        let (subGoal, place) = (try required("subGoal").position(), try required("position"))
        let position = try place.position()
        guard let chart, chart.subGoals[subGoal]?.items[position] == nil else { return (subGoal, position) }
        throw place.error(.noItem(.actionItem(position, in: subGoal)))
    }
}

extension JSONField {
    fileprivate func activityText() throws(ImportError) -> ActivityText {
        let text = try text()
        do { return try ActivityText(text) } catch { throw self.error(.noActivity(error)) }
    }

    /// Decodes the day of a past event, which must not be after `last`.
    fileprivate func day(until last: Day) throws(ImportError) -> Day {
        let day = try day()
        guard day <= last else { throw error(.dayToCome(DayToCome(day))) }
        return day
    }

    /// Decodes the day of a past event, or null; the day must not be after `last`.
    func dayOrNothing(until last: Day) throws(ImportError) -> Day? { value == .null ? nil : try day(until: last) }

    /// Decodes a day, or null.
    func dayOrNothing() throws(ImportError) -> Day? { value == .null ? nil : try day() }

    private func day() throws(ImportError) -> Day {
        let text = try text()
        do { return try Day(text) } catch { throw self.error(.noDay(error)) }
    }

    fileprivate func moment(until last: Day) throws(ImportError) -> Timestamp {
        let text = try text()
        let time: Timestamp
        do { time = try Timestamp(universal: text) } catch { throw self.error(.noMoment(error)) }
        let day = Day(of: LocalTime(time, minutesAhead: 0))
        guard day <= last else { throw error(.dayToCome(DayToCome(day))) }
        return time
    }
}
