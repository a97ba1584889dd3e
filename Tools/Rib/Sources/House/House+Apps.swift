extension House {
    /// An app, as a line of the table declares it.
    package struct App {
        package let name: String
        /// The name of the app's folder in `App`.
        package let folder: String
        /// The names of the features that the app links.
        package let features: Set<String>
    }

    /// The apps, in the order of the table.
    package var apps: [App] {
        table.outside.filter { $0.word == "App" }.compactMap { line in
            guard let app = target(named: line.name) else { return nil }
            let folder = app.folder.split(separator: "/").dropFirst().first ?? app.name[...]
            let features = app.dependencies.compactMap(owner).filter { $0.layer == .feature }.map(\.name)
            return App(name: app.name, folder: String(folder), features: Set(features))
        }
    }
}
