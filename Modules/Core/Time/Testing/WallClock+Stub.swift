public import Time

extension WallClock {
    /// A clock of the caller's own, set by hand to the beginning of 1970, that hangs at Greenwich.
    public static var stub: WallClock { WallClock(at: LocalTime(Timestamp(milliseconds: 0), minutesAhead: 0)) }
}
