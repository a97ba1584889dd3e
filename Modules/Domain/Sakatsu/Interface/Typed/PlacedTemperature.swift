import Basics

/// A typed temperature with its place.
public struct PlacedTemperature: Hashable, Sendable {
    /// The place where the temperature was measured.
    public let place: TemperaturePlace
    /// The temperature; `nil` to remove the temperature of the place.
    public let temperature: Temperature?

    /// Parses places with their temperatures, or with `-` to remove the temperature: `sauna 92`, `steam room 45`,
    /// `bath -`, `sauna 92 bath 16`. After the first, each place is the sauna or the cool bath.
    ///
    /// - Throws: the errors of ``TemperaturePlace`` and ``Temperature``, ``SakatsuError/noTemperaturePlace(_:)``,
    ///   ``SakatsuError/severalTemperatures(_:)`` and ``SakatsuError/givenTwice(_:)``.
    public static func all(in text: String) throws(SakatsuError) -> [PlacedTemperature] {
        var rest = words(of: text)[...]
        var all: [PlacedTemperature] = []
        while !rest.isEmpty || all.isEmpty {
            let end = rest.indices.dropFirst().first { index in
                isValue(rest[index]) && (index + 1 == rest.endIndex || beginsWithPlace(rest[(index + 1)...]))
            }
            let placed = try PlacedTemperature(rest[...(end ?? rest.endIndex - 1)], of: text)
            guard !all.contains(where: { $0.place == placed.place }) else {
                throw .givenTwice(rest.joined(separator: " ").cited)
            }
            all.append(placed)
            rest = rest[((end ?? rest.endIndex - 1) + 1)...]
        }
        return all
    }

    private init(_ words: ArraySlice<String>, of text: String) throws(SakatsuError) {
        guard words.count > 1, let last = words.last else {
            let temperature = try Temperature(text)
            throw .noTemperaturePlace(temperature)
        }
        let name = words.dropLast()
        // A number right before the temperature belongs to the name, as in `room 2 45`.
        let hasNumber = name.dropFirst().dropLast().contains(where: Self.isValue)
        guard !hasNumber else { throw .severalTemperatures(text.cited) }
        place = try TemperaturePlace(name.joined(separator: " "))
        temperature = Self.isNone(last) ? nil : try Temperature(last)
    }

    /// Returns the words of a text. A unit alone belongs to the number before it.
    private static func words(of text: String) -> [String] {
        var words: [String] = []
        for word in text.split(whereSeparator: \.isWhitespace).map(String.init) {
            if let last = words.last, Temperature.isUnit(word), isValue(last), !Temperature.hasUnit(last) {
                words[words.count - 1] = last + word
            } else {
                words.append(word)
            }
        }
        return words.isEmpty ? [""] : words
    }

    private static func isNone(_ word: String) -> Bool { word == "-" || word == "−" }

    private static func isValue(_ word: String) -> Bool { isNone(word) || (try? Temperature(word)) != nil }

    private static func beginsWithPlace(_ words: ArraySlice<String>) -> Bool {
        (1...2).contains { count in
            (try? TemperaturePlace(words.prefix(count).joined(separator: " ")))?.phase != nil
        }
    }
}
