public import Arguments
import Languages

/// The candidates of an argument and its examples in any language that it cannot read itself, so that none can rot.
public func unreadableExamples<Value>(of argument: Argument<Value>) -> [String] {
    let examples = Language.allCases.compactMap { argument.example?.text(in: $0) }
    return Set(argument.candidates + examples).sorted().filter { (try? argument.read($0)) == nil }
}
