import MandalartDomainInterface
import Testing

@Suite("Claims of places and names in a merged store")
struct ClaimsTests {
    @Test("gives a place to the first that claims it, and the free places to the others in their order")
    func places() {
        #expect(Claims.places(for: [3, 1, 3, 3], among: [1, 2, 3, 4]) == [3, 1, 2, 4])
        #expect(Claims.places(for: [], among: [1, 2]) == [])
    }

    @Test("gives no place to those that come when all are taken")
    func full() {
        #expect(Claims.places(for: [2, 2, 2], among: [1, 2]) == [2, 1, nil])
    }

    @Test("keeps a claimed place that is not among those to give, such as the center")
    func center() {
        #expect(Claims.places(for: [5, 5], among: [1, 2]) == [5, 1])
    }

    @Test("numbers the names of the later ones, past the names that are claimed as they are")
    func names() throws {
        let names = Claims.names(
            for: try ["Health", "Health", "Health 2"].enumerated().map { (entry: $0, name: try Title($1)) })
        #expect(names.mapValues(\.text) == [0: "Health", 1: "Health 3", 2: "Health 2"])
    }
}
