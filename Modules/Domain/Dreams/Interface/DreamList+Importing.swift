package import MandalartDomainInterface

extension DreamList {
    /// The number of wishes that an import adds, and the number of existing wishes that it changes.
    package typealias Import = (added: Int, changed: Int)

    /// Merges the wishes of a document into the list and returns the effect.
    ///
    /// A wish of the document replaces the existing wish with the same title, preferably one that has the same number
    /// too. All other wishes are added, each at its own number if that is free, or else at the first free number. A
    /// wish that replaces another keeps that wish's chart unless its own chart was imported.
    ///
    /// - Parameters:
    ///   - document: the wishes of the document, by their numbers in the document.
    ///   - asNew: whether all wishes are added, and none is replaced.
    ///   - chart: returns the stored chart into which a chart of the document was imported; `nil` if there is none.
    /// - Returns: the number of added wishes, and the number of changed existing wishes.
    /// - Throws: ``DreamsError/noRoom(for:free:)``; nothing is changed then.
    package mutating func take(
        _ document: DreamList, asNew: Bool, chart: (ChartID) -> ChartID?
    ) throws(DreamsError) -> Import {
        let matches = asNew ? [:] : matches(of: document)
        let free = WishNumber.all.filter { wishes[$0] == nil }
        let new = document.numbered.map(\.number).filter { matches[$0] == nil }
        guard new.count <= free.count else { throw .noRoom(for: new.count, free: free.count) }
        let kept = Set(new).intersection(free)
        var others = free.filter { !kept.contains($0) }
        var next = self
        var changed = 0
        for (number, wish) in document.numbered {
            let place = matches[number] ?? (kept.contains(number) ? number : others.removeFirst())
            let there = matches[number].flatMap { wishes[$0] }
            let arriving = wish.replacing(there, chart: wish.tree.chart.flatMap(chart))
            if let there, !there.hasSameBytes(as: arriving) { changed += 1 }
            next.wishes[place] = arriving
        }
        self = next
        return (new.count, changed)
    }

    /// Returns the existing wish for each wish of a document that has a match. Each existing wish is matched at most
    /// once.
    private func matches(of document: DreamList) -> [WishNumber: WishNumber] {
        var left = wishes
        var matches: [WishNumber: WishNumber] = [:]
        for (number, wish) in document.numbered where left[number]?.title == wish.title {
            matches[number] = number
            left[number] = nil
        }
        for (number, wish) in document.numbered where matches[number] == nil {
            guard let match = left.filter({ $0.value.title == wish.title }).keys.min() else { continue }
            matches[number] = match
            left[match] = nil
        }
        return matches
    }
}

extension Wish {
    /// Returns the wish as the replacement of an existing wish, `there`: with the identity of `there`, and with the
    /// given chart or else the chart of `there`. Milestones get the identities of the existing milestones with the same
    /// titles. All other identities are `nil`.
    fileprivate func replacing(_ there: Wish?, chart: ChartID?) -> Wish {
        var wish = self
        wish.id = there?.id
        wish.tree.chart = chart ?? there?.tree.chart
        var left = there?.tree.milestones ?? []
        for index in wish.tree.milestones.indices {
            let title = wish.tree.milestones[index].title
            wish.tree.milestones[index].id = nil
            guard let match = left.firstIndex(where: { $0.title == title }) else { continue }
            wish.tree.milestones[index].id = left.remove(at: match).id
        }
        return wish
    }
}
