public import Basics
public import DreamsDomainInterface
public import MandalartDomainInterface
import ProgressDomainInterface

extension NamedChart {
    /// The JSON object of a chart, which is a line of an export.
    public static let record = Record<NamedChart>(
        "chart", ChartRecordPhrases.chart,
        [
            .member("archived", ExchangeRecordPhrases.archived) { $0.isArchived },
            .member("name", ExchangeRecordPhrases.exportedName) { $0.name?.text },
            .members(Chart.members) { $0.chart },
        ])
}

extension DocumentedChart {
    /// The JSON object of a chart with its log and its picks, which is a line of a complete export.
    public static let record = Record<DocumentedChart>(
        NamedChart.record.kind, ChartRecordPhrases.chart,
        [
            .member("number", ExchangeRecordPhrases.exportedNumber) { $0.number?.number },
            .members(NamedChart.record.members) { $0.named },
            .list("log", ExchangeRecordPhrases.log, of: Activity.entryMembers) { $0.log },
            // Omitted without picks, so that an older version can read the line.
            .members([.list("picks", ExchangeRecordPhrases.picks, of: DocumentedPick.members) { $0 }]) {
                $0.picks.isEmpty ? nil : $0.picks
            },
        ])
}

extension DocumentedPick {
    /// The JSON members of a pick.
    fileprivate static let members: [Member<DocumentedPick>] = [
        .member("subGoal", ExchangeRecordPhrases.subGoalOfPick) { $0.subGoal.number },
        .member("position", ExchangeRecordPhrases.positionOfPick) { $0.position.number },
        .member("day", ExchangeRecordPhrases.dayOfPick) { $0.day.description },
    ]
}

extension Wish {
    /// The JSON object of a wish with its tree, which is a line of a complete export.
    public static let record = Record<Numbered>("wish", ExchangeRecordPhrases.wish, members)
}

extension ChartArrival {
    /// The JSON members about the imported charts, in the reply to an import.
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

extension Additions {
    /// The JSON members for the numbers of imported log entries, picks and wishes, in the reply to an import.
    public static let imported: [Member<Additions>] = [
        .member("logEntries", ExchangeRecordPhrases.addedEntries) { $0.logEntries },
        .member("picks", ExchangeRecordPhrases.addedPicks) { $0.picks },
        .member("wishes", ExchangeRecordPhrases.importedWishes) { $0.newWishes + $0.changedWishes },
    ]
}
