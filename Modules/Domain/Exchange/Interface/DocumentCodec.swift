public import Basics
public import MandalartDomainInterface

/// Encodes charts as documents, and decodes documents. It opens no file and downloads nothing.
public protocol DocumentCodec: Sendable {
    /// Encodes charts as one document. JSON and CSV preserve every cell: decoding and encoding again yields the same
    /// bytes. HTML includes the pictures of the charts. The document is passed to `write` in pieces, in order: one for
    /// each chart, and possibly one before and one after the charts.
    ///
    /// - Throws: ``EmptyCalendar`` for a calendar of charts without a due day or a habit, and the error of `write`,
    ///   after which nothing more is written.
    func write(
        _ charts: [DrawnChart], as format: DocumentFormat, style: DocumentStyle, _ write: (String) throws -> Void
    ) throws

    /// Encodes the pictures of charts as one SVG document, which is passed to `write` in pieces. A chart without
    /// pictures is left out.
    ///
    /// - Throws: ``NothingToDraw`` if no chart has pictures, and the error of `write`, after which nothing more is
    ///   written.
    func writePictures(of charts: [DrawnChart], style: DocumentStyle, _ write: (String) throws -> Void) throws

    /// Returns the content of the file for a page of a site.
    ///
    /// - Parameters:
    ///   - page: the page.
    ///   - site: the data for all pages.
    ///   - pictures: the pictures of the page's chart.
    ///   - style: the style of all pages.
    /// - Returns: the text of the whole file.
    func text(of page: SitePage, in site: Site, pictures: ProgressPictures, style: DocumentStyle) -> String

    /// Encodes a complete export as one JSON document: a line for each chart, then a line for each wish. The document
    /// is passed to `write` line by line.
    ///
    /// - Throws: the error of `write`, after which nothing more is written.
    func write(_ contents: DocumentContents, _ write: (String) throws -> Void) throws

    /// Decodes a JSON or CSV document. After each line, `progress` gets the number of bytes read so far. If `progress`
    /// throws an error, decoding stops.
    ///
    /// - Throws: ``ImportError`` for the first invalid part, and the error of `progress`.
    func contents(of document: [UInt8], progress: (Int) throws -> Void) throws -> DocumentContents
}

extension DocumentCodec {
    /// Encodes charts without pictures as one document, which is passed to `write` in pieces.
    public func write(
        _ charts: [NamedChart], as format: DocumentFormat, style: DocumentStyle, _ write: (String) throws -> Void
    ) throws {
        try self.write(charts.map { DrawnChart($0) }, as: format, style: style, write)
    }

    /// Returns the document for a few charts as a single text; empty if it cannot be encoded.
    public func document(of charts: [NamedChart], as format: DocumentFormat, style: DocumentStyle) -> String {
        var document = ""
        // The closure throws no error; only the codec itself can fail.
        try? write(charts, as: format, style: style) { document += $0 }
        return document
    }
}

/// The style of documents that people read, such as SVG and HTML.
public struct DocumentStyle: Equatable, Sendable {
    /// The light or dark appearance, used in SVG and HTML.
    public let appearance: Appearance
    /// The language of the texts that the program adds, such as headings.
    public let language: Language

    /// Creates a style, by default with automatic appearance and in English.
    public init(appearance: Appearance = .auto, language: Language = .english) {
        (self.appearance, self.language) = (appearance, language)
    }
}

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
