package import JSON

/// A violation of a rule: its position, the problem, and what to do.
package struct Finding: Sendable, Equatable {
    /// The rules, by short name.
    package enum Rule: String, Sendable, CaseIterable {
        case table, layer, undeclaredImport, unusedDependency, missingTarget, extraFolder, name, publicType, noTest
        case noExample, noStates, notInCatalog, root, bundleID, cycle, systemImport, drawing
        case untranslated, translation, words
    }

    /// Whether a finding violates a rule, or is only a note.
    package enum Severity: String, Sendable { case error, note }

    package let path: String
    package let line: Int
    package let rule: Rule
    /// The problem, and what to do.
    package let message: String
    /// A mechanical fix, if there is one.
    package let fix: Fix?
    package let severity: Severity

    package init(
        _ path: String, _ line: Int, _ rule: Rule, _ message: String, fix: Fix? = nil, severity: Severity = .error
    ) {
        (self.path, self.line, self.rule, self.message, self.fix) = (path, line, rule, message, fix)
        self.severity = severity
    }

    /// The finding in the form that editors and CI understand.
    package var text: String { "\(path):\(line): \(severity.rawValue): \(message)" }

    /// The finding as JSON.
    package var json: JSONValue {
        [
            "path": .string(path), "line": .integer(line), "rule": .string(rule.rawValue),
            "message": .string(message), "severity": .string(severity.rawValue), "fixable": .bool(fix != nil),
        ]
    }
}

/// A mechanical change that fixes a finding.
package enum Fix: Sendable, Equatable {
    /// Replaces some bytes of a file.
    case replace(path: String, range: Range<Int>, with: String)
    /// Removes a word from a line of the table.
    case removeWord(line: Table.Key, label: String, word: String)
    /// Adds a word to a line of the table.
    case addWord(line: Table.Key, label: String, word: String)
    /// Removes a line from the table.
    case removeLine(Table.Key)
    /// Adds the line of a module whose folder exists, with the dependencies that its files import.
    case addModule(layer: Layer, module: String)
    /// Creates a folder with a placeholder file.
    case fillFolder(String)
    /// Makes Package.swift a link.
    case linkPackage
    /// Updates the drawing of the house.
    case draw
}
