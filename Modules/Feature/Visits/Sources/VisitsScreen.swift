import Basics
import Commands
import Ribcage
import SakatsuDomainInterface
import Screens
import Terminal

/// Lists the visits, newest first.
enum VisitsScreen: Screen {
    static var arrival: VisitsInteractor.Action? { .load }

    static let record = Record<VisitsInteractor.State>(
        VisitPage.record.kind, VisitPage.record.summary, [.members(VisitPage.members) { $0.page }])

    static func page(of state: VisitsInteractor.State, for reader: Reader) -> Text {
        let visits = state.page.visits
        let digits = visits.map { "\($0.number)".count }.max() ?? 1
        let rows = visits.flatMap { reader.lines(of: row(of: $0, digits: digits, reader)) }
        let nothing = visits.isEmpty ? reader.text(nothing(in: state)).wrapped(to: reader.width) : []
        let timer = state.timer.map { reader.text(VisitsPhrases.runs($0)).wrapped(to: reader.width) } ?? []
        return (heading(of: state, reader) + rows + nothing + timer).joined(separator: "\n")
    }

    static func hint(in state: VisitsInteractor.State, for reader: Reader) -> Text? {
        if state.form != nil { return nil }
        if !state.page.visits.isEmpty { return reader.text(VisitsPhrases.words) }
        return state.query == VisitQuery() ? reader.text(VisitsPhrases.beginWithVisit) : nil
    }

    static func question(in state: VisitsInteractor.State) -> Question? {
        state.form?.question
    }

    private static func heading(of state: VisitsInteractor.State, _ reader: Reader) -> [Text] {
        let (query, total) = (state.query, state.page.total)
        let count = VisitPhrases.times(total)
        let words = query.typed.map { VisitsPhrases.found($0, count) } ?? count
        let title = reader.beside(reader.text(VisitPhrases.visits).bold, reader.text(words).dim)
        let pages = query.pages(of: total)
        let page = reader.text(VisitsPhrases.page(query.pageNumber, of: max(pages, query.pageNumber)))
        return (pages > 1 || query.offset > 0 ? reader.beside(title, page.dim) : title).wrapped(to: reader.width)
    }

    private static func nothing(in state: VisitsInteractor.State) -> Phrase {
        if state.page.total > 0 { return VisitsPhrases.emptyPage }
        return state.query.typed == nil ? VisitsPhrases.noneYet : VisitsPhrases.nothingFound
    }

    private static func row(of numbered: NumberedVisit, digits: Int, _ reader: Reader) -> ListRow {
        let visit = numbered.visit
        return ListRow(
            Text(Reader.figure(numbered.number, digits: digits)), lead: reader.text(visit.day.phrase).dim,
            Text(line: visit.facility.text),
            facts: visit.sets.isEmpty ? [] : [reader.text(VisitPhrases.sets(visit.sets.count)).dim], isCut: true)
    }
}
