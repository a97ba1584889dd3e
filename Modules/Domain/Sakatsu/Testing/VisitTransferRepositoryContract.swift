import Doubles
package import SakatsuDomainInterface

/// The contract of every `VisitTransferRepository`. A test suite runs each case on a new repository, together with the
/// repository of its visits.
package enum VisitTransferRepositoryContract: String, Contract {
    case givesAll = "gives all visits by number, or the one that is named"
    case addsAndReplaces = "adds visits and replaces others"
    case keepsAllOrNothing = "keeps all or nothing, and reports each visit"

    private struct Refusal: Error, Equatable {}

    /// Checks what the case promises, on empty repositories.
    package func verify(_ transfer: some VisitTransferRepository, of visits: some VisitsRepository) async throws {
        for visit in try Visit.samples { _ = try await visits.add(visit) }
        let (two, four) = (try VisitNumber(2), try VisitNumber(4))
        let samples = try Visit.samples
        switch self {
        case .givesAll:
            try expect(await transfer.visits(of: nil).map(\.visit), samples)
            try expect(await transfer.visits(of: two), [NumberedVisit(two, .lake)])
            try await expectError(SakatsuError.noSuchVisit(four)) { _ = try await transfer.visits(of: four) }
        case .addsAndReplaces:
            try await transfer.keep([DocumentedVisit(two, .shikiji), DocumentedVisit(nil, .lake)]) { _ in }
            let seen = try await transfer.visits(of: nil)
            try expect(seen.map(\.visit), try [.shikiji, .shikiji, .hotel, .lake])
            try expect(seen.map(\.number.number), [1, 2, 3, 4])
            try await transfer.keep([DocumentedVisit(two, .hotel)]) { _ in }
            try expect(await visits.visit(two), .hotel)
        case .keepsAllOrNothing:
            let arriving = [DocumentedVisit(nil, try .lake), DocumentedVisit(four, try .lake)]
            try await transfer.keep([arriving[0], DocumentedVisit(two, try .hotel)]) { count in
                guard count == 1 || count == 2 else { throw Refusal() }
            }
            _ = try await visits.remove(four)
            try await expectError(SakatsuError.noSuchVisit(four)) { try await transfer.keep(arriving) { _ in } }
            try await expectError(Refusal()) { try await transfer.keep([arriving[0]]) { _ in throw Refusal() } }
            try expect(await transfer.visits(of: nil).map(\.number.number), [1, 2, 3])
        }
    }
}
