import SwiftFileKit
import Testing

@testable import RibKit

@Suite("The house, drawn")
struct DrawingTests {
    /// Houses of 10, 45 and 200 modules, and one whose features have no domain and form one tree.
    enum Size: String, CaseIterable, CustomTestStringConvertible {
        case ten, many, most, tree

        var testDescription: String { rawValue }

        var table: String {
            switch self {
            case .ten: GeneratedTable(core: 4, domains: 2, features: 2).text
            case .many: GeneratedTable(core: 17, domains: 6, features: 16).text
            case .most: GeneratedTable(core: 44, domains: 24, features: 108).text
            case .tree: Self.screensInTree
            }
        }

        var house: House { House(root: "/nowhere", manifest: SwiftFile(table)) }

        func drawing(level: Graph.Level = .module) throws -> Drawing { Drawing(try Graph(house, level: level)) }

        private static var screensInTree: String {
            let lines = (1..<200).map { index in
                let children = [2 * index, 2 * index + 1].filter { $0 < 200 }.map { "\"Screen\($0)\"" }
                return "Feature(\"Screen\(index)\", features: [\(children.joined(separator: ", "))])"
            }
            return "static let modules: [any Module] = [\(lines.joined(separator: ", "))] "
                + "static let systemLibraries: [SystemLibrary] = [] static let outside: [any Module] = []"
        }
    }

    @Test("draws houses of the sizes that are looked at")
    func sizes() throws {
        let counts = try Size.allCases.map { try Graph($0.house, level: .module).nodes.count }
        // One of them is the app.
        #expect(counts == [11, 46, 201, 199])
    }

    @Test("boxes stand beside each other, inside the picture, with their whole names", arguments: Size.allCases)
    func boxes(size: Size) throws {
        let drawing = try size.drawing()
        for (index, box) in drawing.boxes.enumerated() {
            let isInside =
                box.x > 0 && box.y > 0 && box.x + box.width < drawing.width && box.y + box.height < drawing.height
            #expect(isInside)
            let label = drawing.labels[index]
            #expect(label.lines.joined() == drawing.graph.nodes[index].name)
            #expect(label.width < box.width && label.lines.count * Label.lineHeight < box.height)
        }
        let overlaps = drawing.boxes.indices.flatMap { first in
            drawing.boxes.indices.filter { second in
                let (a, b) = (drawing.boxes[first], drawing.boxes[second])
                return first < second && a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height
                    && b.y < a.y + a.height
            }
        }
        #expect(overlaps == [])
    }

    @Test("no edge runs through a box", arguments: Size.allCases)
    func edgesBesideBoxes(size: Size) throws {
        let drawing = try size.drawing()
        let names = drawing.names
        var crossed: [String] = []
        for wire in drawing.wires {
            for (start, end) in wire.parts {
                let (left, right) = (min(start.x, end.x), max(start.x, end.x))
                let (top, bottom) = (min(start.y, end.y), max(start.y, end.y))
                for (index, box) in drawing.boxes.enumerated()
                where right > box.x && left < box.x + box.width && bottom > box.y && top < box.y + box.height {
                    crossed.append("\(names[wire.edge.from]) → \(names[wire.edge.to]) runs through \(names[index])")
                }
            }
        }
        #expect(crossed == [])
    }

    @Test("edges run down or across, from their box to their target", arguments: Size.allCases)
    func ends(size: Size) throws {
        let drawing = try size.drawing()
        for wire in drawing.wires {
            let (from, to) = (drawing.boxes[wire.edge.from], drawing.boxes[wire.edge.to])
            let (first, last) = (try #require(wire.points.first), try #require(wire.points.last))
            #expect(first.y == from.y + from.height && first.x > from.x && first.x < from.x + from.width)
            #expect(last.y == to.y && last.x == to.x + to.width / 2)
            for (start, end) in wire.parts {
                #expect(start.x == end.x || start.y == end.y)
                #expect(start.y <= end.y)
            }
        }
    }

    @Test("edges that lead to different modules never lie on each other", arguments: Size.allCases)
    func tracks(size: Size) throws {
        let drawing = try size.drawing()
        let names = drawing.names
        // By the line that a part of an edge lies on: from where to where it runs, and the edge.
        var parts: [[Int]: [(from: Int, to: Int, edge: EdgeRouter.Edge)]] = [:]
        for wire in drawing.wires where !wire.edge.isFaint {
            for (start, end) in wire.parts where start != end {
                let isVertical = start.x == end.x
                let ends = isVertical ? [start.y, end.y].sorted() : [start.x, end.x].sorted()
                parts[isVertical ? [0, start.x] : [1, start.y], default: []].append((ends[0], ends[1], wire.edge))
            }
        }
        var mixed: Set<String> = []
        for line in parts.values {
            for (index, first) in line.enumerated() {
                for second in line[(index + 1)...]
                where first.from < second.to && second.from < first.to && first.edge.to != second.edge.to {
                    let title = "\(names[first.edge.from]) → \(names[first.edge.to])"
                    mixed.insert("\(title) lies on that to \(names[second.edge.to])")
                }
            }
        }
        #expect(mixed.sorted() == [])
    }

    @Test(
        "modules of one subject stand in one column, above each other by their layers",
        arguments: [Size.ten, .many, .most])
    func columns(size: Size) throws {
        let drawing = try size.drawing()
        for (node, box) in zip(drawing.graph.nodes, drawing.boxes) {
            let band = try #require(drawing.bands.first { $0.name == node.row })
            #expect(box.y > band.box.y && box.y + box.height < band.box.y + band.box.height)
            guard let subject = node.subject else { continue }
            let column = try #require(drawing.columns.first { $0.name == subject })
            #expect(box.x > column.box.x && box.x + box.width < column.box.x + column.box.width)
        }
        for (first, second) in zip(drawing.columns, drawing.columns.dropFirst()) {
            #expect(first.box.x + first.box.width <= second.box.x)
        }
    }

    @Test("a drawing of many modules has the shape of a window", arguments: [Size.many, .most, .tree])
    func shape(size: Size) throws {
        let drawing = try size.drawing()
        let ratio = Double(drawing.width) / Double(drawing.height)
        #expect(ratio > 0.7 && ratio < 2, "it is \(drawing.width) × \(drawing.height)")
    }

    @Test("draws targets as well", arguments: [Size.ten, .many])
    func targets(size: Size) throws {
        let drawing = try size.drawing(level: .target)
        #expect(drawing.boxes.count == drawing.graph.nodes.count)
        let astray = drawing.wires.filter { wire in
            guard let (start, end) = wire.points.first.flatMap({ first in wire.points.last.map { (first, $0) } })
            else { return true }
            let (from, to) = (drawing.boxes[wire.edge.from], drawing.boxes[wire.edge.to])
            return start.x <= from.x || start.x >= from.x + from.width || end.x != to.x + to.width / 2
        }
        #expect(astray.map { drawing.graph.nodes[$0.edge.from].name } == [])
        #expect(drawing.wires.filter(\.edge.isForbidden).map { drawing.graph.nodes[$0.edge.from].name } == [])
    }

    @Test("draws what no longer path implies, and whatever is forbidden; a page has the others too")
    func reduction() throws {
        let table = """
            static let modules: [any Module] = [
                Core("Kit", for: [.domain, .data, .feature]), Core("Store", for: [.data], core: ["Kit"]),
                Domain("Notes", core: ["Kit"]), Domain("Tags", domains: ["Notes"], core: ["Kit"]),
                Data("Notes", domains: ["Notes"], core: ["Kit", "Store"]),
                Feature("List", features: ["Detail"], domains: ["Notes"]),
                Feature("Detail", domains: ["Notes", "Tags"], core: ["Store"]),
            ]
            static let systemLibraries: [SystemLibrary] = []
            static let outside: [any Module] = [App("app", in: "App", features: ["List", "Detail"])]
            """
        let graph = try Graph(House(root: "/nowhere", manifest: SwiftFile(table)), level: .module)
        let drawing = Drawing(graph)
        func edges(_ wires: [Drawing.Wire]) -> [String] {
            let names = graph.nodes.map { $0.row == "Core" ? $0.name : "\($0.row)/\($0.name)" }
            return wires.map(\.edge).map {
                "\(names[$0.from]) → \(names[$0.to])\($0.isForbidden ? ", forbidden" : "")"
            }.sorted()
        }
        #expect(
            edges(drawing.wires.filter { !$0.edge.isFaint }) == [
                "App/app → Feature/List", "Data/Notes → Domain/Notes", "Data/Notes → Store", "Domain/Notes → Kit",
                "Domain/Tags → Domain/Notes", "Feature/Detail → Domain/Tags", "Feature/Detail → Store, forbidden",
                "Feature/List → Feature/Detail", "Store → Kit",
            ])
        #expect(
            edges(drawing.wires.filter(\.edge.isFaint)) == [
                "App/app → Data/Notes", "App/app → Feature/Detail", "Data/Notes → Kit", "Domain/Tags → Kit",
                "Feature/Detail → Domain/Notes", "Feature/List → Domain/Notes",
            ])
        let count = { (text: String, part: String) in text.ranges(of: part).count }
        #expect(count(drawing.svg, "class=\"e faint") == 0)
        #expect(count(drawing.html, "class=\"e faint") == 6)
    }

    @Test("the subject of a module is the domain that it is about")
    func subjects() throws {
        let table = """
            static let modules: [any Module] = [
                Domain("Chart"), Domain("Dreams", domains: ["Chart"]), Domain("Progress", domains: ["Chart"]),
                Domain("Profile"),
                Data("Dreams", domains: ["Chart", "Dreams"]), Data("Archive", domains: ["Chart", "Progress"]),
                Feature("Progress", domains: ["Chart", "Progress", "Profile"]),
                Feature("Finder", domains: ["Chart", "Dreams"]),
                Feature("Home", features: ["Finder"], domains: ["Chart", "Dreams", "Profile"]),
                Feature("Tabs", features: ["Home", "Finder", "Progress", "About"]),
                Feature("About"), Feature("Loose"),
            ]
            static let systemLibraries: [SystemLibrary] = []
            static let outside: [any Module] = []
            """
        let graph = try Graph(House(root: "/nowhere", manifest: SwiftFile(table)), level: .module)
        let subjects = graph.nodes.filter { $0.row != "Domain" }.map { "\($0.row)/\($0.name): \($0.subject ?? "none")" }
        #expect(
            subjects == [
                "Data/Dreams: Dreams", "Data/Archive: Progress", "Feature/Progress: Progress", "Feature/Finder: Dreams",
                "Feature/Home: Chart", "Feature/Tabs: Chart", "Feature/About: Chart", "Feature/Loose: none",
            ])
    }

    @Test("a long name is broken before a capital letter")
    func labels() {
        let names = ["Home", "NotificationSettings", "HTTPClientConfiguration", "mandalart", "Incomprehensibilities"]
        #expect(
            names.map { Label($0).lines } == [
                ["Home"], ["Notification", "Settings"], ["HTTPClient", "Configuration"], ["mandalart"],
                ["Incomprehensibilities"],
            ])
    }
}

extension Drawing {
    fileprivate var names: [String] { graph.nodes.map { "\($0.row)/\($0.name)" } }
}

extension Drawing.Wire {
    /// The straight parts of the path.
    fileprivate var parts: [(start: Drawing.Point, end: Drawing.Point)] { Array(zip(points, points.dropFirst())) }
}
