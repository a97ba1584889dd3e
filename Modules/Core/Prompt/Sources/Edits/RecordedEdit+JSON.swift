import Edits
import JSON
import Time

extension RecordedEdit {
    /// The edit for a program.
    var json: JSONObject {
        ["number": .integer(number), "time": .string(time.universal)] + details
    }
}
