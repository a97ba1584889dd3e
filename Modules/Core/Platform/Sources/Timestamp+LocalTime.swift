public import Languages

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

extension Timestamp {
    /// The moment to the minute as a clock on the wall shows it, in the system's time zone or that of `TZ`, and as a
    /// reader writes a date: `2026-11-21 09:05`, `2026.11.21 09:05` in Korean, `2026/11/21 09:05` in Japanese. In each
    /// language all moments of four-digit years are equally wide, and in a list the later ones sort last.
    public func localMinute(in language: Language) -> String {
        var seconds = time_t(milliseconds.dividedRoundingDown(by: 1000))
        var parts = tm()
        // Unlike localtime, localtime_r need not look at TZ by itself.
        tzset()
        // A year that the C library has no number for.
        guard localtime_r(&seconds, &parts) != nil else { return "\(milliseconds) ms" }
        let date = [Int(parts.tm_year) + 1900, Int(parts.tm_mon) + 1, Int(parts.tm_mday)]
        return
            "\(Self.padded(date, language.dateSeparator)) \(Self.padded([Int(parts.tm_hour), Int(parts.tm_min)], ":"))"
    }

    private static func padded(_ numbers: [Int], _ separator: String) -> String {
        numbers.map { $0 < 10 && $0 >= 0 ? "0\($0)" : "\($0)" }.joined(separator: separator)
    }
}

extension Language {
    fileprivate var dateSeparator: String {
        switch self {
        case .english: "-"
        case .korean: "."
        case .japanese: "/"
        }
    }
}

extension Int64 {
    /// The quotient, rounded down also below zero: half a second before 1970 is in second -1.
    fileprivate func dividedRoundingDown(by divisor: Int64) -> Int64 {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? quotient - 1 : quotient
    }
}
