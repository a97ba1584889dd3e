public import Basics

/// Writes a visit as a text to post, in the same layout in every language.
///
///     Sauna Shikiji (2026-11-20)
///
///     It was worth the trip.
///
///     I did 2 sets.
///     Set 1: 🧖 sauna 10 min → cool bath 60 s → rest 10 min
///     Set 2: 🧖 sauna 12 min → cool bath 60 s
///
///     Sauna: 110°C
///     Cool bath: 16.5°C
///
///     See you again.
///
/// If a visit has several sets and all are equal, each phase is one row, as people post them:
///
///     Sauna: 10 min × 3
///     Cool bath: 1 min × 3
///     Rest: 10 min × 3
///     Total: 3 sets
public enum VisitPost {
    /// Returns the text of a visit, without empty parts and without a final line break.
    public static func text(of visit: Visit) -> Phrase {
        Phrase(made: { language in
            let temperatures = visit.temperatures.all.map { line(of: $0.place, $0.temperature) }
            let paragraphs = [
                [Phrase(pattern: "\(visit.facility)\(day(visit.day.phrase))")],
                visit.foreword.map { [Phrase(verbatim: $0.text)] } ?? [],
                sets(of: visit),
                temperatures,
                visit.afterword.map { [Phrase(verbatim: $0.text)] } ?? [],
            ]
            let texts = paragraphs.filter { !$0.isEmpty }.map {
                $0.map { $0.text(in: language) }.joined(separator: "\n")
            }
            return texts.joined(separator: "\n\n")
        })
    }

    private static func day(_ day: Phrase) -> Phrase {
        Phrase(" (\(day))", .ko(" (\(day))"), .ja("（\(day)）"))
    }

    private static func sets(of visit: Visit) -> [Phrase] {
        let (count, first) = (visit.sets.count, visit.sets.first)
        guard count > 1, let first, visit.sets.allSatisfy({ $0 == first }) else {
            return [did(count)] + visit.numberedSets.map { line(of: $0.number, $0.set) }
        }
        return first.steps.map { row(of: $0, in: first, count) } + [total(count)]
    }

    private static func row(of step: Step, in set: SaunaSet, _ count: Int) -> Phrase {
        let name = Phrase(
            pattern:
                "\(step.emoji.map { "\($0) " } ?? "")\(step.name.map { Phrase(verbatim: $0.text) } ?? title(of: step.phase))"
        )
        // Beside a missing phase, only the seconds of a cool bath with its own name say what it is.
        let isPlain = step.phase != .coolBath || step.name == nil || set.steps.count == Phase.allCases.count
        let minutes = isPlain && step.seconds.isMultiple(of: AmountUnit.minutes.seconds)
        let length = minutes ? AmountUnit.minutes.phrase(step.seconds / AmountUnit.minutes.seconds) : step.length
        return Phrase(
            "\(name): \(length) × \(count)", .ko("\(name): \(length) × \(count)"), .ja("\(name)：\(length) × \(count)"))
    }

    private static func total(_ count: Int) -> Phrase {
        let sets = VisitPhrases.sets(count)
        return Phrase("Total: \(sets)", .ko("합계: \(sets)"), .ja("合計：\(sets)"))
    }

    /// The words before the total number of sets in a post, in lowercase.
    package static let wordsForTotal = ["total", "합계", "총", "合計", "計"]

    /// Returns the line with the number of sets.
    package static func did(_ count: Int) -> Phrase {
        if count == 0 {
            return Phrase("I did no sets.", .ko("세트 없이 다녀왔습니다."), .ja("セットなしで過ごしました。"))
        }
        return Phrase(
            "I did \(count) \(count == 1 ? "set" : "sets").", .ko("\(count)세트 했습니다."), .ja("\(count)セット行いました。"))
    }

    private static func line(of number: SetNumber, _ set: SaunaSet) -> Phrase {
        let steps = set.phrase
        return Phrase("Set \(number): \(steps)", .ko("\(number)세트: \(steps)"), .ja("\(number)セット目: \(steps)"))
    }

    private static func line(of place: TemperaturePlace, _ temperature: Temperature) -> Phrase {
        let name =
            switch place {
            case .sauna: title(of: .sauna)
            case .coolBath: title(of: .coolBath)
            case .named: place.phrase
            }
        return Phrase(
            "\(name): \(temperature.phrase)", .ko("\(name): \(temperature.phrase)"),
            .ja("\(name)：\(temperature.phrase)"))
    }

    /// Returns the name of a phase at the beginning of a line.
    private static func title(of phase: Phase) -> Phrase {
        switch phase {
        case .sauna: Phrase("Sauna", .ko("사우나"), .ja("サウナ"))
        case .coolBath: Phrase("Cool bath", .ko("냉탕"), .ja("水風呂"))
        case .rest: Phrase("Rest", .ko("휴식"), .ja("休憩"))
        }
    }
}
