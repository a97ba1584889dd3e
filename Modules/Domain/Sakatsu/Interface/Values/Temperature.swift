public import Basics

/// A temperature from -50 to 200 °C, to a tenth of a degree.
public struct Temperature: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The valid values of ``tenths``.
    public static let range = -500...2000

    /// The tenths of a degree Celsius, within ``range``.
    public let tenths: Int

    /// Creates a temperature from tenths of a degree Celsius.
    ///
    /// - Throws: ``SakatsuError/notATemperature(_:)`` for a value outside of ``range``.
    public init(tenths: Int) throws(SakatsuError) {
        guard Self.range.contains(tenths) else { throw .notATemperature("\(tenths)") }
        self.tenths = tenths
    }

    /// Parses a typed temperature, with ASCII or full-width characters: `92`, `92.5`, `16,5`, `16.5°C`, `92도`, `92度`.
    ///
    /// - Throws: ``SakatsuError/notATemperature(_:)``, and ``SakatsuError/inFahrenheit(_:_:)`` for a temperature in
    ///   Fahrenheit.
    public init(_ text: String) throws(SakatsuError) {
        if text.utf8.count <= 64, let celsius = Self.celsius(ofFahrenheit: text) {
            throw .inFahrenheit(text.cited, celsius)
        }
        guard text.utf8.count <= 64, let tenths = Self.tenths(typed: text), Self.range.contains(tenths) else {
            throw .notATemperature(text.cited)
        }
        self.tenths = tenths
    }

    /// Orders temperatures from cold to hot.
    public static func < (left: Temperature, right: Temperature) -> Bool { left.tenths < right.tenths }

    private static func tenths(typed text: String) -> Int? {
        var typed = String(text.trimmingWhitespace().halfWidth.map { $0 == "−" ? "-" : $0 })
        if let unit = units.first(where: { typed.lowercased().hasSuffix($0) }) {
            typed = String(typed.dropLast(unit.count)).trimmingWhitespace()
        }
        let isBelowZero = typed.hasPrefix("-")
        let parts = typed.dropFirst(isBelowZero ? 1 : 0).split(
            omittingEmptySubsequences: false, whereSeparator: { $0 == "." || $0 == "," })
        guard (1...2).contains(parts.count), parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isDigit) }),
            parts[0].count <= 4, let whole = Int(parts[0])
        else { return nil }
        var tenth = 0
        if parts.count == 2 {
            guard parts[1].count == 1, let digit = Int(parts[1]) else { return nil }
            tenth = digit
        }
        return (whole * 10 + tenth) * (isBelowZero ? -1 : 1)
    }

    /// Returns the temperature of a text in Fahrenheit, such as `194F`; `nil` for any other text.
    private static func celsius(ofFahrenheit text: String) -> Temperature? {
        let typed = text.trimmingWhitespace().halfWidth.lowercased()
        guard let unit = ["°f", "℉", "ºf", "f"].first(where: typed.hasSuffix),
            let tenths = tenths(typed: String(typed.dropLast(unit.count)))
        else { return nil }
        return try? Temperature(tenths: Int((Double(tenths - 320) * 5 / 9).rounded()))
    }

    /// Returns whether a word is a unit alone, which belongs to the number before it.
    static func isUnit(_ word: String) -> Bool { units.contains(word.halfWidth.lowercased()) }

    /// Returns whether a text ends with a unit.
    static func hasUnit(_ text: String) -> Bool { units.contains { text.halfWidth.lowercased().hasSuffix($0) } }

    /// The units that can be typed, in lowercase, longer ones first.
    private static let units = ["°c", "℃", "º", "°", "c", "도", "度"]

    /// The degrees as they are typed: `92`, `16.5`.
    public var description: String {
        let (whole, tenth) = abs(tenths).quotientAndRemainder(dividingBy: 10)
        return "\(tenths < 0 ? "-" : "")\(whole)\(tenth == 0 ? "" : ".\(tenth)")"
    }
}

extension Temperature {
    /// The degrees with their unit: `16.5°C`.
    public var phrase: Phrase { Phrase("\(self)°C", .ko("\(self)℃"), .ja("\(self)℃")) }
}

extension Character {
    /// Whether the character is one of `0` to `9`.
    var isDigit: Bool { isASCII && isNumber }
}
