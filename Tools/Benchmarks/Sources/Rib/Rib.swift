/// Measures of the tool `rib` in a project of 1,000 modules. The baseline is four times the cost in a project of 250
/// modules, so that a ratio near 1 means linear growth.
enum Rib: Group {
    static let name = "rib"
    static let summary = "the tool in a house of 1,000 modules, against four times a house of 250"

    static func measures() throws -> [Measure] {
        let (house, quarter) = (try GeneratedHouse(modules: 1_000), try GeneratedHouse(modules: 250))
        for house in [house, quarter] {
            try house.commit()
            try house.edit(house.count - 1)
        }
        var made = 0
        func measure(_ name: String, _ words: @escaping @MainActor (GeneratedHouse) throws -> Double) -> Measure {
            Measure(name: name, unit: "ms", count: 5, work: { try words(house) }, twin: { try words(quarter) * 4 })
        }
        return [
            measure("check") { try $0.milliseconds("check") },
            measure("graph") { try $0.milliseconds("graph") },
            measure("graph --format svg") { try $0.milliseconds("graph", "--format", "svg") },
            measure("affected") { try $0.milliseconds("affected") },
            measure("new feature") { house in
                made += 1
                return try house.milliseconds("new", "feature", "New\(made)")
            },
            Measure(
                name: "check, most memory", unit: "MiB", count: 5, work: { try house.memory("check") },
                twin: { try quarter.memory("check") * 4 }),
        ]
    }
}
