package import Basics

/// A violation of a rule: its position, the problem, and what to do.
package struct Finding: Sendable, Equatable {
    /// The short name of a rule.
    package enum Rule: String, Sendable, CaseIterable {
        case table, layer, undeclaredImport, unusedDependency, missingTarget, extraFolder, name, publicType, noTest
        case noExample, noStates, notInCatalog, root, bundleID, cycle, systemImport, drawing
        case untranslated, translation, words, asyncMain, modulesPage
    }

    /// The severity of a finding: a violation, which fails the check, or a note.
    package enum Severity: String, Sendable { case error, note }

    package let path: String
    package let line: Int
    package let rule: Rule
    /// The problem, and what to do.
    package let message: String
    /// The change that fixes the finding automatically, if any.
    package let fix: Fix?
    package let severity: Severity

    package init(
        _ path: String, _ line: Int, _ rule: Rule, _ message: String, fix: Fix? = nil, severity: Severity = .error
    ) {
        (self.path, self.line, self.rule, self.message, self.fix) = (path, line, rule, message, fix)
        self.severity = severity
    }

    /// The finding as a line that editors and CI understand: `path:line: error: message`.
    package var text: String { "\(path):\(line): \(severity.rawValue): \(message)" }

    /// The finding as JSON.
    package var json: JSONValue {
        [
            "path": .string(path), "line": .integer(line), "rule": .string(rule.rawValue),
            "message": .string(message), "severity": .string(severity.rawValue), "fixable": .bool(fix != nil),
        ]
    }
}

/// A change that fixes a finding automatically.
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
    /// Makes `Package.swift` a symbolic link to the manifest.
    case linkPackage
    /// Updates the stored drawing of the house.
    case draw
    /// Updates the page of modules.
    case updatePage
}
