@testable import SQLite

extension FuzzTarget {
    /// Reads a JSON object, and reads it again as it is written: nothing is changed by that.
    static func checkJSON(_ bytes: [UInt8]) throws(Broken) {
        guard let object = try? JSONObjectReader.object(in: string(of: bytes)) else { return }
        let members = object.map { name, value in "\(written(name)):\(written(value))" }
        let json = "{\(members.joined(separator: ","))}"
        let again = try? JSONObjectReader.object(in: json)
        try expect(parts(of: object) == again.map(parts), "\(json) is read otherwise")
    }

    private static func written(_ value: Value) -> String {
        switch value {
        case .integer(let integer): "\(integer)"
        case .real(let real): "\(real)"
        case .text(let text): written(text)
        case .null, .blob: "null"
        }
    }

    private static func written(_ text: String) -> String {
        "\"" + text.utf16.map { unit in "\\u" + String(0x10000 + UInt32(unit), radix: 16).dropFirst() }.joined() + "\""
    }

    private static func parts(of object: [String: Value]) -> [[UInt8]: [UInt8]] {
        Dictionary(object.map { (Array($0.utf8), Array(written($1).utf8)) }, uniquingKeysWith: { first, _ in first })
    }
}
