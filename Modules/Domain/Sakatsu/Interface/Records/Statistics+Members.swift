public import Basics

extension PhaseSeconds {
    /// The JSON members for the total seconds of each phase.
    public static let members: [Member<PhaseSeconds>] = [
        .member("saunaSeconds", VisitRecordPhrases.seconds) { $0[.sauna] },
        .member("coolBathSeconds", VisitRecordPhrases.seconds) { $0[.coolBath] },
        .member("restSeconds", VisitRecordPhrases.seconds) { $0[.rest] },
    ]
}

extension VisitStatistics.Span {
    /// The JSON members for the figures of a month or a year.
    public static let members: [Member<VisitStatistics.Span>] = [
        .member("first", VisitRecordPhrases.firstDay) { $0.first.description },
        .member("visits", VisitRecordPhrases.visitCount) { $0.visits },
        .members(PhaseSeconds.members) { $0.seconds },
    ]
}

extension VisitStatistics {
    /// The JSON members for the statistics of a period.
    public static let members: [Member<VisitStatistics>] = [
        .member("from", VisitRecordPhrases.from) { $0.period.days?.lowerBound.description },
        .member("to", VisitRecordPhrases.to) { $0.period.days?.upperBound.description },
        .member("visits", VisitRecordPhrases.visitCount) { $0.visits },
        .member("sets", VisitRecordPhrases.setCount) { $0.sets },
        .members(PhaseSeconds.members) { $0.seconds },
        .list("months", of: Span.members) { $0.months },
        .list("years", of: Span.members) { $0.years },
        .list(
            "facilities",
            of: [
                .member("facility", VisitRecordPhrases.facility) { $0.facility.text },
                .member("visits", VisitRecordPhrases.visitCount) { $0.visits },
                .member("last", VisitRecordPhrases.lastDay) { $0.last.description },
            ]
        ) { $0.favourites },
    ]

    /// The JSON record of the statistics of a period.
    public static let record = Record<VisitStatistics>("statistics", VisitRecordPhrases.statistics, members)
}
