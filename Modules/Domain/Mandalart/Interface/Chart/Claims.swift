/// Assigns unique places and names to the entries of a merged store. Each entry claims the place or the name that it
/// had before the merge, so several may claim the same one. No entry may be lost, and every store that merges the same
/// entries must assign the same places and names.
package enum Claims {
    /// Assigns each place to the first entry that claims it, and the free places to the remaining entries in their
    /// order.
    ///
    /// - Parameters:
    ///   - claims: the claims in an order that is the same in every store, such as that of identities.
    ///   - places: all places, in the order in which free ones are assigned.
    /// - Returns: the entries by place, and the entries for which no place is free.
    @inlinable @inline(__always)
    package static func settle<Place: Hashable, Entry>(
        _ claims: [(place: Place, entry: Entry)], among places: [Place]
    ) -> (placed: [Place: Entry], left: [Entry]) {
        var placed = [Place: Entry](minimumCapacity: claims.count)
        var waiting: [Entry] = []
        for (place, entry) in claims {
            if placed[place] == nil { placed[place] = entry } else { waiting.append(entry) }
        }
        if waiting.isEmpty { return (placed, []) }
        for place in places where placed[place] == nil {
            guard !waiting.isEmpty else { break }
            placed[place] = waiting.removeFirst()
        }
        return (placed, waiting)
    }

    /// Gives each entry a unique name. The first entry that claims a name gets the name itself, and each later one the
    /// name followed by a number.
    ///
    /// - Parameter claims: the claims in an order that is the same in every store.
    /// - Returns: the names of the entries.
    package static func settle<Entry: Hashable>(names claims: [(entry: Entry, name: Title)]) -> [Entry: Title] {
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
