/// The Gregorian calendar for all years. It converts between the number of days since 1970-01-01 and year, month, and
/// day.
enum Calendar {
    /// The number of days in 400 years, after which the calendar repeats.
    private static let daysOfCycle = 146_097
    /// The number of days from 0000-03-01, the first day of a 400-year cycle in these calculations, to 1970-01-01.
    private static let daysBefore1970 = 719_468

    /// Returns the date of a day number. Internally, a year begins in March, so that a leap day is its last day.
    static func date(of number: Int) -> (year: Int, month: Int, day: Int) {
        let days = number + daysBefore1970
        let cycle = Int(Int64(days).dividedRoundingDown(by: Int64(daysOfCycle)))
        let dayOfCycle = days - cycle * daysOfCycle
        let yearOfCycle = (dayOfCycle - dayOfCycle / 1460 + dayOfCycle / 36_524 - dayOfCycle / 146_096) / 365
        let dayOfYear = dayOfCycle - (365 * yearOfCycle + yearOfCycle / 4 - yearOfCycle / 100)
        // March is month 0. Five months from March or August on have 153 days.
        let month = (5 * dayOfYear + 2) / 153
        let isNextYear = month >= 10
        return (
            cycle * 400 + yearOfCycle + (isNextYear ? 1 : 0), isNextYear ? month - 9 : month + 3,
            dayOfYear - (153 * month + 2) / 5 + 1
        )
    }

    /// Returns the number of days from 1970-01-01 to a date. A day beyond the end of its month is a day of the next
    /// month.
    static func number(year: Int, month: Int, day: Int) -> Int {
        let year = month <= 2 ? year - 1 : year
        let cycle = Int(Int64(year).dividedRoundingDown(by: 400))
        let yearOfCycle = year - cycle * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return cycle * daysOfCycle + yearOfCycle * 365 + yearOfCycle / 4 - yearOfCycle / 100 + dayOfYear
            - daysBefore1970
    }

    /// Returns the date of a day number in the form `2027-03-21`, with another separator if one is given.
    static func text(of number: Int, separator: Character = "-") -> String {
        let (year, month, day) = date(of: number)
        return [digits(year, 4), digits(month, 2), digits(day, 2)].joined(separator: String(separator))
    }

    /// Returns a number with leading zeros, at least `count` digits long.
    static func digits(_ number: Int, _ count: Int) -> String {
        let text = "\(number)"
        return String(repeating: "0", count: max(0, count - text.count)) + text
    }
}

extension Int64 {
    /// Returns the quotient, rounded down even if negative: half a second before 1970 is in second -1.
    func dividedRoundingDown(by divisor: Int64) -> Int64 {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? quotient - 1 : quotient
    }

    /// Returns the remainder of ``dividedRoundingDown(by:)``, which is never negative.
    func remainder(by divisor: Int64) -> Int64 {
        let remainder = self % divisor
        return remainder < 0 ? remainder + divisor : remainder
    }
}
