public import Documents
import DreamsDomainInterface
public import Languages
import MandalartDomainInterface
import Records

/// The error for exporting the current chart in a place without a chart.
public struct NoChartHere: Explained {
    /// One line for a person: what is wrong and what to do.
    public let explanation = ExchangePhrases.noChartHere

    /// Creates the error.
    public init() {}
}

/// The error for a calendar of charts without due days and habits.
public struct EmptyCalendar: Explained, Equatable {
    /// One line for a person: what is wrong and what to do.
    public let explanation = ExchangePhrases.emptyCalendar

    /// Creates the error.
    public init() {}
}

/// The error for pictures of charts without any activity.
public struct NothingToDraw: Explained, Equatable {
    /// One line for a person: what is wrong and what to do.
    public let explanation = ExchangePhrases.nothingToDraw

    /// Creates the error.
    public init() {}
}

extension DocumentOffer {
    /// The export and import options for charts.
    public static let charts = DocumentOffer(
        formats: DocumentFormat.allCases.map(\.rawValue), themes: [Appearance.light, .dark].map(\.rawValue),
        themedFormats: [DocumentFormat.svg, .html].map(\.rawValue), completeFormats: [DocumentFormat.json.rawValue],
        siteFormat: DocumentFormat.html.rawValue, item: "chart", export: ExchangePhrases.export,
        importing: ExchangePhrases.importing,
        importDetails: ExchangePhrases.importDetails,
        records: [NamedChart.record.guide, DocumentedChart.record.guide, Wish.record.guide],
        imported: ChartArrival.imported.fields() + Additions.imported.fields())
}
