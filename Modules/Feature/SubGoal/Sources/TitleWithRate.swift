import Commands
import Languages
import MandalartDomainInterface

/// All words that are left: a title, and behind it a rate if the last word is a number. In quotes a number belongs to
/// the title: `"Run 5"`.
struct TitleWithRate: Parameter {
    struct Value {
        let title: Title
        let rate: AchievementRate?
    }

    var usage: Phrase {
        let (title, rate) = (MandalartPhrases.title, MandalartPhrases.rate)
        return Phrase(pattern: "<\(title)…> [<\(rate)>]")
    }

    func take(from words: inout Words) throws -> Value {
        guard let first = words.next() else { throw MissingWord(name: MandalartPhrases.title) }
        var title = [first]
        while let word = words.next() { title.append(word) }
        var rate: AchievementRate?
        if title.count > 1, let last = title.last, Int(last.hasSuffix("%") ? last.dropLast() : last[...]) != nil {
            rate = try AchievementRate(last)
            title.removeLast()
        }
        return Value(title: try Title(title.joined(separator: " ")), rate: rate)
    }
}
