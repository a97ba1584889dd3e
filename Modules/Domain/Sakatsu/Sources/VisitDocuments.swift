package import Basics
package import SakatsuDomainInterface

/// Provides the exports and imports of visits, using a repository and a codec.
package struct StoredVisitDocumentsUseCase: VisitDocumentsUseCase {
    private let repository: any VisitTransferRepository
    private let codec: any VisitCodec

    package init(repository: any VisitTransferRepository, codec: any VisitCodec) {
        (self.repository, self.codec) = (repository, codec)
    }

    package func documents(of visit: VisitNumber?) -> any DocumentPort {
        VisitDocuments(repository: repository, codec: codec, visit: visit)
    }
}

/// Exports and imports visits as documents. A repository stores the visits, and a codec encodes and decodes the
/// documents.
struct VisitDocuments: DocumentPort {
    let repository: any VisitTransferRepository
    let codec: any VisitCodec
    let visit: VisitNumber?

    func export(
        _ selection: DocumentSelection, as format: String, theme: String?, in language: Language, _ progress: Progress
    ) async throws -> [String] {
        guard let format = VisitFormat(rawValue: format) else { return [] }
        let visits = try await visits(selection, as: format)
        return try await Self.pieces(of: visits, as: format, in: language, by: codec, progress)
    }

    func names() async throws -> [String] {
        try await repository.visits(of: nil).map { $0.number.description }
    }

    private func visits(_ selection: DocumentSelection, as format: VisitFormat) async throws -> [NumberedVisit] {
        switch selection {
        case .all, .complete: return try await repository.visits(of: nil)
        case .named(let word): return try await repository.visits(of: VisitNumber(word))
        case .current:
            guard let visit else { throw NoVisitHere(format.rawValue) }
            return try await repository.visits(of: visit)
        }
    }

    func prepareImport(
        of document: [UInt8], to target: DocumentTarget, columns: String?, _ progress: Progress
    ) async throws -> PreparedImport {
        let visits = try await Self.visits(of: document, columns, by: codec, progress)
        let arrivals = try await arrivals(of: visits.map(\.visit), at: target)
        let readings = codec.readings(of: document, columns: columns)
        return PreparedImport(
            preview: readings + arrivals.preview, columns: readings.isEmpty ? nil : ImportPhrases.columns,
            question: arrivals.question, details: VisitArrival.imported.json(of: arrivals)
        ) { [repository] progress in
            let arriving = arrivals.filter { $0.replaced == nil || $0.changes }
            progress.begin(total: arriving.count)
            try await repository.keep(arriving.map { DocumentedVisit($0.replaced, $0.visit) }) { progress.report($0) }
            return ImportPhrases.imported(arriving.count)
        }
    }

    private func arrivals(of visits: [Visit], at target: DocumentTarget) async throws -> [VisitArrival] {
        switch target {
        case .asNew: return visits.map { VisitArrival($0, replaced: nil, changes: true) }
        case .into(let word):
            guard visits.count < 2 else { throw SakatsuError.severalVisits(visits.count) }
            guard let visit = visits.first else { throw SakatsuError.noVisitToPlace }
            let there = try await repository.visits(of: VisitNumber(word))
            return there.map { VisitArrival(visit, replaced: $0.number, changes: !visit.hasSameBytes(as: $0.visit)) }
        case .matching: return VisitArrival.matching(visits, among: try await repository.visits(of: nil))
        }
    }
}

// The slow part of the work, off the main actor.
extension VisitDocuments {
    @concurrent private static func pieces(
        of visits: [NumberedVisit], as format: VisitFormat, in language: Language, by codec: any VisitCodec,
        _ progress: Progress
    ) async throws -> [String] {
        progress.begin(total: visits.count)
        var pieces: [String] = []
        try codec.write(visits, as: format, in: language) { piece in
            try Task.checkCancellation()
            pieces.append(piece)
            progress.report(pieces.count)
        }
        return pieces
    }

    @concurrent private static func visits(
        of document: [UInt8], _ columns: String?, by codec: any VisitCodec, _ progress: Progress
    ) async throws -> [DocumentedVisit] {
        progress.begin(total: document.count)
        return try codec.visits(of: document, columns: columns) { count in
            try Task.checkCancellation()
            progress.report(count)
        }
    }
}

extension VisitArrival {
    /// Returns the effects of importing visits, each of which replaces an existing visit of the same facility and day,
    /// if any. Identical visits are matched first, then the others in the order of the existing visits' numbers. An
    /// existing visit is replaced at most once.
    static func matching(_ visits: [Visit], among there: [NumberedVisit]) -> [VisitArrival] {
        var left = Dictionary(grouping: there) { Occasion($0.visit) }
        func take(_ visit: Visit, _ isWanted: (Visit) -> Bool) -> NumberedVisit? {
            guard let index = left[Occasion(visit)]?.firstIndex(where: { isWanted($0.visit) }) else { return nil }
            return left[Occasion(visit)]?.remove(at: index)
        }
        let unchanged = visits.map { visit in take(visit) { $0.hasSameBytes(as: visit) } }
        return zip(visits, unchanged).map { visit, same in
            if let same { return VisitArrival(visit, replaced: same.number, changes: false) }
            let replaced = take(visit) { _ in true }
            return VisitArrival(visit, replaced: replaced?.number, changes: true)
        }
    }

    /// A facility and a day.
    private struct Occasion: Hashable {
        let facility: Facility
        let day: Day

        init(_ visit: Visit) {
            (facility, day) = (visit.facility, visit.day)
        }
    }
}

// The effects of an import, shown before a person confirms it.
extension [VisitArrival] {
    /// A line for each of the first 20 visits, and a line with the number of the remaining ones, if any.
    fileprivate var preview: [Phrase] {
        let shown = 20
        let more = count > shown ? [ImportPhrases.andMore(count - shown)] : []
        return prefix(shown).map { ImportPhrases.arrival($0) } + more
    }

    fileprivate var question: Phrase {
        let new = count { $0.replaced == nil }
        let changed = count { $0.replaced != nil && $0.changes }
        return ImportPhrases.question(new: new, replaced: changed, same: count - new - changed)
    }
}

/// The messages for an import of visits.
enum ImportPhrases {
    /// Returns a line about the effect of importing one visit.
    static func arrival(_ arrival: VisitArrival) -> Phrase {
        let visit = Phrase(pattern: "\(quoted: arrival.visit.facility.line) \(arrival.visit.day.phrase)")
        guard let replaced = arrival.replaced else {
            return Phrase("\(visit): new", .ko("\(visit): 새 방문"), .ja("\(visit): 新しいサ活"))
        }
        guard arrival.changes else {
            return Phrase(
                "\(visit): the same as visit \(replaced)", .ko("\(visit): \(replaced)번 방문과 같음"),
                .ja("\(visit): サ活 \(replaced) と同じ"))
        }
        return Phrase(
            "\(visit): replaces visit \(replaced)", .ko("\(visit): \(replaced)번 방문을 대체함"),
            .ja("\(visit): サ活 \(replaced) を置き換える"))
    }

    static func andMore(_ count: Int) -> Phrase {
        Phrase("… and \(count) more", .ko("… 외 \(count)건"), .ja("… ほか\(count)件"))
    }

    static let columns = Phrase(
        "To read the columns otherwise, answer as in: facility=1 sauna (seconds)=5. A field without a column is left out: afterword=",
        .ko("열을 다르게 읽으려면 이렇게 답하세요: 시설=1 사우나(초)=5. 열을 비운 항목은 가져오지 않습니다: 감상="),
        .ja("列の読み方を変えるには、次のように答えてください: 施設=1 サウナ（秒）=5。列のない項目は取り込みません: 感想="))

    /// Returns the question, which leaves out what the import does to no visit.
    static func question(new: Int, replaced: Int, same: Int) -> Phrase {
        switch (new > 0, replaced > 0, same > 0) {
        case (true, true, true):
            Phrase(
                "Import \(new) new, replace \(replaced) and leave \(same) unchanged?",
                .ko("새 방문 \(new)건을 가져오고 \(replaced)건을 대체하시겠습니까? \(same)건은 그대로 둡니다."),
                .ja("新しいサ活\(new)件を取り込み、\(replaced)件を置き換えますか？\(same)件はそのままです。"))
        case (true, true, false):
            Phrase(
                "Import \(new) new and replace \(replaced)?", .ko("새 방문 \(new)건을 가져오고 \(replaced)건을 대체하시겠습니까?"),
                .ja("新しいサ活\(new)件を取り込み、\(replaced)件を置き換えますか？"))
        case (true, false, true):
            Phrase(
                "Import \(new) new and leave \(same) unchanged?", .ko("새 방문 \(new)건을 가져오시겠습니까? \(same)건은 그대로 둡니다."),
                .ja("新しいサ活\(new)件を取り込みますか？\(same)件はそのままです。"))
        case (true, false, false):
            Phrase("Import \(new) new?", .ko("새 방문 \(new)건을 가져오시겠습니까?"), .ja("新しいサ活\(new)件を取り込みますか？"))
        case (false, true, true):
            Phrase(
                "Replace \(replaced) and leave \(same) unchanged?",
                .ko("방문 \(replaced)건을 대체하시겠습니까? \(same)건은 그대로 둡니다."),
                .ja("サ活\(replaced)件を置き換えますか？\(same)件はそのままです。"))
        case (false, true, false):
            Phrase("Replace \(replaced)?", .ko("방문 \(replaced)건을 대체하시겠습니까?"), .ja("サ活\(replaced)件を置き換えますか？"))
        case (false, false, _):
            Phrase(
                "There is nothing new: \(same) unchanged. Go on?",
                .ko("가져올 것이 없습니다. \(same)건은 그대로 둡니다. 계속하시겠습니까?"),
                .ja("取り込むものはありません。\(same)件はそのままです。続けますか？"))
        }
    }

    static func imported(_ count: Int) -> Phrase {
        Phrase(
            count == 0
                ? "Nothing had to be imported."
                : "Imported \(count) \(count == 1 ? "visit" : "visits"). undo takes it back.",
            .ko(count == 0 ? "가져올 것이 없었습니다." : "방문 \(count)건을 가져왔습니다. undo로 되돌릴 수 있습니다."),
            .ja(count == 0 ? "取り込むものはありませんでした。" : "サ活\(count)件を取り込みました。undo で元に戻せます。"))
    }
}
