import Doubles
import MandalartDomainInterface
package import SuggestionsDomainInterface

/// The contract of every repository of rejected titles. A test suite runs each case on a fresh store with one empty
/// chart.
package enum RefusalsRepositoryContract: String, Contract {
    case isEmptyAtFirst = "is empty at first"
    case keepsRefusals = "keeps what was refused, as typed"
    case keepsARefusalOnce = "keeps a refusal once"

    /// Checks what the case promises, on a fresh repository.
    package func verify(_ repository: some RefusalsRepository) async throws {
        let (swim, sing) = (try Title("수영 '; DROP TABLE refusal; --"), try Title("Sing"))
        switch self {
        case .isEmptyAtFirst: try expect(await repository.refusals(), [])
        case .keepsRefusals:
            try await repository.refuse(swim, in: .first)
            try await repository.refuse(sing, in: .first)
            try expect(await repository.refusals(), [swim, sing])
        case .keepsARefusalOnce:
            try await repository.refuse(sing, in: .first)
            try await repository.refuse(sing, in: .first)
            try expect(await repository.refusals(), [sing])
        }
    }
}
