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

    /// Sets the temperatures of typed places, or removes those that are `nil`.
    ///
    /// - Throws: the errors of ``set(_:to:)``.
    mutating func change(_ typed: [(place: TemperaturePlace, temperature: Temperature?)]) throws(SakatsuError) {
        for (place, change) in zip(places(meantBy: typed.map(\.place)), typed) {
            try set(place, to: change.temperature)
        }
    }

    /// Returns these typed temperatures at the places that they mean beside others.
    package func meant(beside others: Temperatures = Temperatures()) -> Temperatures {
        var meant = Temperatures()
        for (place, typed) in zip(others.places(meantBy: all.map(\.place)), all) {
            try? meant.set(place, to: typed.temperature)
        }
        return meant
    }

    /// Returns the place that a typed place meant, after its temperature was changed.
    package func place(changedBy typed: TemperaturePlace, to temperature: Temperature?) -> TemperaturePlace {
        let place = place(meantBy: typed)
        return self[place] == temperature ? place : typed
    }

    /// Returns the places that typed places mean. Another word for the cool bath, such as `cold plunge`, means the named
    /// place that has it as its name. Without such a place, it means the cool bath, unless that is typed, too.
    private func places(meantBy typed: [TemperaturePlace]) -> [TemperaturePlace] {
        let typed = typed.map(\.known)
        var meant: [TemperaturePlace] = []
        for place in typed {
            let there = self.place(meantBy: place)
            meant.append(there == place || !(typed + meant).contains(there) ? there : place)
        }
        return meant
    }

    private func place(meantBy typed: TemperaturePlace) -> TemperaturePlace {
        let place = typed.known
        guard case .named(let name) = place, place.phase == .coolBath else { return place }
        return named.first { $0.name.word == name.word }.map { TemperaturePlace.named($0.name) } ?? .coolBath
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

    /// Parses a place: the name of the sauna or the cool bath in any language, or else the name of another place.
    /// Another word for the cool bath, such as `cold plunge`, is a name here, as it can be that of a place beside the
    /// cool bath.
    ///
    /// - Throws: the errors of ``StepName``.
    public init(_ text: String) throws(SakatsuError) {
        self = TemperaturePlace.named(try StepName(text)).known
    }

    /// ``sauna`` or ``coolBath`` if this is a named place whose name no other place can have; otherwise this place.
    package var known: TemperaturePlace {
        guard case .named(let name) = self, let phase = Phase(named: name), phase != .rest else { return self }
        return phase == .sauna ? .sauna : .coolBath
    }

    /// The phase that the place, or a name of it such as `cold plunge`, means; `nil` for any other place.
    package var phase: Phase? {
        switch self {
        case .sauna: return .sauna
        case .coolBath: return .coolBath
        case .named(let name):
            let phase = try? Phase(name.text)
            return phase == .rest ? nil : phase
        }
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
