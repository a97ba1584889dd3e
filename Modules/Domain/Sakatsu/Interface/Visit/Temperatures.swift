public import Basics

/// The temperatures of a visit: those of the sauna, of the cool bath, and of up to eight other places with names.
public struct Temperatures: Hashable, Sendable {
    /// The maximum number of named temperatures.
    public static let mostNamed = 8

    /// The temperature of the sauna; `nil` if unknown.
    public var sauna: Temperature?
    /// The temperature of the cool bath; `nil` if unknown.
    public var coolBath: Temperature?
    /// The temperatures of other places, in the order in which they were added. Their names are unique.
    public private(set) var named: [NamedTemperature] = []

    /// Creates the temperatures of the sauna and the cool bath; by default none.
    public init(sauna: Temperature? = nil, coolBath: Temperature? = nil) {
        (self.sauna, self.coolBath) = (sauna, coolBath)
    }

    /// Whether there are no temperatures.
    public var isEmpty: Bool { sauna == nil && coolBath == nil && named.isEmpty }

    /// The temperature of a place; `nil` if there is none.
    public subscript(place: TemperaturePlace) -> Temperature? {
        switch place.known {
        case .sauna: sauna
        case .coolBath: coolBath
        case .named(let name): named.first { $0.name == name }?.temperature
        }
    }

    /// All temperatures with their places: sauna, cool bath, then the named ones.
    public var all: [(place: TemperaturePlace, temperature: Temperature)] {
        let first = [sauna.map { (TemperaturePlace.sauna, $0) }, coolBath.map { (TemperaturePlace.coolBath, $0) }]
        return first.compactMap(\.self) + named.map { (.named($0.name), $0.temperature) }
    }

    /// Sets the temperature of a place, or removes it for `nil`. A name that means the sauna or the cool bath in any
    /// language refers to ``sauna`` or ``coolBath``.
    ///
    /// - Throws: ``SakatsuError/tooManyTemperatures``, and ``SakatsuError/noSuchTemperature(_:)`` if a named
    ///   temperature to remove does not exist.
    public mutating func set(_ place: TemperaturePlace, to temperature: Temperature?) throws(SakatsuError) {
        switch place.known {
        case .sauna: sauna = temperature
        case .coolBath: coolBath = temperature
        case .named(let name): try set(name, to: temperature)
        }
    }

    /// Changes the temperature of a place like ``set(_:to:)``. That of the cool bath replaces one that is stored under
    /// another word for it, such as `cold bath`, because this word now means the cool bath.
    ///
    /// - Throws: the errors of ``set(_:to:)``.
    mutating func change(_ place: TemperaturePlace, to temperature: Temperature?) throws(SakatsuError) {
        let known = place.known
        if known == .sauna || known == .coolBath {
            named.removeAll { (try? TemperaturePlace($0.name.text)) == known }
        }
        try set(known, to: temperature)
    }

    private mutating func set(_ name: StepName, to temperature: Temperature?) throws(SakatsuError) {
        let index = named.firstIndex { $0.name == name }
        switch (index, temperature) {
        case (let index?, let temperature?): named[index].temperature = temperature
        case (let index?, nil): named.remove(at: index)
        case (nil, let temperature?):
            guard named.count < Self.mostNamed else { throw .tooManyTemperatures }
            named.append(NamedTemperature(name, temperature))
        case (nil, nil): throw .noSuchTemperature(name)
        }
    }

    /// Returns these temperatures, completed by the temperatures of `others` for missing places, up to ``mostNamed``
    /// named temperatures.
    public func filled(from others: Temperatures) -> Temperatures {
        var all = self
        all.sauna = sauna ?? others.sauna
        all.coolBath = coolBath ?? others.coolBath
        for other in others.named where all[.named(other.name)] == nil {
            try? all.set(other.name, to: other.temperature)
        }
        return all
    }
}

/// The temperature of a place with a name.
public struct NamedTemperature: Hashable, Sendable {
    /// The name of the place.
    public let name: StepName
    /// The temperature.
    public var temperature: Temperature

    /// Creates the temperature of a named place.
    public init(_ name: StepName, _ temperature: Temperature) {
        (self.name, self.temperature) = (name, temperature)
    }
}

/// The place where a temperature was measured.
public enum TemperaturePlace: Hashable, Sendable {
    /// The sauna.
    case sauna
    /// The cool bath.
    case coolBath
    /// Another place with a name.
    case named(StepName)

    /// Parses a place: a word for the sauna or the cool bath in any language, or else the name of another place.
    ///
    /// - Throws: the errors of ``StepName``.
    public init(_ text: String) throws(SakatsuError) {
        let name = try StepName(text)
        switch try? Phase(name.text) {
        case .sauna: self = .sauna
        case .coolBath: self = .coolBath
        case .rest, nil: self = .named(name)
        }
    }

    /// ``sauna`` or ``coolBath`` if this is a named place whose name no other place can have; otherwise this place.
    package var known: TemperaturePlace {
        guard case .named(let name) = self, let phase = Phase(named: name), phase != .rest else { return self }
        return phase == .sauna ? .sauna : .coolBath
    }

    /// The name of the place.
    public var phrase: Phrase {
        switch self {
        case .sauna: VisitPhrases.sauna
        case .coolBath: VisitPhrases.coolBath
        case .named(let name): Phrase(verbatim: name.text)
        }
    }
}
