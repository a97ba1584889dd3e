import CommandsTesting
import Testing

@testable import Commands

@Suite("A word that nobody knows")
struct SuggestionTests {
    @Test(
        "is as far from another as there are changes to make",
        arguments: [
            ("help", "help", 0), ("HELP", "help", 0), ("hlep", "help", 1), ("hel", "help", 1), ("helpp", "help", 1),
            ("halp", "help", 1), ("", "ab", 2), ("ca", "abc", 3), ("sitting", "kitten", 3), ("목포", "목표", 1),
        ])
    func distance(from: String, to: String, distance: Int) {
        #expect(from.editDistance(to: to, within: 9) == distance)
        #expect(to.editDistance(to: from, within: 9) == distance)
        #expect(from.editDistance(to: to, within: distance - 1) == nil)
    }

    @Test(
        "is answered with the words that are near, nearest first",
        arguments: [
            ("hlep", ["help"]), ("Help", ["help"]), ("sett", ["set", "settings"]), ("goal", ["subgoal"]),
            ("subgaol", ["subgoal"]), ("set", ["set", "settings"]), ("qiut", ["quit"]), ("flip", []), ("xy", []),
            ("", []), ("eidt", ["edit"]), ("settnigs", ["settings"]),
        ])
    func nearest(word: String, expected: [String]) {
        let known = ["settings", "set", "open", "subgoal", "edit", "help", "quit", "help"]
        #expect(known.nearest(to: word) == expected)
    }

    @Test("is answered with three words at most")
    func three() {
        #expect(["ba", "be", "bi", "bo"].nearest(to: "bu") == ["ba", "be", "bi"])
    }

    @Test("means the one word that begins so, and itself when it is a word")
    func beginning() throws {
        let known = ["set", "settings", "show", "show"]
        #expect(try known.only(beginningWith: "sh") == "show")
        #expect(try known.only(beginningWith: "set") == "set")
        #expect(try known.only(beginningWith: "x") == nil)
        #expect(try known.only(beginningWith: "") == nil)
        #expect(try usageError { try known.only(beginningWith: "s") } == "“s” could be set, settings or show.")
        #expect(try usageError { try known.only(beginningWith: "se") } == "“se” could be set or settings.")
    }
}
