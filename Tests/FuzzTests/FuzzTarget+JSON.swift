import Basics

extension FuzzTarget {
    /// Reads a JSON value, and reads it again as it is written: nothing is changed by that, and it is one line that can
    /// be shown.
    static func checkJSON(_ bytes: [UInt8]) throws(Broken) {
        guard let value = try? JSONValue(parsing: string(of: bytes)) else { return }
        let written = value.text
        let again = try? JSONValue(parsing: written)
        try expect(again == value, "\(written.debugDescription) is read otherwise")
        try expect(again.map { areSame($0.text, written) } == true, "\(written.debugDescription) is written otherwise")
        let isPlain = written.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
        try expect(isPlain, "\(written.debugDescription) has control characters")
    }
}
