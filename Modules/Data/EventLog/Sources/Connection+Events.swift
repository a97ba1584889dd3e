import Basics
import EventLogDomainInterface
import MandalartDomainInterface
import SQLite

/// Reads and writes the rows of the event log.
extension Connection {
    /// Returns whether logging is on.
    func keepsEvents() throws -> Bool {
        try first("SELECT kept FROM event_log") { try $0.bool("kept") } ?? true
    }

    /// Appends events, oldest first, and deletes the oldest ones that exceed the maximum number and, among the 100
    /// oldest, those that exceed the maximum age. Does nothing while logging is off. `each` is called after each
    /// appended event.
    func add(_ events: [LoggedEvent], each: () -> Void = {}) throws {
        guard let newest = events.last, try keepsEvents() else { return }
        for logged in events {
            try insert(logged)
            each()
        }
        try execute("DELETE FROM event WHERE id <= (SELECT max(id) FROM event) - ?", EventLogBounds.count)
        let oldest = newest.time.milliseconds - Int64(EventLogBounds.days) * 86_400_000
        let sql = "DELETE FROM event WHERE id IN (SELECT id FROM event ORDER BY id LIMIT 100) AND time < ?"
        try execute(sql, oldest)
    }

    /// Inserts an event and adds it to the totals, or does neither.
    private func insert(_ logged: LoggedEvent) throws(DatabaseError) {
        try execute(
            "INSERT INTO event (time, kind, properties) VALUES (?, ?, ?)", logged.time.milliseconds,
            logged.event.kind.rawValue, JSONValue.object(logged.event.properties).text)
        let row = lastInsertedRow
        do throws(DatabaseError) {
            try count(logged)
        } catch {
            // If the event cannot be deleted again, it stays without its total: if this function threw, every later
            // edit would insert the event again.
            if (try? execute("DELETE FROM event WHERE id = ?", row)) == 1 { throw error }
        }
    }

    private func count(_ logged: LoggedEvent) throws(DatabaseError) {
        let sql = """
            INSERT INTO event_total (kind, key, first, count) VALUES (?, ?, ?, 1)
            ON CONFLICT (kind, key) DO UPDATE SET first = min(first, excluded.first), count = count + 1
            """
        let key =
            switch logged.event {
            case .paletteTried(let palette), .paletteSaved(let palette): palette.rawValue
            case .nicknameChosen, .firstSubGoalFilled, .firstActionItemFilled, .cellSaved: ""
            }
        try execute(sql, logged.event.kind.rawValue, key, logged.time.milliseconds)
    }

    /// Returns the stored events, oldest first, without rows that are not valid events.
    func events() throws -> [LoggedEvent] {
        try readable("SELECT time, kind, properties FROM event ORDER BY id") { row -> LoggedEvent? in
            guard let kind = EventKind(rawValue: try row.text("kind")) else { return nil }
            let time = Timestamp(milliseconds: try row.integer("time", as: Int64.self))
            return LoggedEvent(time: time, event: try row.event(kind))
        }
        .compactMap(\.self)
    }

    /// Returns the totals of all logged events, including those deleted for exceeding the maximum number or age.
    func totals() throws -> EventTotals {
        var totals = EventTotals()
        _ = try readable("SELECT kind, key, first, count FROM event_total") { row in
            guard let kind = EventKind(rawValue: try row.text("kind")) else { return }
            let (key, count) = (try row.text("key"), try row.integer("count"))
            let first = Timestamp(milliseconds: try row.integer("first", as: Int64.self))
            totals.firsts[kind] = min(totals.firsts[kind] ?? first, first)
            switch kind {
            case .paletteTried: totals.tried[try row.palette(key)] = count
            case .paletteSaved: totals.saved[try row.palette(key)] = count
            case .nicknameChosen, .firstSubGoalFilled, .firstActionItemFilled, .cellSaved: break
            }
        }
        return totals
    }

    /// Returns whether logging is on, the number of stored events, and the time of the oldest.
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

    fileprivate func palette(_ name: String) throws(DatabaseError) -> Palette {
        try checked(Palette(rawValue: name), "key", expected: "the name of a palette")
    }
}
