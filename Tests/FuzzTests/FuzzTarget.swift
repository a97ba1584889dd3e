/// A part of the program that reads what anybody may write, and what must hold whatever that is. `Tools/fuzz` looks for
/// bytes that break it; the ones that were worth keeping lie in `Tests/FuzzCorpus`, and are tried by each test run.
///
/// These files know no test framework: `Tools/fuzz` compiles them too, with the entry of a fuzzer beside them.
enum FuzzTarget: String, CaseIterable, Sendable {
    case words, commands, routes, json, lines, text, documents, visits, edits

    /// Tries one input.
    ///
    /// - Throws: ``Broken``.
    func check(_ bytes: [UInt8]) throws(Broken) {
        switch self {
        case .words: try Self.checkWords(bytes)
        case .commands: try Self.checkCommands(bytes)
        case .routes: try Self.checkRoutes(bytes)
        case .json: try Self.checkJSON(bytes)
        case .lines: try Self.checkLines(bytes)
        case .text: try Self.checkText(bytes)
        case .documents: try Self.checkDocuments(bytes)
        case .visits: try Self.checkVisits(bytes)
        case .edits: try Self.checkEdits(bytes)
        }
    }
}

/// Something that must hold and does not.
struct Broken: Error, CustomStringConvertible {
    let description: String
}

/// Goes on only if what must hold does.
func expect(_ holds: Bool, _ rule: @autoclosure () -> String) throws(Broken) {
    if !holds { throw Broken(description: rule()) }
}

/// Whether two texts have the same bytes: for Swift's `==` the two ways to write é are one.
func areSame(_ first: String, _ second: String) -> Bool {
    first.utf8.elementsEqual(second.utf8)
}

func areSame(_ first: [String], _ second: [String]) -> Bool {
    first.count == second.count && zip(first, second).allSatisfy { areSame($0, $1) }
}

/// The bytes as text, with a replacement character for each invalid sequence.
func string(of bytes: some Collection<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
}
