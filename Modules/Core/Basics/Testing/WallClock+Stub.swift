public import Basics

extension WallClock {
    /// A clock that is set by hand, beginning at 1970-01-01 00:00 UTC, with an offset of 0 from UTC.
    public static var stub: WallClock { WallClock(at: LocalTime(Timestamp(milliseconds: 0), minutesAhead: 0)) }
}
