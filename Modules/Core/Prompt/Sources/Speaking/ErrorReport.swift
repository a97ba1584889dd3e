package import JSON
import Records
import Ribcage

/// An error in machine-readable form: one JSON line on standard error.
package struct ErrorReport {
    let code: ErrorCode
    /// The message as a person reads it.
    let message: String
    /// The line of a script that failed, counted from 1; `nil` if the input is not a script.
    let line: Int?

    /// The report of an error.
    package init(code: ErrorCode, message: String, line: Int? = nil) {
        (self.code, self.message, self.line) = (code, message, line)
    }

    /// The report as a JSON object.
    package var json: JSONValue {
        let error: JSONValue = [
            "code": .string(code.rawValue), "message": .string(message), "line": line.map(JSONValue.integer) ?? nil,
        ]
        return ["schema": .integer(Schema.number), "error": error]
    }
}
