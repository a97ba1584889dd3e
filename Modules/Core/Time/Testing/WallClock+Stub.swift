public import Time

extension WallClock {
    /// A clock that is set by hand, starting at 1970-01-01 00:00 UTC, in the time zone of Greenwich.
    public static var stub: WallClock { WallClock(at: LocalTime(Timestamp(milliseconds: 0), minutesAhead: 0)) }
}
