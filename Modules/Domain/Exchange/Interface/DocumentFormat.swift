/// The file format of a document.
public enum DocumentFormat: String, CaseIterable, Sendable {
    /// An SVG picture of the 9×9 cells, or of a chart's progress.
    case svg
    /// An HTML page for reading in a browser and for printing.
    case html
    /// Markdown text with headings and lists.
    case markdown
    /// CSV with a row for each filled cell, for spreadsheets. Can be imported.
    case csv
    /// JSON with one object for each chart on a line of its own. Can be imported. A complete export in this format also
    /// includes archived charts, logs, picks and wishes.
    case json
    /// The due days and habits in the iCalendar format (RFC 5545), for calendar apps.
    case ics
}

/// The light or dark appearance of a document.
public enum Appearance: String, CaseIterable, Sendable {
    /// Dark if the system of the person who views the document is dark, otherwise light.
    case auto
    /// Dark text on a light background.
    case light
    /// Light text on a dark background.
    case dark
}
