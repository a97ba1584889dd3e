import DreamsDomainInterface
import MandalartDomainInterface

extension DreamList {
    /// Returns the wishes that contain all the words, ignoring case: first those whose title begins with the first
    /// word, then others with the words in the title, then all others.
    func wishes(with words: SearchWords, atMost count: Int) -> [FoundWish] {
        let words = words.text.lowercased().split(whereSeparator: \.isWhitespace)
        func areAll(in text: String) -> Bool { words.allSatisfy { text.lowercased().contains($0) } }
        let begun = numbered.filter { number, wish in
            areAll(in: wish.title.text) && wish.title.text.lowercased().hasPrefix(words[0])
        }
        let titled = numbered.filter { areAll(in: $0.wish.title.text) }
        let all = numbered.filter { areAll(in: $0.wish.texts.joined(separator: " ")) }
        var found: [FoundWish] = []
        for (number, wish) in begun + titled + all where !found.contains(where: { $0.number == number }) {
            found.append(FoundWish(number, wish))
        }
        return Array(found.prefix(count))
    }
}

extension Wish {
    private var marks: [String] { tree.milestones.map(\.title.text) }

    fileprivate var texts: [String] {
        [title.text] + [tree.purpose?.text, tree.goal?.text, tree.vision?.text].compactMap(\.self) + marks
    }
}
