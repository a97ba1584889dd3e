public import Platform

extension WallClock {
    /// Hangs at Greenwich, at the beginning of 1970.
    public static let stub = WallClock(at: LocalTime(Timestamp(milliseconds: 0), minutesAhead: 0))
}
