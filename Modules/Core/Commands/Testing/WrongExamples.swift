import Basics
package import Commands

/// Tries the examples in every language, and returns a message for each example that its own syntax cannot parse.
package func wrongExamples<Value>(of table: [Syntax<Value>]) -> [String] {
    table.flatMap { syntax in
        Set(Language.allCases.map(syntax.example.text)).sorted().compactMap { example in
            do {
                var words = try Words(typing: example)
                guard words.next() == syntax.name else { return "“\(example)” is no \(syntax.name)" }
                _ = try syntax.value(from: words)
                return nil
            } catch {
                return "“\(example)”: \(error)"
            }
        }
    }
}
