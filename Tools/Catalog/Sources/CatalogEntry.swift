package import Screens

/// One screen of the catalog, in each of its states.
@MainActor package struct CatalogEntry {
    /// The feature's name.
    package let name: String
    /// The output of the screen in each of its states, in the order in which the screen lists them.
    package let samples: [ScreenSample]

    /// Creates an entry for the screen of a feature.
    ///
    /// - Parameters:
    ///   - name: The feature's name.
    ///   - placeDescription: The description of a place that has the screen.
    /// - Throws: ``CatalogMistake``, and any error that the creation of a state throws.
    package init(_ name: String, _ placeDescription: PlaceDescription) throws {
        self.name = name
        samples = try placeDescription.samples()
        let names = samples.map(\.name)
        guard !names.isEmpty else { throw CatalogMistake(description: "\(name) lists no states of its screen") }
        if let twice = names.first(where: { name in names.count { $0 == name } > 1 }) {
            throw CatalogMistake(description: "\(name) has two states called “\(twice)”")
        }
        if let long = names.first(where: { $0.contains { $0 == " " || $0 == "/" } }) {
            throw CatalogMistake(description: "the state “\(long)” of \(name) is not one word: write hyphens")
        }
    }
}

/// The error of a screen that lists no states, or states whose names are not unique single words.
package struct CatalogMistake: Error, CustomStringConvertible {
    package let description: String
}
