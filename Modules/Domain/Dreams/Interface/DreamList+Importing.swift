package import MandalartDomainInterface

extension DreamList {
    /// How many wishes an import adds, and how many of those that are there it changes.
    package typealias Import = (added: Int, changed: Int)

    /// Takes in the wishes of a document.
    ///
    /// A wish replaces the one of its title, preferably that with its number too. All others are added: each at its own
    /// number, or at the first free one. A wish whose chart the document does not have keeps the chart that it has here.
    ///
    /// - Parameters:
    ///   - document: the wishes of the document, by the numbers that they have there.
    ///   - asNew: whether all are added.
    ///   - chart: the chart here for one of the document.
    /// - Returns: how many are added, and how many of those that are there are changed.
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

    /// The numbers here of wishes of a document, each at most once.
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
    /// The wish with the identity of the one that it replaces, and with those of the milestones of the same titles.
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
