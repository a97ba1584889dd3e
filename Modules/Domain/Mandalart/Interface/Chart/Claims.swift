/// Assigns unique places and names to the entries of a merged store. Each entry claims the place or the name that it
/// had before the merge, so several may claim the same one. No entry may be lost, and every store that merges the same
/// entries must assign the same places and names.
package enum Claims {
    /// Assigns each place to the first entry that claims it, and to each of the remaining entries, in their order, the free
    /// place nearest to its claim, or the first of two that are equally near. The order must be the same in every store.
    /// Returns `nil` for an entry for which no place is free.
    package static func places(
        for claims: [Int], among places: [Int], distance: (Int, Int) -> Int = { abs($0 - $1) }
    ) -> [Int?] {
        var taken: Set<Int> = []
        var given = claims.map { taken.insert($0).inserted ? $0 : nil }
        var free = places.filter { !taken.contains($0) }
        for index in given.indices where given[index] == nil {
            let nearest = free.indices.min {
                (distance(claims[index], free[$0]), $0) < (distance(claims[index], free[$1]), $1)
            }
            given[index] = nearest.map { free.remove(at: $0) }
        }
        return given
    }

    /// The distance of two cells of a grid, whose numbers go by rows: the square of that between their centres.
    package static func distance(_ one: Int, _ other: Int) -> Int {
        let (rows, columns) = ((one - 1) / 3 - (other - 1) / 3, (one - 1) % 3 - (other - 1) % 3)
        return rows * rows + columns * columns
    }

    /// Gives each entry a unique name. The first entry that claims a name gets the name itself, and each later one the
    /// name followed by a number. The order of the claims must be the same in every store.
    package static func names<Entry: Hashable>(for claims: [(entry: Entry, name: Title)]) -> [Entry: Title] {
        var taken = Set(claims.map(\.name))
        var names: [Entry: Title] = [:]
        var given: Set<Title> = []
        for (entry, name) in claims {
            var (own, number) = (name, 1)
            while !given.insert(own).inserted {
                repeat {
                    number += 1
                    own = name.numbered(number)
                } while !taken.insert(own).inserted
            }
            names[entry] = own
        }
        return names
    }
}
