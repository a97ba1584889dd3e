import Basics
import Commands

// snippet: a form of three fields
struct NewRun: Equatable {
    var venue: Venue?
    var laps = 1
    var times: Int?

    static let fields: [FormField<NewRun>] = [
        FormField(RunsPhrases.venue, \.venue, explanation: RunsPhrases.explainVenue, read: Venue.init),
        FormField(RunsPhrases.laps, \.laps, read: Argument.laps.read),
        FormField(
            RunsPhrases.times, \.times, mayBeEmpty: true, candidates: ["2", "3"],
            explanation: RunsPhrases.explainTimes, read: Argument.laps.read),
    ]

    func runs() throws(VenueError) -> [Run] {
        guard let venue else { throw .empty }
        return Array(repeating: Run(place: venue.text, laps: laps), count: times ?? 1)
    }
}
// end of snippet
