package import JSON

/// A rule that is broken somewhere: where, and what to do.
package struct Finding: Sendable, Equatable {
    /// The rules, by their short names.
    package enum Rule: String, Sendable, CaseIterable {
        case table, layer, undeclaredImport, unusedDependency, missingTarget, extraFolder, name, publicType, noTest
        case noExample, noStates, notInCatalog, root, bundleID, cycle, systemImport, drawing
        case untranslated, translation, words
    }

    /// Whether a finding breaks a rule, or is only worth knowing.
    package enum Severity: String, Sendable { case error, note }

    package let path: String
    package let line: Int
    package let rule: Rule
    /// What is wrong, and what to do.
    package let message: String
    /// What mends it, where that is mechanical.
    package let fix: Fix?
    package let severity: Severity

    package init(
        _ path: String, _ line: Int, _ rule: Rule, _ message: String, fix: Fix? = nil, severity: Severity = .error
    ) {
        (self.path, self.line, self.rule, self.message, self.fix) = (path, line, rule, message, fix)
        self.severity = severity
    }

    /// The form that editors and CI understand.
    package var text: String { "\(path):\(line): \(severity.rawValue): \(message)" }

    /// The same for a program.
    package var json: JSONValue {
        [
            "path": .string(path), "line": .integer(line), "rule": .string(rule.rawValue),
            "message": .string(message), "severity": .string(severity.rawValue), "fixable": .bool(fix != nil),
        ]
    }
}

/// A mechanical change that mends what was found.
package enum Fix: Sendable, Equatable {
    /// Puts another text in the place of some bytes of a file.
    case replace(path: String, range: Range<Int>, with: String)
    /// Leaves a word out of a line of the table.
    case removeWord(line: Table.Key, label: String, word: String)
    /// Puts a word into a line of the table.
    case addWord(line: Table.Key, label: String, word: String)
    /// Leaves a line out of the table.
    case removeLine(Table.Key)
    /// Writes the line of a module whose folder is there, with what its files import.
    case addModule(layer: Layer, module: String)
    /// Makes a folder with a file that says that nothing is there yet.
    case fillFolder(String)
    /// Makes Package.swift the link that it is.
    case linkPackage
    /// Draws the house anew.
    case draw
}
