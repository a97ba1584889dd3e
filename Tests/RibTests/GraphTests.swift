import Testing

@testable import RibKit

@Suite("rib graph")
struct GraphTests {
    @Test(
        "draws a house in every format, forbidden edges in red", arguments: ["text", "mermaid", "dot", "svg", "html"])
    func formats(format: String) throws {
        let house = try Fixture.disorderly()
        let result = house.rib("graph", "--format", format)
        #expect(result.code == 0)
        try Golden.expect(result.output, matches: "graph.\(format)")
    }

    @Test("draws the targets of a module alone, with what they depend on and what depends on them")
    func targets() throws {
        let result = try Fixture().rib("graph", "DetailFeatureInterface", "--level", "target")
        try Golden.expect(result.output, matches: "graph-targets.txt")
    }

    @Test("draws a part by the name of a module, with its layer where the name is there twice")
    func part() throws {
        let house = try Fixture()
        #expect(house.rib("graph", "Notes").messages.contains("Notes means Domain/Notes, Data/Notes"))
        try Golden.expect(house.rib("graph", "Data/Notes").output, matches: "graph-part.txt")
        #expect(house.rib("graph", "Kitt").messages == "rib: there is no Kitt in the table; did you mean Kit?\n")
        #expect(house.rib("graph", "--format", "png").code == 2)
    }

    @Test("no two boxes of a drawing lie on each other, and none lies outside")
    func boxes() throws {
        let house = try Fixture()
        let names = (0..<200).map { "Part\($0)" }
        let lines = names.enumerated().map { index, name in
            let words = index < 20 ? "" : ", core: [\"\(names[index / 3])\", \"\(names[index % 20])\"]"
            return "            Core(\"\(name)\"\(words)),\n"
        }
        try house.edit("Project.swift", "            Core(\"Kit\"),\n", "            Core(\"Kit\"),\n\(lines.joined())")
        let drawing = Drawing(try Graph(House(at: house.root), level: .module))
        let boxes = drawing.boxes.values.sorted { ($0.y, $0.x) < ($1.y, $1.x) }
        #expect(boxes.count == 207)
        for (first, second) in zip(boxes, boxes.dropFirst()) where first.y == second.y {
            #expect(first.x + first.width < second.x)
        }
        #expect(boxes.allSatisfy { $0.x + $0.width < drawing.width && $0.y + Drawing.height < drawing.height })
        #expect(drawing.width < 1800)
    }
}
