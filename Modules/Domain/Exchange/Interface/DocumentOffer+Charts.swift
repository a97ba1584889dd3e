public import Documents
import DreamsDomainInterface
public import Languages
import MandalartDomainInterface
import Records

/// A chart is to be exported in a place that is in none.
public struct NoChartHere: Explained {
    /// One line for a person, with what to do.
    public let explanation = ExchangePhrases.noChartHere

    /// The error, which has nothing to tell but the explanation.
    public init() {}
}

/// A calendar is to be written of charts in which nothing is due and nothing is a habit.
public struct EmptyCalendar: Explained, Equatable {
    /// One line for a person, with what to do.
    public let explanation = ExchangePhrases.emptyCalendar

    /// The error, which has nothing to tell but the explanation.
    public init() {}
}

/// Pictures are to be drawn of charts in which nothing was done.
public struct NothingToDraw: Explained, Equatable {
    /// One line for a person, with what to do.
    public let explanation = ExchangePhrases.nothingToDraw

    /// The error, which has nothing to tell but the explanation.
    public init() {}
}

extension DocumentOffer {
    /// Charts, one or many, in all their formats.
    public static let charts = DocumentOffer(
        formats: DocumentFormat.allCases.map(\.rawValue), themes: [Appearance.light, .dark].map(\.rawValue),
        themedFormats: [DocumentFormat.svg, .html].map(\.rawValue), completeFormats: [DocumentFormat.json.rawValue],
        siteFormat: DocumentFormat.html.rawValue, item: "chart", export: ExchangePhrases.export,
        importing: ExchangePhrases.importing,
        importDetails: ExchangePhrases.importDetails,
        records: [NamedChart.record.guide, DocumentedChart.record.guide, Wish.record.guide],
        imported: ChartArrival.imported.fields() + Additions.imported.fields())
}
