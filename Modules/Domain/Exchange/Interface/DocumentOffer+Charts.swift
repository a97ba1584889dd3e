public import Basics
import DreamsDomainInterface
import MandalartDomainInterface

/// The error for an export of the current chart from a place that belongs to no chart.
public struct NoChartHere: Explained {
    /// One line for a person: what is wrong and what to do.
    public let explanation = ExchangePhrases.noChartHere

    /// Creates the error.
    public init() {}
}

/// The error for exporting a calendar of charts that have no due day and no habit.
public struct EmptyCalendar: Explained, Equatable {
    /// One line for a person: what is wrong and what to do.
    public let explanation = ExchangePhrases.emptyCalendar

    /// Creates the error.
    public init() {}
}

/// The error for exporting pictures when no chart has data for them, such as edits in the chosen year.
public struct NothingToDraw: Explained, Equatable {
    /// One line for a person: what is wrong and what to do.
    public let explanation = ExchangePhrases.nothingToDraw

    /// Creates the error.
    public init() {}
}

extension DocumentOffer {
    /// The formats and options for exporting and importing charts.
    public static let charts = DocumentOffer(
        formats: DocumentFormat.allCases.map(\.rawValue), themes: [Appearance.light, .dark].map(\.rawValue),
        themedFormats: [DocumentFormat.svg, .html].map(\.rawValue), completeFormats: [DocumentFormat.json.rawValue],
        siteFormat: DocumentFormat.html.rawValue, item: "chart", export: ExchangePhrases.export,
        importing: ExchangePhrases.importing,
        importDetails: ExchangePhrases.importDetails,
        records: [NamedChart.record.guide, DocumentedChart.record.guide, Wish.record.guide],
        imported: ChartArrival.imported.fields() + Additions.imported.fields())
}
