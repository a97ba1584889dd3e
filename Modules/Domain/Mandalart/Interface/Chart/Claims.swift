/// Assigns places to entries that claim them. Two stores that were edited apart may claim one place twice. No entry may
/// be lost then, and both stores must show the same.
package enum Claims {
    /// Assigns each entry, in the order of the claims, its claimed place, or the first free one if that is taken.
    ///
    /// - Parameters:
    ///   - claims: the claims in an order that is the same in every store, such as that of identities.
    ///   - places: all places, in the order in which free ones are assigned.
    /// - Returns: the entries by place, and those without one.
    @inlinable
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

    /// Gives each entry a unique name. The first entry that claims a name gets it, and each later one gets it followed
    /// by a number.
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
