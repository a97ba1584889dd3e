import Basics
import BasicsTesting

/// What the app of the articles says. A literal is a phrase in tests alone.
enum RunsPhrases {
    static let summary: Phrase = "Keeps a log of runs."
    static let contents: Phrase = "All runs, with the history of edits."
    static let runs: Phrase = "runs"
    static let record: Phrase = "The answer to “show”: all runs."
    static let add: Phrase = "add runs, field by field"
    static let run: Phrase = "add a run"
    static let venue: Phrase = "venue"
    static let laps: Phrase = "laps"
    static let times: Phrase = "times"
    static let last: Phrase = "the newest run, or null"
    static let explainVenue: Phrase = "the place where you ran"
    static let explainTimes: Phrase = "the number of such runs, if you ran more than once"
    static let venueEmpty: Phrase = "A venue has a name."
    static let none: Phrase = "No runs yet."
    static let saved: Phrase = "Saved."
    static let notSaved: Phrase = "Nothing is saved."
    static let noTable: Phrase = "This is no table of runs."
    static let export: Phrase = "write all runs"
    static let importing: Phrase = "add the runs of a file"
    static let total: Phrase = "count the laps of all runs"
    static let totalLaps: Phrase = "of total: the laps of all runs"
    static let noRunsHere: Phrase = "There are no runs in this place."
    static let imported: Phrase = "number of added runs"

    static func venueTooLong(_ count: Int) -> Phrase { "A venue has at most 40 characters, not \(count)." }
    static func added(_ run: Run) -> Phrase { "\(quoted: run.place) is new, with \(run.laps) laps." }
    static func mayImport(_ count: Int) -> Phrase { "Add \(count) runs?" }
    static func laps(_ count: Int) -> Phrase { "\(count) laps" }
    static func isImported(_ count: Int) -> Phrase { "\(count) runs are imported." }
}
