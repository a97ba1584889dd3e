@testable import Commands

extension FuzzTarget {
    /// Cuts a line into words: no letter is lost, and words that are put in quotes are read again as they were.
    static func checkWords(_ bytes: [UInt8]) throws(Broken) {
        let line = string(of: bytes)
        let words: [String]
        do throws(UsageError) {
            words = try Words(typing: line).all
        } catch {
            return try expect(
                line.unicodeScalars.contains("\""),
                "no quote is open in \(line.debugDescription)")
        }
        try expect(
            letters(of: line) == letters(of: words.joined()),
            "\(line.debugDescription) has other letters than its words \(words)")
        let quoted = words.map(quoted).joined(separator: " ")
        let again = (try? Words(typing: quoted))?.all ?? []
        try expect(areSame(words, again), "\(quoted.debugDescription) is read as \(again)")
    }

    /// The characters that always stand for themselves: all but white space, quotes and backslashes.
    private static func letters(of text: String) -> [Unicode.Scalar] {
        text.unicodeScalars.filter { !$0.properties.isWhitespace && !["\"", "'", "\\"].contains($0) }
    }

    private static func quoted(_ word: String) -> String {
        var quoted = "\"".unicodeScalars
        for scalar in word.unicodeScalars {
            if scalar == "\"" || scalar == "\\" { quoted.append("\\") }
            quoted.append(scalar)
        }
        quoted.append("\"")
        return String(quoted)
    }
}
