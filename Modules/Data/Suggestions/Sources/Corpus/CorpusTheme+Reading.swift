import MandalartDomainInterface

/// Parses files of the corpus: 75 lines, each with a keyword and one text per language.
///
///     languages en | ko | ja
///     theme Running | 달리기 | ランニング
///     words run marathon | 달리기 마라톤 | ランニング マラソン
///     sub Build endurance | 지구력 기르기 | 持久力をつける
///     item Run 30 minutes | 30분 달리기 | 30分走る
///
/// After `words`, a line `sub` followed by eight lines `item` is repeated eight times.
extension CorpusTheme {
    /// The keywords of the lines, in order.
    private static let keywords =
        ["languages", "theme", "words"]
        + Array(repeating: ["sub"] + Array(repeating: "item", count: size), count: size).joined()

    /// Parses the bytes of a file; `path` is only used in errors.
    ///
    /// - Throws: ``CorpusError`` for the first invalid line.
    init(_ bytes: [UInt8], of path: String) throws(CorpusError) {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let keywords = Self.keywords
        var texts: [[String]] = []
        for (index, keyword) in keywords.enumerated() {
            let line = CorpusLine(path: path, number: index + 1)
            guard index < lines.count, !lines[index].isEmpty else { throw .noLine(line, keyword) }
            let strings = try Self.strings(lines[index], after: keyword, at: line)
            if let count = texts.first?.count, strings.count != count {
                throw .languages(line, count, found: strings.count)
            }
            texts.append(strings)
        }
        // A line end after the last line does not begin another line.
        let rest = lines.dropFirst(keywords.count)
        guard rest.allSatisfy(\.isEmpty), rest.count <= 1 else {
            throw .tooLong(CorpusLine(path: path, number: keywords.count + 1))
        }
        (languages, name, words) = (texts[0], texts[1], texts[2])
        goals = stride(from: 3, to: texts.count, by: Self.size + 1).map { start in
            Goal(title: texts[start], items: Array(texts[(start + 1)...(start + Self.size)]))
        }
    }

    private static func strings(
        _ bytes: ArraySlice<UInt8>, after keyword: String, at line: CorpusLine
    ) throws(CorpusError) -> [String] {
        guard bytes.starts(with: "\(keyword) ".utf8) else { throw .noLine(line, keyword) }
        let parts = bytes.dropFirst(keyword.utf8.count).split(
            separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
        var strings: [String] = []
        for part in parts {
            // Every text is validated as a title, although languages and words do not become titles. This limits their
            // lengths, too.
            guard let text = String(validating: part, as: UTF8.self) else { throw .noText(line) }
            do { strings.append(try Title(text).text) } catch { throw .noTitle(line, error) }
        }
        return strings
    }
}
