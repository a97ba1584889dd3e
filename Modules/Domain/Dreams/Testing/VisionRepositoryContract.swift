import Basics
import Doubles
package import DreamsDomainInterface
import MandalartDomainInterface

/// The contract of every repository of shown visions. A test suite runs each case on a fresh repository.
package enum VisionRepositoryContract: String, Contract {
    case isEmptyAtFirst = "remembers nothing at first"
    case remembersTheLast = "remembers the vision that was shown last, and no other"

    /// Checks what the case promises, on an empty repository.
    package func verify(_ repository: some VisionRepository) async throws {
        try expect(await repository.lastShown(), nil)
        guard self == .remembersTheLast else { return }
        for (wish, day) in [(7, "2027-03-21"), (9, "2027-03-22"), (7, "2027-03-22")] {
            let shown = ShownVision(of: Identity(wish), on: try Day(day))
            try await repository.remember(shown)
            try expect(await repository.lastShown(), shown)
        }
    }
}
