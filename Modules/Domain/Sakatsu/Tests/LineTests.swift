import Basics
import SakatsuDomainInterface
import Testing

@Suite("A line of random words about a visit")
struct LineTests {
    private static let words = [
        "Spa", "sauna", "bath", "cool", "사우나", "水風呂", "10/60/10", "-/60", "x3", "×2", "x0", "92", "16.5", "-3", "/",
        "“", "\"",
        "「", "」", "today", "3", "days", "ago", "2026-11-20", "11/20", "mud", "", "\u{202E}", "x", "10//", "１０/６０", "°C",
        "rest",
    ]

    @Test("is a visit of today or before with all its values in range, or refused")
    func randomLines() throws {
        let today = try Day("2026-11-25")
        var (state, visits): (UInt64, Int) = (7, 0)
        for _ in 0..<1500 {
            var line: [String] = []
            for _ in 0..<8 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                line.append(Self.words[Int(state >> 33) % Self.words.count])
            }
            let text = line.prefix(Int(state >> 40) % 9).joined(separator: " ")
            do throws(SakatsuError) {
                let visit = try VisitDraft(text).visit(with: VisitDefaults(), on: today)
                visits += 1
                #expect(visit.day <= today)
                #expect(visit.sets.count <= 30)
            } catch {
                #expect(!error.explanation.english.contains("\n"))
            }
        }
        #expect(visits > 20)
    }
}
