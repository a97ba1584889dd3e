import Basics
import SakatsuDomainInterface

/// Builds a visit of a document from its parts, which may be added in any order.
struct VisitBuilder {
    var number: VisitNumber?
    let facility: Facility
    var day: Day?
    /// The position of the visit in the document.
    let place: DocumentPlace
    private var foreword: Remark?
    private var afterword: Remark?
    private var temperatures = Temperatures()
    private var steps: [Int: [Step]] = [:]

    init(_ facility: Facility, at place: DocumentPlace) {
        (self.facility, self.place) = (facility, place)
    }

    /// A part of a visit other than its facility and its day.
    enum Part {
        case foreword(Remark)
        case afterword(Remark)
        case temperature(TemperaturePlace, Temperature)
        case step(SetNumber, Step)
    }

    /// Adds a part that was found at a position in the document.
    ///
    /// - Throws: `VisitImportError` if the visit already has the part, or cannot have another named temperature.
    mutating func add(_ part: Part, at place: DocumentPlace) throws(VisitImportError) {
        let isRepeated =
            switch part {
            case .foreword: foreword != nil
            case .afterword: afterword != nil
            case .temperature(let place, _): temperatures[place] != nil
            case .step(let set, let step): steps[set.number]?.contains { $0.phase == step.phase } ?? false
            }
        if isRepeated { throw VisitImportError(place, .repeatedPart) }
        switch part {
        case .foreword(let remark): foreword = remark
        case .afterword(let remark): afterword = remark
        case .temperature(let key, let temperature):
            let there = temperatures
            temperatures = try place.make { () throws(SakatsuError) in try there.with(key, temperature) }
        case .step(let set, let step): steps[set.number, default: []].append(step)
        }
    }

    /// Returns the visit with all parts added so far.
    ///
    /// - Throws: `VisitImportError` if the day is missing, if the numbers of the sets are not 1, 2, 3 and so on, or if
    ///   a set or the visit is invalid.
    func visit() throws(VisitImportError) -> DocumentedVisit {
        guard let day else { throw VisitImportError(FormatError(line: place.line, field: "date", .missing)) }
        var sets: [SaunaSet] = []
        for (number, steps) in steps.sorted(by: { $0.key < $1.key }) {
            guard number == sets.count + 1 else { throw VisitImportError(place, .setNumber(expected: sets.count + 1)) }
            sets.append(try place.make { () throws(SakatsuError) in try SaunaSet(steps) })
        }
        let all = sets
        let visit = try place.make { () throws(SakatsuError) in
            try Visit(
                facility, on: day, foreword: foreword, temperatures: temperatures, sets: all, afterword: afterword)
        }
        return DocumentedVisit(number, visit)
    }
}
