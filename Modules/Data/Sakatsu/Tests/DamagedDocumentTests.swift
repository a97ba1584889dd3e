import Basics
import SakatsuData
import SakatsuDataTesting
import SakatsuDomainInterface
import SakatsuDomainTesting
import Testing

/// Documents with random damage, the same in each run.
@Suite("A damaged document of visits")
struct DamagedDocumentTests {
    private let exchange: VisitExchange

    init() throws {
        let today = try Day("2026-11-25")
        exchange = VisitExchange(today: { today })
    }

    /// A generator of numbers (SplitMix64), which begins with a seed.
    private struct Dice: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }

    private func document(_ visits: [NumberedVisit], _ format: VisitFormat, _ language: Language) -> [UInt8] {
        var document: [UInt8] = []
        try? exchange.write(visits, as: format, in: language) { document += Array($0.utf8) }
        return document
    }

    private func damaged(_ bytes: [UInt8], _ dice: inout Dice) -> [UInt8] {
        var bytes = bytes
        let signs = Array("\n\r|#>-:,\"\\{}[]0123456789 &;x/=".utf8) + [0x00, 0xC3, 0xFF]
        for _ in 0..<Int.random(in: 1...4, using: &dice) where !bytes.isEmpty {
            let place = Int.random(in: bytes.indices, using: &dice)
            let sign = signs.randomElement(using: &dice) ?? 0
            switch Int.random(in: 0..<5, using: &dice) {
            case 0: bytes.remove(at: place)
            case 1: bytes.insert(sign, at: place)
            case 2: bytes[place] = sign
            case 3: bytes.removeSubrange(place..<min(bytes.count, place + 20))
            default: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + 40)], at: place)
            }
        }
        return bytes
    }

    @Test(
        "is refused with a line that there is, or what is read of it is the same in every format",
        arguments: VisitFormat.allCases, Language.allCases)
    func damage(format: VisitFormat, language: Language) throws {
        let visits = try (Visit.samples.prefix(1) + Visit.hostile.prefix(1)).enumerated().map { index, visit in
            NumberedVisit(try VisitNumber(index + 1), visit)
        }
        let whole = document(visits, format, language)
        var dice = Dice(state: UInt64(language.rawValue.utf8.first ?? 0))
        var understood = 0
        for _ in 0..<100 {
            let bytes = damaged(whole, &dice)
            let read: [DocumentedVisit]
            do {
                read = try exchange.visits(of: bytes) { _ in }
            } catch let error as VisitImportError {
                let lines = bytes.count { $0 == UInt8(ascii: "\n") } + 1
                #expect((1...lines).contains(error.place.line), "\(error)")
                #expect(!error.explanation.text(in: language).contains("\n"), "\(error)")
                continue
            }
            understood += 1
            let numbered = try read.enumerated().map { index, visit in
                NumberedVisit(try visit.number ?? VisitNumber(1000 + index), visit.visit)
            }
            for other in VisitFormat.allCases {
                let again = try exchange.visits(of: document(numbered, other, language)) { _ in }
                #expect(again.map(\.visit) == read.map(\.visit))
                #expect(zip(again, read).allSatisfy { $0.visit.hasSameBytes(as: $1.visit) })
            }
        }
        #expect(understood > 0)
    }
}
