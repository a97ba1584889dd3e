import Basics
import Commands
import Ribcage
import SakatsuDomainInterface
import Screens
import Terminal

/// Shows all parts of a visit.
enum VisitScreen: Screen {
    static var arrival: VisitInteractor.Action? { .load }

    static let record = Record<VisitInteractor.State>(
        "visit", VisitRecordPhrases.page,
        [
            .members(NumberedVisit.members) { $0.numbered },
            .object("timer", VisitRecordPhrases.timer, of: TimerState.members) { $0.timer },
        ])

    static func page(of state: VisitInteractor.State, for reader: Reader) -> Text {
        guard let visit = state.visit else { return "" }
        let title = ListRow(
            Text("\(state.number)  "), Text(line: visit.facility.text).bold, facts: [reader.text(visit.day.phrase).dim])
        var lines = reader.lines(of: title) + remark(visit.foreword, reader)
        let names = visit.numberedSets.map { reader.text(VisitPhrases.set($0.number)) }
        let column = (names.map(\.width).max() ?? 0) + 2
        let rows = zip(names, visit.sets).map { name, set in
            ListRow(
                name.padded(to: column),
                reader.joined(set.steps.map { Text(line: $0.phrase.text(in: reader.language)) }))
        }
        lines += rows.isEmpty ? [reader.text(VisitPagePhrases.noSets)] : rows.flatMap(reader.lines)
        if !visit.temperatures.isEmpty {
            let temperatures = visit.temperatures.all.map { place, temperature in
                Text(line: "\(place.phrase.text(in: reader.language)) \(temperature.phrase.text(in: reader.language))")
            }
            lines += reader.joined(temperatures).wrapped(to: reader.width)
        }
        lines += remark(visit.afterword, reader)
        let notes = [VisitPhrases.unplaced(visit.unplaced), state.timer.map(VisitPagePhrases.runs)]
        lines += notes.compactMap(\.self).flatMap { reader.text($0).wrapped(to: reader.width) }
        return lines.joined(separator: "\n")
    }

    static func hint(in state: VisitInteractor.State, for reader: Reader) -> Text? {
        guard let visit = state.visit else { return nil }
        return reader.text(visit.sets.isEmpty ? VisitPagePhrases.beginWithSet : VisitPagePhrases.words)
    }

    private static func remark(_ remark: Remark?, _ reader: Reader) -> [Text] {
        let lines = remark?.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) ?? []
        return lines.flatMap { Text(line: String($0)).wrapped(to: reader.width) }
    }
}
