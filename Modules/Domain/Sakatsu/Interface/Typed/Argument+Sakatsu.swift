public import Basics

// The arguments of commands about visits.

extension Argument where Value == VisitNumber {
    /// The argument for the number of a visit.
    public static var visit: Argument {
        Argument(VisitPhrases.number, example: Phrase(verbatim: "1"), VisitNumber.init)
    }
}

extension Argument where Value == SetNumber {
    /// The argument for the number of a set.
    public static var set: Argument {
        Argument(VisitPhrases.set, candidates: SetNumber.all.map(\.description), SetNumber.init)
    }
}

extension Argument where Value == SaunaSet {
    /// The argument for a whole set.
    public static var saunaSet: Argument {
        Argument(VisitPhrases.set, example: Phrase(verbatim: "10/60/10"), SaunaSet.init)
    }
}

extension Argument where Value == SetCount {
    /// The argument for the number of sets of a new visit.
    public static var setCount: Argument {
        Argument(VisitPhrases.count, example: Phrase(verbatim: "3"), SetCount.init)
    }
}

extension Argument where Value == Phase {
    /// The argument for a phase of a set.
    public static var phase: Argument {
        Argument(VisitPhrases.phase, candidates: ["sauna", "bath", "rest"], mostWords: 2, Phase.init)
    }
}

extension Argument where Value == Facility {
    /// The argument for the facility of a visit.
    public static var facility: Argument { Argument(VisitPhrases.facility, Facility.init) }
}

extension Argument where Value == StepName {
    /// The argument for the name of a step or a temperature.
    public static var stepName: Argument { Argument(VisitPhrases.name, StepName.init) }
}

extension Argument where Value == Emoji {
    /// The argument for the emoji of a step.
    public static var emoji: Argument {
        Argument(VisitPhrases.emoji, example: Phrase(verbatim: "🧖"), Emoji.init)
    }
}

extension Argument where Value == Temperature {
    /// The argument for a temperature.
    public static var temperature: Argument {
        Argument(VisitPhrases.temperature, example: Phrase(verbatim: "92"), Temperature.init)
    }
}

extension Argument where Value == [PlacedTemperature] {
    /// The argument for temperatures with their places: `sauna 92`, `cool bath 16.5`, `sauna 92 bath 16`.
    public static var placedTemperatures: Argument {
        Argument(
            VisitPhrases.temperature, candidates: ["sauna", "bath"],
            example: Phrase("sauna 92", .ko("사우나 92"), .ja("サウナ 92")),
            mostWords: 6, PlacedTemperature.all)
    }
}

extension Argument where Value == Remark {
    /// The argument for a foreword.
    public static var foreword: Argument { Argument(VisitPhrases.foreword, Remark.init) }

    /// The argument for an afterword.
    public static var afterword: Argument { Argument(VisitPhrases.afterword, Remark.init) }
}

extension Argument where Value == TypedPeriod {
    /// The argument for the period of statistics.
    public static var period: Argument {
        Argument(
            VisitPhrases.period, candidates: ["all"], example: Phrase(verbatim: "2026"), mostWords: 2, TypedPeriod.init)
    }
}

extension Argument where Value == VisitDraft {
    /// The argument for a whole visit in one line.
    public static var visitLine: Argument {
        Argument(
            VisitPhrases.line,
            example: Phrase(
                "Spa 10/60/10 x3 sauna 92", .ko("스파렉스 10/60/10 x3 사우나 92"), .ja("サウナしきじ 10/60/10 x3 サウナ 92")),
            mostWords: 60, VisitDraft.init)
    }
}
