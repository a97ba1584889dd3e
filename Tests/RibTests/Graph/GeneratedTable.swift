/// The table of a house of many modules, as such houses are: a few domains that others build on, features in trees.
struct GeneratedTable {
    let text: String

    init(core: Int, domains: Int, features: Int, seed: UInt64 = 1) {
        var state = seed &* 0x9E37_79B9_7F4A_7C15
        let names = (0..<max(core, domains)).map(Self.name)
        var lines: [String] = []
        for index in 0..<core {
            let others = Self.pick(min(index, 3), of: Array(names[..<index]).map { "\($0)Kit" }, &state)
            lines.append(#"Core("\#(names[index])Kit", core: \#(others))"#)
        }
        let kits = names[..<min(core, 8)].map { "\($0)Kit" }
        for index in 0..<domains {
            let others = Self.pick(2, of: Array(names[..<min(index, 5)]), &state)
            lines.append(#"Domain("\#(names[index])", domains: \#(others), core: \#(Self.pick(2, of: kits, &state)))"#)
            lines.append(
                #"Data("\#(names[index])", domains: ["\#(names[index])"], core: \#(Self.pick(1, of: kits, &state)))"#)
        }
        var children = [[String]](repeating: [], count: features)
        let subjects = (0..<features).map { index in
            index < domains ? index : Int(Self.next(&state) % UInt64(domains)) * Int(Self.next(&state) % 4) / 4
        }
        let screens = (0..<features).map { index in
            index < domains ? names[index] : "\(names[subjects[index]])Screen\(index)"
        }
        for index in 1..<max(1, features) {
            let near = (0..<index).filter { subjects[$0] == subjects[index] }
            let parent = near.isEmpty ? index / 2 : near[Int(Self.next(&state) % UInt64(near.count))]
            children[parent].append(screens[index])
        }
        for index in 0..<features {
            let other = Self.pick(1, of: Array(names[..<min(domains, 6)]), &state, all: [names[subjects[index]]])
            let list = "[\(children[index].map { "\"\($0)\"" }.joined(separator: ", "))]"
            lines.append(
                #"Feature("\#(screens[index])", features: \#(list), domains: \#(other), core: \#(Self.pick(1, of: kits, &state)))"#
            )
        }
        text = """
            enum House {
                static let modules: [any Module] = [\(lines.joined(separator: ", "))]
                static let systemLibraries: [SystemLibrary] = []
                static let outside: [any Module] = [App("app", in: "App/App", features: ["\(screens[0])"])]
            }

            """
    }

    /// A word of two to four syllables.
    private static func name(_ index: Int) -> String {
        let syllables = ["Pro", "file", "Ga", "ta", "Or", "der", "Mi", "so", "Re", "view"]
        return syllables[index % 5 * 2] + syllables[index / 5 % 5 * 2 + 1] + (index < 25 ? "" : "ing")
            + (index.isMultiple(of: 7) ? "Catalog" : "")
    }

    private static func next(_ state: inout UInt64) -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state >> 33
    }

    /// Returns at most `count` random words, and those that have to be among them.
    private static func pick(_ count: Int, of words: [String], _ state: inout UInt64, all: Set<String> = []) -> String {
        var picked = all
        for _ in 0..<count where !words.isEmpty { picked.insert(words[Int(next(&state) % UInt64(words.count))]) }
        return "[\(picked.sorted().map { "\"\($0)\"" }.joined(separator: ", "))]"
    }
}
