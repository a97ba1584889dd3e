package import JSON
import Records
import Ribcage

/// An error as a program reads it: one line on standard error.
package struct ErrorReport {
    let code: ErrorCode
    /// The message as a person reads it.
    let message: String
    /// The line of a script that failed, counted from 1; `nil` when the input is no script.
    let line: Int?

    /// The report of an error.
    package init(code: ErrorCode, message: String, line: Int? = nil) {
        (self.code, self.message, self.line) = (code, message, line)
    }

    /// The object as it is written.
    package var json: JSONValue {
        let error: JSONValue = [
            "code": .string(code.rawValue), "message": .string(message), "line": line.map(JSONValue.integer) ?? nil,
        ]
        return ["schema": .integer(Schema.number), "error": error]
    }
}
