/// A set of Unicode scalars, stored as the sorted bounds of its ranges.
struct ScalarRanges: Sendable {
    private let bounds: [UInt32]

    /// Creates a set from the bounds of its ranges.
    init(_ bounds: [UInt32]) {
        self.bounds = bounds
    }

    /// Returns whether the set contains a scalar, by binary search.
    func contains(_ scalar: Unicode.Scalar) -> Bool {
        var (low, high) = (0, bounds.count / 2)
        while low < high {
            let middle = (low + high) / 2
            if scalar.value > bounds[2 * middle + 1] {
                low = middle + 1
            } else if scalar.value < bounds[2 * middle] {
                high = middle
            } else {
                return true
            }
        }
        return false
    }
}
