import Time

/// The time of an edit: the wall clock's milliseconds, and a counter for edits of one millisecond or of a clock that goes
/// back (Kulkarni et al., "Logical Physical Clocks", 2014). It only ever grows within a store.
enum HybridTime {
    private static let counterBits: Int64 = 16
    private static let greatest = Int64.max >> counterBits

    /// The time of an edit that comes after another.
    ///
    /// - Throws: ``JournalError/clockOutOfRange`` for a clock before 1970 or beyond the year 6429, and at the end of the
    ///   range.
    static func after(_ last: Int64, at now: Timestamp) throws(JournalError) -> Int64 {
        guard (0...greatest).contains(now.milliseconds), last < .max else { throw .clockOutOfRange }
        return max(last + 1, now.milliseconds << counterBits)
    }

    /// The wall clock's part.
    static func timestamp(of time: Int64) -> Timestamp { Timestamp(milliseconds: time >> counterBits) }
}
