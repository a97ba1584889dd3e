/// The format of a document.
public enum DocumentFormat: String, CaseIterable, Sendable {
    /// The 9×9 chart as a picture.
    case svg
    /// A page for a browser, readable and printable.
    case html
    /// Text with headings and lists, for people.
    case markdown
    /// A row for each filled cell, for spreadsheets. Can be imported.
    case csv
    /// An object a line for each chart, with all its cells. Can be imported. The complete form includes archived
    /// charts, logs and wishes: ``DocumentContents``.
    case json
    /// The due days and habits as an iCalendar (RFC 5545), for calendars.
    case ics
}

/// The appearance of a document.
public enum Appearance: String, CaseIterable, Sendable {
    /// Dark if the reader's system is, otherwise light.
    case auto
    /// Dark text on a light background.
    case light
    /// Light text on a dark background.
    case dark
}
