import Basics

/// The hybrid logical time of an edit: the wall clock's milliseconds, and a counter for edits within one millisecond or
/// after the clock was set back (Kulkarni et al., "Logical Physical Clocks", 2014). Hybrid times of a store always
/// increase.
enum HybridTime {
    private static let counterBits: Int64 = 16
    private static let greatest = Int64.max >> counterBits

    /// Returns the hybrid time of the next edit, which is greater than the last one.
    ///
    /// - Throws: ``JournalError/clockOutOfRange`` for a clock before 1970 or beyond the year 6429, and at the end of
    ///   the range.
    static func after(_ last: Int64, at now: Timestamp) throws(JournalError) -> Int64 {
        guard (0...greatest).contains(now.milliseconds), last < .max else { throw .clockOutOfRange }
        return max(last + 1, now.milliseconds << counterBits)
    }

    /// Returns the wall-clock part of a hybrid time.
    static func timestamp(of time: Int64) -> Timestamp { Timestamp(milliseconds: time >> counterBits) }
}
