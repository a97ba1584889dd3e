package import Basics
import Ribcage

/// An error in machine-readable form: one JSON line on standard error.
package struct ErrorReport {
    let code: ErrorCode
    /// The message for a person, in the language of the run.
    let message: String
    /// The number of the script's line that failed, counted from 1; `nil` if the input is not a script.
    let line: Int?

    package init(code: ErrorCode, message: String, line: Int? = nil) {
        (self.code, self.message, self.line) = (code, message, line)
    }

    /// The report as a JSON object.
    package var json: JSONValue {
        let error: JSONValue = [
            "code": .string(code.rawValue), "message": .string(message), "line": line.map(JSONValue.integer) ?? nil,
        ]
        return ["schema": .integer(RecordSchema.number), "error": error]
    }
}
