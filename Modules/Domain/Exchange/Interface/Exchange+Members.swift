public import MandalartDomainInterface
public import Records

extension NamedChart {
    /// A line of an export as JSON: the chart as it is shown to other programs, with its name.
    public static let record = Record<NamedChart>(
        "chart", ChartRecordPhrases.chart,
        [
            .member("name", ExchangeRecordPhrases.exportedName) { $0.name?.text },
            .members(Chart.members) { $0.chart },
        ])
}

extension ChartArrival {
    /// What an import tells of its charts.
    public static let imported: [Member<[ChartArrival]>] = [
        .list(
            "charts", ExchangeRecordPhrases.arrivals,
            of: [
                .member("name", ExchangeRecordPhrases.arrivalName) { $0.name?.text },
                .member("replaced", ExchangeRecordPhrases.arrivalPlace) { $0.replaced?.number },
                .member("filledCells", ExchangeRecordPhrases.arrivalCells) { $0.filledCells },
                .member("changedCells", ExchangeRecordPhrases.arrivalChanges) { $0.changedCells },
                .member("emptiedCells", ExchangeRecordPhrases.arrivalEmptied) { $0.emptiedCells },
            ]
        ) { $0 }
    ]
}
