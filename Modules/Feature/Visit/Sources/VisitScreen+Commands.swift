import Basics
import Commands
import SakatsuDomainInterface
import Screens

extension VisitScreen {
    static let commands: [Command<VisitInteractor>] = [
        Command(
            "facility", Rest(.facility), summary: VisitPagePhrases.facility, example: VisitPagePhrases.facilityExample,
            shows: [.members(NumberedVisit.members) { $0.numbered }]
        ) {
            .change(.facility($0))
        } reply: { _, facility in
            VisitPagePhrases.isNow(VisitPhrases.facility, Phrase(verbatim: facility.text))
        },
        Command(
            "date", Argument.pastDay, summary: VisitPagePhrases.date, example: VisitPagePhrases.dateExample,
            shows: [.members(NumberedVisit.members) { $0.numbered }]
        ) {
            .day($0)
        } reply: { state, _ in
            state.visit.map { VisitPagePhrases.isNow(VisitPhrases.day, $0.day.phrase) }
        },
        remark(
            "foreword", VisitPhrases.foreword, VisitPagePhrases.foreword, VisitPagePhrases.forewordExample,
            VisitChange.foreword
        ) { $0.foreword },
        remark(
            "afterword", VisitPhrases.afterword, VisitPagePhrases.afterword, VisitPagePhrases.afterwordExample,
            VisitChange.afterword
        ) { $0.afterword },
        Command(
            "temperature", Rest(.placedTemperatures), summary: VisitPagePhrases.temperature,
            example: VisitPagePhrases.temperatureExample, shows: [.members(NumberedVisit.members) { $0.numbered }]
        ) {
            .temperatures($0)
        } reply: { state, placed in
            Phrase.sentences(placed.map { state.sentence(after: $0) })
        },
        Command(
            "set", SetParameter(), summary: VisitPagePhrases.set, example: VisitPagePhrases.setExample,
            shows: [.members(NumberedVisit.members) { $0.numbered }]
        ) {
            .set($0)
        } reply: { state, request in
            state.sentence(after: request)
        },
        Command(
            "copy", NamedArgument("--to", PathArgument(VisitPagePhrases.file)), summary: VisitPagePhrases.copy,
            example: VisitPagePhrases.copyExample,
            shows: [.member("text", VisitRecordPhrases.post) { $0.post }]
        ) { _ in
            .copy
        } reply: { state, file in
            state.post.map { post in CopiedText(to: file) { _ in post } }
        },
    ]

    private nonisolated static func remark(
        _ word: String, _ name: Phrase, _ summary: Phrase, _ example: Phrase,
        _ change: @escaping @Sendable (Remark?) -> VisitChange, _ current: @escaping @Sendable (Visit) -> Remark?
    ) -> Command<VisitInteractor> {
        let text = Argument<Remark?>(name) { $0.isEmpty || $0 == "-" ? nil : try Remark($0) }
        return Command(
            word, Rest(text, isLong: true), summary: summary, example: example,
            shows: [.members(NumberedVisit.members) { $0.numbered }],
            draft: { state, _ in state.visit.map { current($0)?.text ?? "" } }
        ) {
            .change(change($0))
        } reply: { _, remark in
            VisitPagePhrases.isNow(name, remark.map { Phrase(verbatim: $0.line) })
        }
    }
}

extension VisitInteractor.State {
    fileprivate func sentence(after placed: PlacedTemperature) -> Phrase {
        let place = visit?.temperatures.place(changedBy: placed.place, to: placed.temperature)
        return VisitPagePhrases.isNow(place ?? placed.place, placed.temperature)
    }

    /// Returns the reply with the result of a request; `nil` for the start of the timer.
    fileprivate func sentence(after request: SetRequest) -> Phrase? {
        switch request {
        case .add: visit?.numberedSets.last.map { sentence(of: $0.number) } ?? nil
        case .replace(let number, _), .step(let number, _), .named(let number, _, _): sentence(of: number)
        case .remove(let number): VisitPagePhrases.isRemoved(number)
        case .start: nil
        }
    }

    private func sentence(of number: SetNumber) -> Phrase? {
        guard let set = try? visit?.set(number) else { return nil }
        return VisitPagePhrases.setIs(number, set.steps.map(\.phrase))
    }
}
