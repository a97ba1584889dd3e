package import Basics

package struct Finding: Sendable, Equatable {
    package enum Rule: String, Sendable, CaseIterable {
        case table, layer, undeclaredImport, unusedDependency, missingTarget, extraFolder, name, publicType, noTest
        case noExample, noStates, notInCatalog, root, bundleID, cycle, systemImport, drawing
        case untranslated, translation, words, asyncMain, modulesPage, notDescribed, doubles, workflow
        /// Found by `swift format`, and not by ``Check``.
        case format
    }

    package enum Severity: String, Sendable { case error, note }

    package let path: String
    package let line: Int
    package let rule: Rule
    package let message: String
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

    package var json: JSONValue {
        [
            "path": .string(path), "line": .integer(line), "rule": .string(rule.rawValue),
            "message": .string(message), "severity": .string(severity.rawValue), "fixable": .bool(fix != nil),
        ]
    }
}

package enum Fix: Sendable, Equatable {
    case replace(path: String, range: Range<Int>, with: String)
    case removeWord(line: Table.Key, label: String, word: String)
    case addWord(line: Table.Key, label: String, word: String)
    case removeLine(Table.Key)
    /// Adds the line of a module whose folder exists, with the dependencies that its files import.
    case addModule(layer: Layer, module: String)
    case fillFolder(String)
    case linkPackage
    case draw
    case updatePage
    case writeStubs
    /// Lists the phrases of the machinery in the tables of languages.
    case listPhrases
}
