import Basics

/// The forms in which `rib check` writes its findings.
enum FindingFormat: String, CaseIterable {
    case text, json, github, sarif

    /// Returns the text of all findings, in lines.
    func text(of findings: [Finding]) -> String {
        switch self {
        case .text: Self.lines(findings.map(\.text))
        case .json: Self.lines(findings.map(\.json.text))
        case .github: Self.lines(findings.map(\.annotation))
        case .sarif: "\(Self.sarif(findings).text)\n"
        }
    }

    private static func lines(_ lines: [String]) -> String { lines.map { "\($0)\n" }.joined() }

    /// The log in the Static Analysis Results Interchange Format, version 2.1.0.
    private static func sarif(_ findings: [Finding]) -> JSONValue {
        let rules = Set(findings.map(\.rule.rawValue)).sorted().map { rule -> JSONValue in ["id": .string(rule)] }
        let driver: JSONValue = ["name": "rib", "version": .string(Tool.version), "rules": .array(rules)]
        return [
            "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
            "runs": [["tool": ["driver": driver], "results": .array(findings.map(\.sarif))]],
        ]
    }
}

extension Finding {
    /// The finding as a command of a GitHub workflow, which shows it beside the line.
    fileprivate var annotation: String {
        let command = severity == .error ? "error" : "notice"
        let place = "file=\(path.escaped(besides: ":,")),line=\(line),title=\(rule.rawValue)"
        return "::\(command) \(place)::\(message.escaped(besides: ""))"
    }

    fileprivate var sarif: JSONValue {
        let place: JSONValue = [
            "artifactLocation": ["uri": .string(path.percentEncoded)], "region": ["startLine": .integer(line)],
        ]
        return [
            "ruleId": .string(rule.rawValue), "level": .string(severity.rawValue),
            "message": ["text": .string(message)],
            "locations": [["physicalLocation": place]],
        ]
    }
}

extension String {
    /// The text with `%`, the ends of lines, and other characters as a workflow command of GitHub has them.
    fileprivate func escaped(besides others: String) -> String {
        utf8.map { byte in
            let isEscaped = byte == UInt8(ascii: "%") || byte < 0x20 || others.utf8.contains(byte)
            return isEscaped ? [UInt8](byte.percentEncoded.utf8) : [byte]
        }.joined().text
    }

    /// The path as a URI.
    fileprivate var percentEncoded: String {
        utf8.map { byte in
            byte.isAlphanumeric || "/-._~".utf8.contains(byte) ? [byte] : [UInt8](byte.percentEncoded.utf8)
        }.joined().text
    }
}

extension Sequence<UInt8> {
    fileprivate var text: String { String(decoding: Array(self), as: UTF8.self) }
}

extension UInt8 {
    fileprivate var percentEncoded: String { (self < 16 ? "%0" : "%") + String(self, radix: 16, uppercase: true) }
}
