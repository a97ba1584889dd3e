import MandalartDomainInterface
import Time

/// What a form holds of a cell while it is filled in: a cell that was empty has no title yet.
struct CellDraft: Equatable {
    var title: Title?
    /// Goals only, as the palette and the image.
    var description: Note?
    var palette: Palette?
    var image: ImageAddress?
    /// Action items only.
    var rate = AchievementRate.zero
    /// Not asked for: the command `due` changes it.
    var due: Day?
    /// Habits only.
    var cadence: Cadence?

    /// What a cell holds; `nil` when it is empty.
    init(_ content: CellContent? = nil) {
        switch content {
        case .goal(let title, let description, let palette, let image, let due):
            (self.title, self.palette, self.image, self.due) = (title, palette, image, due)
            self.description = description == .empty ? nil : description
        case .actionItem(let item):
            (title, rate, due, cadence) = (item.title, item.markedRate, item.due, item.habit?.cadence)
        case nil:
            break
        }
    }

    /// What the cell would hold; `nil` without a title.
    func content(of cell: Cell) -> CellContent? {
        title.map { title in
            cell.fields.contains(.rate)
                ? .actionItem(ActionItem(title: title, rate: rate, due: due, habit: cadence.map { Habit($0) }))
                : .goal(
                    title: title, description: description ?? .empty, palette: palette, image: image, due: due)
        }
    }

    /// Makes one field what a change makes it.
    mutating func take(_ change: CellChange) {
        switch change {
        case .title(let title): self.title = title
        case .description(let note): description = note == .empty ? nil : note
        case .palette(let palette): self.palette = palette
        case .image(let image): self.image = image
        case .rate(let rate): self.rate = rate
        case .rateBy(let percent): rate = RateChange.by(percent).applied(to: rate)
        case .due(let due): self.due = due
        case .every(let cadence): self.cadence = cadence
        }
    }

    /// The change that makes a field of the cell what it is here.
    ///
    /// - Throws: `MandalartError.emptyTitle` where there is no title yet.
    func change(to field: CellField) throws(MandalartError) -> CellChange {
        switch field {
        case .title:
            guard let title else { throw .emptyTitle }
            return .title(title)
        case .description: return .description(description ?? .empty)
        case .palette: return .palette(palette)
        case .image: return .image(image)
        case .rate: return .rate(rate)
        case .due: return .due(due)
        case .every: return .every(cadence)
        }
    }

    /// The changes that lead here from another draft, in the order of a form.
    func changes(from other: CellDraft) -> [CellChange] {
        CellField.allCases.compactMap { field in
            let change = try? change(to: field)
            return change == (try? other.change(to: field)) ? nil : change
        }
    }
}
