import Foundation

/// A JSON value, parsed by Foundation because the program's own parser is under attack.
struct JSON {
    private let value: Any

    private init(value: Any) {
        self.value = value
    }

    /// Parses a line; `nil` if it is not a JSON object.
    init?(_ line: some StringProtocol) {
        guard line.hasPrefix("{"), let value = try? JSONSerialization.jsonObject(with: Data(line.utf8)) else {
            return nil
        }
        self.value = value
    }

    subscript(name: String) -> JSON? {
        (value as? [String: Any])?[name].map(JSON.init(value:))
    }

    var string: String? { value as? String }

    var integer: Int? { value as? Int }

    var array: [JSON]? { (value as? [Any])?.map(JSON.init(value:)) }
}
