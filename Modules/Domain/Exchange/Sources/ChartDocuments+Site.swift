package import Basics
import ExchangeDomainInterface
import MandalartDomainInterface

// The export of a site: a page for each chart, a list of all charts, and a page of wishes.
extension ChartDocuments {
    package func site(theme: String?, in language: Language) async throws -> DocumentSite? {
        let contents = try await past.seen(repository.contents(of: nil).withoutUnused)
        let site = Site(on: past.today, contents, picked: try await past.picked())
        let style = DocumentStyle(appearance: theme.flatMap(Appearance.init) ?? .auto, language: language)
        let pages = Dictionary(site.pages.map { ($0.file, $0) }) { first, _ in first }
        return DocumentSite(files: site.pages.map(\.file)) { [codec, past] file in
            try Task.checkCancellation()
            guard let page = pages[file] else { return "" }
            var pictures = ProgressPictures.none
            if case .chart(let number) = page, let chart = site.chart(number) {
                pictures = try await past.drawn(chart, showing: .progress).pictures
            }
            return await Self.text(of: page, in: site, pictures, style, by: codec)
        }
    }

    /// Returns the text of a page. Runs off the main actor.
    @concurrent private static func text(
        of page: SitePage, in site: Site, _ pictures: ProgressPictures, _ style: DocumentStyle,
        by codec: any DocumentCodec
    ) async -> String {
        codec.text(of: page, in: site, pictures: pictures, style: style)
    }
}
