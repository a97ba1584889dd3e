/// A format in which charts can be written.
public enum DocumentFormat: String, CaseIterable, Sendable {
    /// The 9×9 chart as a picture.
    case svg
    /// A page for a browser, readable and printable.
    case html
    /// Text with headings and lists, for people.
    case markdown
    /// A row for each filled cell, for spreadsheets. Can be read again.
    case csv
    /// An object a line for each chart, with all its cells. Can be read again. The complete form has archived charts, logs
    /// and wishes too: ``DocumentContents``.
    case json
    /// The due days and habits as an iCalendar (RFC 5545), for calendars.
    case ics
}

/// How a document looks.
public enum Appearance: String, CaseIterable, Sendable {
    /// Dark where its reader asks for that, else light.
    case auto
    /// Dark letters on light paper.
    case light
    /// Light letters on dark paper.
    case dark
}
