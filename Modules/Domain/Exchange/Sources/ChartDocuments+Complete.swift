package import Basics
import DreamsDomainInterface
import ExchangeDomainInterface
import MandalartDomainInterface

// The parts of a complete document besides charts: the charts' logs and picks, and wishes.
extension ChartDocuments {
    /// Returns the effect that an import would have on logs, picks and wishes.
    func additions(
        of contents: DocumentContents, _ arrivals: [ChartArrival], at target: DocumentTarget
    ) async throws -> Additions {
        if contents.isChartsAlone, contents.charts.allSatisfy({ $0.ratedHabits == 0 }) { return Additions() }
        let there = try await repository.contents(of: nil)
        return try there.additions(of: contents, arrivals, asNew: target == .asNew)
    }

    package func omissions(of selection: DocumentSelection, as format: String) async throws -> Phrase? {
        guard let format = DocumentFormat(rawValue: format), format == .json || format == .csv else { return nil }
        if selection == .complete { return nil }
        // If one chart is exported, only that chart is read.
        let contents =
            switch selection {
            case .current: try await repository.outline(of: chart)
            case .named(let word): try await repository.outline(of: transfer.entry(for: word).id)
            case .all, .complete: try await repository.outline(of: nil)
            }
        var parts: [Phrase] = []
        if contents.charts.contains(where: { !(selection == .all && $0.named.isArchived) && !$0.log.isEmpty }) {
            parts.append(CompleteDocumentPhrases.log)
        }
        if contents.charts.contains(where: { !(selection == .all && $0.named.isArchived) && !$0.picks.isEmpty }) {
            parts.append(CompleteDocumentPhrases.picks)
        }
        if !contents.dreams.wishes.isEmpty { parts.append(CompleteDocumentPhrases.wishes) }
        if selection == .all, contents.charts.contains(where: \.named.isArchived) {
            parts.append(CompleteDocumentPhrases.archivedCharts)
        }
        guard let first = parts.first else { return nil }
        return CompleteDocumentPhrases.omissions(parts.dropFirst().reduce(first, CompleteDocumentPhrases.list))
    }
}

extension DocumentContents {
    /// The contents without charts that have no name, no filled cells and no log entries, such as a first chart that
    /// was never used. The contents are unchanged if they have only one chart and no wishes.
    var withoutUnused: DocumentContents {
        guard charts.count > 1 || !dreams.wishes.isEmpty else { return self }
        let used = charts.filter { $0.named.name != nil || $0.named.chart != Chart() || !$0.log.isEmpty }
        return DocumentContents(charts: used, dreams: dreams)
    }
}

extension Additions {
    /// One line each for added log entries, added picks, habits without their log, added wishes and changed wishes, if
    /// there are any.
    var preview: [Phrase] {
        var lines: [Phrase] = []
        if logEntries > 0 { lines.append(CompleteDocumentPhrases.added(entries: logEntries)) }
        if picks > 0 { lines.append(CompleteDocumentPhrases.added(picks: picks)) }
        if unloggedHabits > 0 { lines.append(CompleteDocumentPhrases.unlogged(habits: unloggedHabits)) }
        if newWishes > 0 { lines.append(CompleteDocumentPhrases.added(wishes: newWishes)) }
        if changedWishes > 0 { lines.append(CompleteDocumentPhrases.changed(wishes: changedWishes)) }
        return lines
    }
}

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

/// The messages about the logs, the picks and the wishes of an imported document.
enum CompleteDocumentPhrases {
    // MARK: - Preview of an import

    static func added(entries count: Int) -> Phrase {
        Phrase(
            "\(count) \(count == 1 ? "entry" : "entries") of the log \(count == 1 ? "is" : "are") added.",
            .ko("기록 \(count)건이 추가됩니다."), .ja("記録\(count)件が追加されます。"))
    }

    static func added(picks count: Int) -> Phrase {
        Phrase(
            "\(count) \(count == 1 ? "item is" : "items are") picked for the week.",
            .ko("실천 항목 \(count)개가 이번 주 항목으로 표시됩니다."), .ja("アクション\(counting: count)が今週の項目になります。"))
    }

    static func unlogged(habits count: Int) -> Phrase {
        Phrase(
            """
            \(count) \(count == 1 ? "habit begins" : "habits begin") at 0%: rates of habits come from the log, which is not \
            in this document.
            """,
            .ko("습관 \(count)개의 달성률은 0%부터 시작합니다. 습관의 달성률은 기록으로 계산하는데, 이 문서에는 기록이 없습니다."),
            .ja("習慣\(counting: count)の達成率は0%から始まります。習慣の達成率は記録から計算しますが、この文書に記録はありません。"))
    }

    static func added(wishes count: Int) -> Phrase {
        Phrase(
            "\(count) \(count == 1 ? "wish is" : "wishes are") added.", .ko("소원 \(count)개가 추가됩니다."),
            .ja("願い\(counting: count)が追加されます。"))
    }

    static func changed(wishes count: Int) -> Phrase {
        Phrase(
            "Of the wishes that are there, \(count) \(count == 1 ? "changes" : "change").",
            .ko("기존 소원 중 \(count)개가 바뀝니다."), .ja("既存の願いのうち\(counting: count)が変わります。"))
    }

    static let question = Phrase("Import the wishes?", .ko("소원을 가져오시겠습니까?"), .ja("願いを取り込みますか？"))

    static let imported = Phrase("The wishes are imported.", .ko("소원을 가져왔습니다."), .ja("願いを取り込みました。"))

    // MARK: - Omissions of an export

    static let log = Phrase("the log", .ko("기록"), .ja("記録"))
    static let picks = Phrase("the picks", .ko("이번 주 항목"), .ja("今週の項目"))
    static let wishes = Phrase("the wishes", .ko("소원"), .ja("願い"))
    static let archivedCharts = Phrase("archived charts", .ko("아카이브한 만다라트"), .ja("アーカイブしたマンダラート"))

    static func list(_ first: Phrase, _ next: Phrase) -> Phrase {
        Phrase("\(first), \(next)", .ko("\(first), \(next)"), .ja("\(first)、\(next)"))
    }

    static func omissions(_ list: Phrase) -> Phrase {
        Phrase(
            "Not in it: \(list). To export all: export json --all --complete",
            .ko("포함되지 않은 것: \(list). 모두 내보내려면: export json --all --complete"),
            .ja("含まれないもの: \(list)。すべて書き出すには: export json --all --complete"))
    }
}
