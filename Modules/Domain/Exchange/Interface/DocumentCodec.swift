public import Languages
public import MandalartDomainInterface

/// Writes charts as documents, and reads the charts of documents. It opens no file and fetches nothing.
public protocol DocumentCodec: Sendable {
    /// Writes charts as one document. JSON and CSV lose no cell: what is read of them and written again has the same
    /// bytes. A page has the pictures of the charts. `write` takes the document piece by piece, in order: one for each
    /// chart, perhaps one before and one after.
    ///
    /// - Throws: ``EmptyCalendar`` for a calendar of charts without a due day and a habit; what `write` throws; nothing more is written then.
    func write(
        _ charts: [DrawnChart], as format: DocumentFormat, style: DocumentStyle, _ write: (String) throws -> Void
    ) throws

    /// Writes the pictures of charts as one SVG, as ``write(_:as:style:_:)`` does. A chart without pictures is left out.
    ///
    /// - Throws: ``NothingToDraw`` if no chart has pictures; what `write` throws; nothing more is written then.
    func writePictures(of charts: [DrawnChart], style: DocumentStyle, _ write: (String) throws -> Void) throws

    /// The text of a page of a site.
    ///
    /// - Parameters:
    ///   - page: the page.
    ///   - site: the content of all pages.
    ///   - pictures: of the chart of the page.
    ///   - style: how all pages look.
    /// - Returns: the whole file.
    func text(of page: SitePage, in site: Site, pictures: ProgressPictures, style: DocumentStyle) -> String

    /// Writes all that a complete export has as one document of JSON: a line for each chart, then one for each wish.
    /// `write` takes it line by line.
    ///
    /// - Throws: what `write` throws; nothing more is written then.
    func write(_ contents: DocumentContents, _ write: (String) throws -> Void) throws

    /// Reads a whole document, JSON or CSV. `progress` is called after each line with the number of bytes read so far;
    /// what it throws ends the reading.
    ///
    /// - Throws: ``ImportError`` for the first thing that is not understood, and what `progress` throws.
    func contents(of document: [UInt8], progress: (Int) throws -> Void) throws -> DocumentContents
}

extension DocumentCodec {
    /// Writes charts without pictures as one document.
    ///
    /// - Throws: as the function for charts with pictures.
    public func write(
        _ charts: [NamedChart], as format: DocumentFormat, style: DocumentStyle, _ write: (String) throws -> Void
    ) throws {
        try self.write(charts.map { DrawnChart($0) }, as: format, style: style, write)
    }

    /// The whole document in memory, for a short one.
    public func document(of charts: [NamedChart], as format: DocumentFormat, style: DocumentStyle) -> String {
        var document = ""
        // The closure throws nothing, so that nothing is thrown.
        try? write(charts, as: format, style: style) { document += $0 }
        return document
    }

    /// The whole complete document in memory, for a short one.
    public func document(of contents: DocumentContents) -> String {
        var document = ""
        try? write(contents) { document += $0 }
        return document
    }
}

/// The style of documents for people.
public struct DocumentStyle: Equatable, Sendable {
    /// Light or dark; of SVG and HTML.
    public let appearance: Appearance
    /// The language of the words around a person's own.
    public let language: Language

    /// A style; by default one of automatic appearance, in English.
    public init(appearance: Appearance = .auto, language: Language = .english) {
        (self.appearance, self.language) = (appearance, language)
    }
}
