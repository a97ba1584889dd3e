import Basics
import BasicsTesting
import Foundation
import Testing

@Suite("Written JSON")
struct WritingTests {
    @Test("is on one line, with the members in their order and no white space")
    func order() {
        let value: JSONValue = [
            "schema": 1, "a": nil, "list": [true, false, -3, 0.5], "empty": [:], "none": [], "b": "x",
        ]
        let text = #"{"schema":1,"a":null,"list":[true,false,-3,0.5],"empty":{},"none":[],"b":"x"}"#
        #expect(value.text == text)
    }

    @Test(
        "escapes what a terminal would obey, what ends a line and what turns letters around, and nothing else",
        arguments: [
            ("\"\\/", #"\"\\/"#), ("\n\r\t", #"\n\r\t"#), ("\u{0}\u{1B}\u{1F}", #"\u0000\u001b\u001f"#),
            ("\u{7F}\u{85}\u{9F}", #"\u007f\u0085\u009f"#), ("\u{2028}\u{2029}", #"\u2028\u2029"#),
            ("a\u{202E}b\u{2066}\u{200F}\u{61C}", #"a\u202eb\u2066\u200f\u061c"#), ("\u{FEFF}", #"\ufeff"#),
            ("잠 走る é e\u{301} 👨‍👩‍👧‍👦 \u{A0}", "잠 走る é e\u{301} 👨‍👩‍👧‍👦 \u{A0}"), ("", ""),
        ])
    func escapes(text: String, written: String) {
        let found = JSONValue.string(text).text
        #expect(Array(found.utf8) == Array("\"\(written)\"".utf8))
        let object = JSONValue.object(JSONObject(members: [.init(name: text, value: nil)]))
        #expect(Array(object.text.utf8) == Array("{\"\(written)\":null}".utf8))
    }

    @Test("takes no more time for each string of a long document than of a short one")
    func longDocument() {
        /// Returns the processor time of this thread, in nanoseconds. Other tests and programs do not add to it.
        func now() -> Int {
            var time = timespec()
            clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
            return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
        }
        /// Returns the least time of three runs.
        func time(_ count: Int) -> Int {
            let value = JSONValue.array((0..<count).map { .string("entry \($0) with a quarter of a line of text") })
            let times = (1...3).map { _ in
                let start = now()
                #expect(value.text.utf8.count > 40 * count)
                return now() - start
            }
            return times.min() ?? 0
        }
        let (short, long) = (time(10_000), time(80_000))
        #expect(long < 24 * short, "8 times as long; were the text copied for each string, 64 times")
    }

    @Test("has null for what is no number", arguments: [Double.nan, .infinity, -.infinity])
    func noNumber(number: Double) {
        #expect(JSONValue.real(number).text == "null")
    }

    @Test("is read by Foundation and by this module as what was written, whatever a person typed")
    func hostileTexts() throws {
        var numbers = SystemRandomNumberGenerator()
        let pieces = [
            "\"", "\\", "\\u0000", "\u{0}", "\u{8}", "\u{1B}[2J", "\r\n", "\u{7F}", "\u{9B}", "\u{2028}", "\u{202E}",
            "\u{2066}", "\u{FEFF}", "\u{FFFD}", "\u{FFFF}", "\u{10FFFF}", "👨‍👩‍👧‍👦", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🇰🇷", "\u{301}", "e\u{301}",
            "잠", "\u{1112}\u{1161}", "ｶﾞ", "</script>", "{\"a\":[", "]}", ",", ":", "null", "\u{E000}", "\u{200D}",
        ]
        for _ in 0..<2_000 {
            let count = Int.random(in: 0...8, using: &numbers)
            let text = (0..<count).compactMap { _ in pieces.randomElement(using: &numbers) }.joined()
            let value: JSONValue = ["text": .string(text), "list": [.string(text), 1, nil, true]]
            let written = value.text
            #expect(!written.unicodeScalars.contains { $0.properties.generalCategory == .control })
            #expect(!written.unicodeScalars.contains { $0 == "\u{2028}" || $0 == "\u{202E}" })
            for read in [try JSONValue(parsing: written), try JSONValue(parsingByFoundation: written)] {
                #expect(read.sorted == value.sorted)
                guard case .object(let object) = read, case .string(let found)? = object["text"] else {
                    Issue.record("\(written)")
                    return
                }
                // Equal for Swift are also texts whose bytes differ.
                #expect(Array(found.utf8) == Array(text.utf8), "\(written)")
            }
        }
    }
}
