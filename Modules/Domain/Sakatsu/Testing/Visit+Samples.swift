import Basics
package import SakatsuDomainInterface

// rib: verbatim file: what a person might have typed

extension Visit {
    /// Three sample visits, the second of which is the newest: one with all parts, one with only a set, and one without
    /// sets.
    package static var samples: [Visit] {
        get throws { [try shikiji, try lake, try hotel] }
    }

    /// A sample visit with all parts.
    package static var shikiji: Visit {
        get throws {
            var temperatures = Temperatures(sauna: try Temperature("110"), coolBath: try Temperature("16.5"))
            try temperatures.set(.named(try StepName("薬草サウナ")), to: try Temperature("60"))
            let first = try SaunaSet([
                Step(.sauna, 10, name: StepName("löyly"), emoji: Emoji("🧖")), Step(.coolBath, 60, emoji: Emoji("💧")),
                Step(.rest, 10, name: StepName("외기욕")),
            ])
            return try Visit(
                Facility("サウナしきじ"), on: Day("2026-11-01"), foreword: Remark("朝から行きました。\n二回目。"),
                temperatures: temperatures, sets: [first, SaunaSet("12/90/10"), SaunaSet("8/-/5")],
                afterword: Remark("See you again!"))
        }
    }

    /// A sample visit with only one set.
    package static var lake: Visit {
        get throws { try Visit(Facility("Lake house"), on: Day("2026-11-20"), sets: [SaunaSet("15/30/20")]) }
    }

    /// A sample visit without sets.
    package static var hotel: Visit {
        get throws {
            try Visit(Facility("호텔 사우나"), on: Day("2025-12-31"), temperatures: Temperatures(sauna: Temperature("85")))
        }
    }
}

extension VisitDefaults {
    /// Sample defaults, which all differ from the initial ones.
    package static var sample: VisitDefaults {
        get throws {
            var defaults = VisitDefaults()
            try defaults.apply([
                .facility(Facility("Home")), .count(SetCount(2)), .step(.length(Step(.sauna, 12))),
                .step(.name(.sauna, StepName("löyly"))), .step(.emoji(.rest, Emoji("🪑"))), .step(.remove(.coolBath)),
                .temperature(.sauna, Temperature("92")), .temperature(.named(StepName("steam")), Temperature("45.5")),
            ])
            return defaults
        }
    }
}
