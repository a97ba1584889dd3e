public import Basics

/// Returns the candidates and examples, in all languages, that the argument's own parser rejects.
public func unreadableExamples<Value>(of argument: Argument<Value>) -> [String] {
    let examples = Language.allCases.compactMap { argument.example?.text(in: $0) }
    return Set(argument.candidates + examples).sorted().filter { (try? argument.read($0)) == nil }
}
