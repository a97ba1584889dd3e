import Platform

extension Tool {
    private enum Format: String, CaseIterable { case text, mermaid, dot, svg, html }

    /// Draws who depends on whom.
    static let graph = Command(
        name: "graph", usage: "graph [MODULE] [--format text|mermaid|dot|svg|html] [--level module|target]",
        summary: "Draw who depends on whom: layers as rows, with fan-in, fan-out and depth, forbidden edges in red.",
        example: "rib graph Home --format svg > home.svg",
        details: [
            "With a MODULE, only what it depends on and what depends on it. Feature/Notes tells it from Domain/Notes."
        ],
        options: [
            .init(name: "--format", value: "FORMAT", summary: "text, mermaid, dot, svg or html; text by default"),
            .init(name: "--level", value: "LEVEL", summary: "module, or target; module by default"),
        ]
    ) { arguments, context in
        let name = arguments.next()
        try arguments.end()
        let format = try arguments.choice("--format", Format.self) ?? .text
        let level = try arguments.choice("--level", Graph.Level.self) ?? .module
        var graph = try Graph(try arguments.house(in: context), level: level)
        if let name { graph = try graph.part(around: name) }
        switch format {
        case .text: context.show(graph.text)
        case .mermaid: context.show(graph.mermaid)
        case .dot: context.show(graph.dot)
        case .svg: context.show(Drawing(graph).svg)
        case .html: context.show(Drawing(graph).html)
        }
        return .ok
    }
}

extension Arguments {
    /// The value of an option that is one of some words.
    func choice<Value: RawRepresentable & CaseIterable>(
        _ name: String, _: Value.Type
    ) throws(UsageMistake) -> Value? where Value.RawValue == String {
        guard let word = value(name) else { return nil }
        if let value = Value(rawValue: word) { return value }
        let words = Value.allCases.map(\.rawValue).joined(separator: ", ")
        throw UsageMistake("\(name) is one of \(words), and not “\(word)”")
    }
}
