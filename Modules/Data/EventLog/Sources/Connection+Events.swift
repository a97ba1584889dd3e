import EventLogDomainInterface
import JSON
import MandalartDomainInterface
import SQLite
import Time

/// Reads, checks and writes the rows of events.
extension Connection {
    /// Whether events are kept.
    ///
    /// - Throws: `DatabaseError`.
    func keepsEvents() throws -> Bool {
        try first("SELECT kept FROM event_log") { try $0.bool("kept") } ?? true
    }

    /// Adds an event at the end.
    ///
    /// - Throws: `DatabaseError`.
    func add(_ logged: LoggedEvent) throws(DatabaseError) {
        let properties = JSONValue.object(logged.event.properties).text
        try execute(
            "INSERT INTO event (time, kind, properties) VALUES (?, ?, ?)", logged.time.milliseconds,
            logged.event.kind.rawValue, properties)
    }

    /// The events of some kinds, in the order in which they were added.
    ///
    /// - Throws: `DatabaseError`, whose kind is `unexpectedRow` for a row that no event can have.
    func events(of kinds: Set<EventKind>) throws -> [LoggedEvent] {
        let names = JSONValue.array(kinds.map { .string($0.rawValue) }).text
        let sql = """
            SELECT time, kind, properties FROM event WHERE kind IN (SELECT value FROM json_each(?)) ORDER BY id
            """
        return try query(sql, names) { row in
            guard let kind = EventKind(rawValue: try row.text("kind")) else { return nil }
            let time = Timestamp(milliseconds: try row.integer("time", as: Int64.self))
            return LoggedEvent(time: time, event: try row.event(kind))
        }
        .compactMap(\.self)
    }

    /// How full each chart became, by its number.
    ///
    /// - Throws: as ``events(of:)``.
    func peaks() throws -> [ChartPeak] {
        let sql = """
            SELECT json_extract(properties, '$.chart') AS chart,
                max(json_extract(properties, '$.subGoals')) AS sub_goals,
                max(json_extract(properties, '$.actionItems')) AS action_items
            FROM event WHERE kind = ? GROUP BY chart ORDER BY chart
            """
        return try query(sql, EventKind.cellSaved.rawValue) { row in
            guard let chart = try? ChartID(try row.integer("chart")) else {
                throw row.unexpected("chart", expected: "the number of a chart")
            }
            return ChartPeak(
                chart, subGoals: try row.integer("sub_goals"), actionItems: try row.integer("action_items"))
        }
    }

    /// Whether events are kept, and how many there are since when.
    ///
    /// - Throws: `DatabaseError`.
    func eventLogSummary() throws -> EventLogSummary {
        let isKept = try keepsEvents()
        let summary = try first("SELECT count(*) AS count, min(time) AS since FROM event") { row in
            EventLogSummary(
                isKept: isKept, count: try row.integer("count"),
                since: try row.optionalInteger("since", as: Int64.self).map(Timestamp.init(milliseconds:)))
        }
        return summary ?? EventLogSummary(isKept: isKept)
    }
}

extension Row {
    fileprivate func event(_ kind: EventKind) throws(DatabaseError) -> Event {
        guard case .object(let properties)? = try? JSONValue(parsing: try text("properties")),
            let event = Event(kind, properties)
        else { throw unexpected("properties", expected: "the properties of \(kind.rawValue)") }
        return event
    }
}
