import SQLite

/// Extracts the words of a text that are used to find similar texts.
///
/// A Korean word is also searched without its last characters, which may be a particle or an ending: 마라톤을 finds 마라톤.
/// Japanese has no spaces, and hiragana is mostly grammar: マラソンを完走する is split into マラソン and 完走. A word in Latin letters
/// is also searched without its ending: running finds run.
enum Keywords {
    /// Returns the keywords of a text in order, without duplicates.
    static func of(_ text: String) -> [String] {
        var known: Set<String> = []
        return SearchText.words(of: text).flatMap(parts).flatMap(stems)
            .filter { !StopWords.all.contains($0) && known.insert($0).inserted }
    }

    private enum Script { case hangul, han, hiragana, katakana, other }

    /// Splits a word into parts of one script each.
    private static func parts(of word: String) -> [(text: String, script: Script)] {
        var parts: [(text: String, script: Script)] = []
        for character in word {
            let script = script(of: character)
            if parts.last?.script == script {
                parts[parts.count - 1].text.append(character)
            } else {
                parts.append((String(character), script))
            }
        }
        // Hiragana alone is a word; next to other scripts it is grammar.
        return parts.count == 1 ? parts : parts.filter { $0.script != .hiragana }
    }

    private static func stems(of part: (text: String, script: Script)) -> [String] {
        let (text, count) = (part.text, part.text.count)
        if StopWords.all.contains(text) { return [] }
        switch part.script {
        case .hangul, .hiragana:
            return (0...2).filter { $0 == 0 || count - $0 >= 2 && ($0 == 1 || count >= 4) }
                .map { String(text.dropLast($0)) }
        case .han, .katakana: return [text]
        case .other:
            guard count > 1 else { return [] }
            for ending in ["ing", "es", "s"] where text.hasSuffix(ending) && count - ending.count >= 3 {
                return [text, String(text.dropLast(ending.count)).withoutDoubledEnd]
            }
            return [text]
        }
    }

    private static func script(of character: Character) -> Script {
        switch character.unicodeScalars.first?.value ?? 0 {
        case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7A3: .hangul
        case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0x3005: .han
        case 0x3041...0x309F: .hiragana
        case 0x30A0...0x30FF: .katakana
        default: .other
        }
    }
}

extension String {
    /// The word without one of two equal letters at its end: `run` for `runn`, which is `running` without its ending.
    fileprivate var withoutDoubledEnd: String {
        let end = suffix(2)
        return count > 3 && end.first == end.last ? String(dropLast()) : self
    }
}
