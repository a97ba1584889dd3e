public import Languages
public import MandalartDomainInterface

/// Encodes charts as documents, and decodes them. It opens no file and downloads nothing.
public protocol DocumentCodec: Sendable {
    /// Encodes charts as one document. JSON and CSV preserve every cell: decoding and encoding again yields the same
    /// bytes. A page includes the pictures of the charts. `write` gets the document in pieces, in order: one for each
    /// chart, and possibly one before and one after.
    ///
    /// - Throws: ``EmptyCalendar`` for a calendar of charts without a due day or a habit, and the error of `write`,
    ///   after which nothing more is written.
    func write(
        _ charts: [DrawnChart], as format: DocumentFormat, style: DocumentStyle, _ write: (String) throws -> Void
    ) throws

    /// Encodes the pictures of charts as one SVG, as ``write(_:as:style:_:)`` does. A chart without pictures is left
    /// out.
    ///
    /// - Throws: ``NothingToDraw`` if no chart has pictures, and the error of `write`, after which nothing more is
    ///   written.
    func writePictures(of charts: [DrawnChart], style: DocumentStyle, _ write: (String) throws -> Void) throws

    /// Returns the file for a page of a site.
    ///
    /// - Parameters:
    ///   - page: the page.
    ///   - site: the content of all pages.
    ///   - pictures: the pictures of the page's chart.
    ///   - style: the style of all pages.
    /// - Returns: the whole file.
    func text(of page: SitePage, in site: Site, pictures: ProgressPictures, style: DocumentStyle) -> String

    /// Encodes a complete export as one JSON document: a line for each chart, then one for each wish. `write` gets it
    /// line by line.
    ///
    /// - Throws: the error of `write`, after which nothing more is written.
    func write(_ contents: DocumentContents, _ write: (String) throws -> Void) throws

    /// Decodes a JSON or CSV document. `progress` is called after each line with the number of bytes read so far; an
    /// error that it throws stops the decoding.
    ///
    /// - Throws: ``ImportError`` for the first invalid part, and the error of `progress`.
    func contents(of document: [UInt8], progress: (Int) throws -> Void) throws -> DocumentContents
}

extension DocumentCodec {
    /// Encodes charts without pictures as one document.
    ///
    /// - Throws: as the function for charts with pictures.
    public func write(
        _ charts: [NamedChart], as format: DocumentFormat, style: DocumentStyle, _ write: (String) throws -> Void
    ) throws {
        try self.write(charts.map { DrawnChart($0) }, as: format, style: style, write)
    }

    /// Returns a short document as a whole.
    public func document(of charts: [NamedChart], as format: DocumentFormat, style: DocumentStyle) -> String {
        var document = ""
        // The closure throws nothing, so that nothing is thrown.
        try? write(charts, as: format, style: style) { document += $0 }
        return document
    }

    /// Returns a short complete document as a whole.
    public func document(of contents: DocumentContents) -> String {
        var document = ""
        try? write(contents) { document += $0 }
        return document
    }
}

/// The style of documents for people.
public struct DocumentStyle: Equatable, Sendable {
    /// The light or dark appearance; for SVG and HTML.
    public let appearance: Appearance
    /// The language of the fixed texts.
    public let language: Language

    /// A style; by default of automatic appearance, in English.
    public init(appearance: Appearance = .auto, language: Language = .english) {
        (self.appearance, self.language) = (appearance, language)
    }
}
