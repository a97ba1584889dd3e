import Basics
import BasicsTesting

// snippet: a value that people type
struct Venue: Equatable, Sendable, CustomStringConvertible {
    let text: String
    var description: String { text }

    init(_ text: String) throws(VenueError) {
        self.text = try TextLimit(1...40).text(
            from: text, tooShort: { _ in VenueError.empty }, tooLong: VenueError.tooLong, unusable: VenueError.unusable)
    }
}

enum VenueError: Explained, Equatable {
    case empty, tooLong(Int), unusable

    var explanation: Phrase {
        switch self {
        case .empty: RunsPhrases.venueEmpty
        case .tooLong(let count): RunsPhrases.venueTooLong(count)
        case .unusable: TextLimit.unusable
        }
    }
}

extension Argument where Value == Venue {
    static var venue: Argument { Argument(RunsPhrases.venue, example: Phrase(typed: "Park"), Venue.init) }
}
// end of snippet
