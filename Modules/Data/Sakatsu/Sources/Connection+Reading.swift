import Basics
import Journal
import SQLite
import SakatsuDomainInterface
import SakatsuSchemaData

/// Reads visits. Each column is converted to a value of the domain, or causes an error that names the column.
extension Connection {
    /// Returns the visit that is stored in an existing row.
    ///
    /// - Throws: `DatabaseError`, also for a row that is not a valid visit.
    func visit(_ row: RowID) throws -> Visit {
        let parts = try parts("SELECT ?", row)
        let found = try first("\(Self.columns) WHERE id = ?", row) { try $0.visit(parts).visit }
        guard let found else { preconditionFailure("The row of a visit was looked up before.") }
        return found
    }

    /// Returns the number of the visit that is stored in an existing row.
    ///
    /// - Throws: `DatabaseError`.
    func number(of row: RowID) throws -> VisitNumber {
        let number = try first("SELECT id, number FROM visit WHERE id = ?", row) { try $0.visitNumber() }
        guard let number else { preconditionFailure("The row of a visit was looked up or added before.") }
        return number
    }

    /// Returns the visits whose rows the query `ids` selects, in the given order, without invalid rows.
    func visits(
        _ ids: String, arguments: [any ValueConvertible] = [], order: String = "number"
    ) throws -> [NumberedVisit] {
        let parts = try parts(ids, arguments: arguments)
        let sql = "\(Self.columns) WHERE id IN (\(ids)) ORDER BY \(order)"
        return try query(sql, arguments: arguments) { row in try ifReadable { try row.visit(parts) } }
            .compactMap(\.self)
    }

    private static let columns = """
        SELECT id, number, facility, day, foreword, afterword, sauna, cool_bath FROM visit
        """

    private func parts(_ ids: String, _ arguments: any ValueConvertible...) throws -> VisitParts {
        try parts(ids, arguments: arguments)
    }

    private func parts(_ ids: String, arguments: [any ValueConvertible]) throws -> VisitParts {
        var parts = VisitParts()
        let sets = """
            SELECT id, visit, \(Phase.columns.joined(separator: ", ")) FROM sauna_set
            WHERE NOT deleted AND visit IN (\(ids)) ORDER BY visit, place, id
            """
        _ = try query(sets, arguments: arguments) { row in
            try ifReadable {
                // A set is left out if all of its phases were omitted, each in another store.
                guard var set = try row.saunaSet() else { return }
                set.id = Identity(RowID(try row.integer("id", as: Int64.self)))
                parts.sets[RowID(try row.integer("visit", as: Int64.self)), default: []].append(set)
            }
        }
        let temperatures = """
            SELECT visit, name, tenths FROM temperature
            WHERE NOT deleted AND visit IN (\(ids)) ORDER BY visit, place, id
            """
        _ = try query(temperatures, arguments: arguments) { row in
            try ifReadable {
                let temperature = try row.namedTemperature()
                parts.temperatures[RowID(try row.integer("visit", as: Int64.self)), default: []].append(temperature)
            }
        }
        return parts
    }
}

/// The parts of visits that are stored in rows of their own.
struct VisitParts {
    var sets: [RowID: [SaunaSet]] = [:]
    var temperatures: [RowID: [NamedTemperature]] = [:]
}

extension Row {
    /// Returns the visit of the row, with its number.
    fileprivate func visit(_ parts: VisitParts) throws -> NumberedVisit {
        let id = RowID(try integer("id", as: Int64.self))
        let temperatures = Temperatures(
            sauna: try temperature("sauna"), coolBath: try temperature("cool_bath"))
        let (placed, left) = temperatures.placing(parts.temperatures[id] ?? [])
        let (sets, most) = (parts.sets[id] ?? [], SetNumber.all.count)
        let visit = try Visit(
            visitText("facility"), on: day(), foreword: optionalVisitText("foreword"), temperatures: placed,
            sets: Array(sets.prefix(most)), afterword: optionalVisitText("afterword"),
            unplaced: Visit.Unplaced(temperatures: left, sets: Array(sets.dropFirst(most))))
        return NumberedVisit(try visitNumber(), visit)
    }

    /// Returns the temperature of the row, with its name.
    func namedTemperature() throws(DatabaseError) -> NamedTemperature {
        let degrees = try checked(temperature("tenths"), "tenths", expected: "tenths of a degree")
        return NamedTemperature(try visitText("name"), degrees)
    }
}

extension Temperatures {
    /// Adds named temperatures in the order of their rows. Temperatures with a repeated or reserved name, or beyond the
    /// maximum number, are returned in `left`.
    func placing(_ rows: [NamedTemperature]) -> (placed: Temperatures, left: [NamedTemperature]) {
        var (placed, left) = (self, [NamedTemperature]())
        for row in rows {
            let place = TemperaturePlace.named(row.name)
            // A name that means the sauna or the cool bath is not valid here.
            if place.known != place || placed[place] != nil || (try? placed.set(place, to: row.temperature)) == nil {
                left.append(row)
            }
        }
        return (placed, left)
    }
}
