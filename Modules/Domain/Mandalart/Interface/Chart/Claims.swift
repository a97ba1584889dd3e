/// Assigns unique places and names to the entries of a merged store. Each entry claims the place or the name that it
/// had before the merge, so several may claim the same one. No entry may be lost, and every store that merges the same
/// entries must assign the same places and names.
package enum Claims {
    /// Assigns each place to the first entry that claims it, and the free places to the remaining entries in their
    /// order, which must be the same in every store. Returns `nil` for an entry for which no place is free.
    package static func places(for claims: [Int], among places: [Int]) -> [Int?] {
        var taken: Set<Int> = []
        var given = claims.map { taken.insert($0).inserted ? $0 : nil }
        var free = places.filter { !taken.contains($0) }[...]
        for index in given.indices where given[index] == nil { given[index] = free.popFirst() }
        return given
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
