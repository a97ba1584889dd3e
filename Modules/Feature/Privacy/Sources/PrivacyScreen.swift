import Basics
import Commands
import EventLogDomainInterface
import Ribcage
import Screens
import Terminal

/// Shows what is logged and since when, and the newest events.
enum PrivacyScreen: Screen {
    static var arrival: PrivacyInteractor.Action? { .load }

    static let commands: [Command<PrivacyInteractor>] = [
        Command("off", summary: PrivacyPhrases.off, shows: log) {
            .keep(false)
        } reply: { _ in
            PrivacyPhrases.isOff
        },
        Command("on", summary: PrivacyPhrases.on, shows: log) {
            .keep(true)
        } reply: { _ in
            PrivacyPhrases.isOn
        },
        Command("delete", summary: PrivacyPhrases.delete, isDestructive: true, shows: log) {
            .delete
        } asks: { state in
            state.log.count == 0 ? nil : PrivacyPhrases.forget(state.log.count)
        } reply: { _ in
            PrivacyPhrases.deleted
        },
    ]

    private static let log: [Member<PrivacyInteractor.State>] = [
        .object("log", PrivacyRecordPhrases.logNow, like: EventLogSummary.members) { $0.log }
    ]

    /// The JSON record of the whole log, not only of the newest events.
    static let record = Record<PrivacyInteractor.State>(
        "privacy", PrivacyRecordPhrases.privacy,
        [.members(EventLogSummary.members) { $0.log }, .list("events", of: LoggedEvent.members) { $0.events }])

    static func page(of state: PrivacyInteractor.State, for reader: Reader) -> Text {
        let about = (PrivacyPhrases.about + [PrivacyPhrases.bounds]).flatMap {
            reader.text($0).wrapped(to: reader.width)
        }
        let summary = reader.text(summary(of: state.log, reader)).wrapped(to: reader.width)
        return
            (reader.text(PrivacyPhrases.title).bold.wrapped(to: reader.width) + about + summary
            + events(of: state, reader))
            .joined(separator: "\n")
    }

    static func hint(in state: PrivacyInteractor.State, for reader: Reader) -> Text? {
        reader.text(PrivacyPhrases.words)
    }

    private static func summary(of log: EventLogSummary, _ reader: Reader) -> Phrase {
        let kept =
            log.since.map { PrivacyPhrases.kept(log.count, since: reader.minute(of: $0)) }
            ?? PrivacyPhrases.nothingKept
        return log.isKept ? kept : kept.followed(by: PrivacyPhrases.newAreNot)
    }

    /// Returns the lines of the newest events, newest last, below the number of earlier events, if any.
    private static func events(of state: PrivacyInteractor.State, _ reader: Reader) -> [Text] {
        let newest = state.events.suffix(Self.mostShown)
        let earlier = state.events.count - newest.count
        let more = earlier == 0 ? [] : reader.text(PrivacyPhrases.earlier(earlier)).dim.wrapped(to: reader.width)
        return more
            + newest.flatMap { logged in
                let time = Text(reader.minute(of: logged.time)).dim
                let line = reader.beside(time, reader.text(logged.event.summary)).wrapped(to: max(1, reader.width - 4))
                return line.enumerated().map { reader.indented($1, by: $0 == 0 ? 2 : 4) }
            }
    }

    private static let mostShown = 20
}
