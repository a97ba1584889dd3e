/// Which action item it is, wherever it stands: it stays the same when the item is changed, moved, swapped, or brought
/// back by an undo. A copy is another item.
public struct ItemID: Hashable, Sendable {
    /// Never used twice.
    public let number: Int

    /// An action item's identifier, by its number.
    public init(_ number: Int) {
        self.number = number
    }
}
