import Platform

/// The page that says of every module in a line what it is: `Modules/README.md`. Each layer has a section with a table.
struct ModulesPage {
    static let path = "Modules/README.md"
    /// The description of a module that has none yet.
    static let request = "*say here in a line what it is*"

    /// A row of a table: the modules that it names, and the other cells.
    struct Row {
        /// The index of the row among the lines of the page.
        let index: Int
        let layer: Layer
        /// The modules of the first cell.
        var entries: [Entry]
        /// The other cells. The last one is the description.
        var cells: [String]
        /// Whether the second column names the layers that may use a module.
        let hasUsers: Bool

        func names(_ module: Module) -> Bool {
            layer == module.layer && entries.contains { $0.name == module.name }
        }

        /// The row as a line of Markdown.
        var text: String {
            "| \(([entries.map(\.text).joined(separator: ", ")] + cells).joined(separator: " | ")) |"
        }
    }

    struct Entry: Equatable {
        let name: String
        /// The address of the module's article, relative to the page; `nil` if the name is no link.
        var link: String?

        init(_ name: String, link: String?) {
            (self.name, self.link) = (name, link)
        }

        /// Parses `Host` or `[Host](Core/Host/…)`.
        init(_ text: Substring) {
            let parts = text.split(separator: "](")
            guard text.hasPrefix("["), text.hasSuffix(")"), parts.count == 2 else {
                self.init(String(text), link: nil)
                return
            }
            self.init(String(parts[0].dropFirst()), link: String(parts[1].dropLast()))
        }

        var text: String { link.map { "[\(name)](\($0))" } ?? name }
    }

    var lines: [String]

    init(_ text: String) {
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// Reads the page of a house; `nil` if the house has none.
    init?(of house: House) throws(SystemError) {
        guard FileSystem.exists(house.path(Self.path)) else { return nil }
        self.init(String(decoding: try FileSystem.bytes(of: house.path(Self.path)), as: UTF8.self))
    }

    var text: String { lines.joined(separator: "\n") }

    var rows: [Row] {
        var (rows, layer, header): ([Row], Layer?, [String]?) = ([], nil, nil)
        for (index, line) in lines.enumerated() {
            if line.hasPrefix("## ") { layer = Layer(rawValue: String(line.dropFirst(3))) }
            guard line.hasPrefix("|"), let layer else {
                header = nil
                continue
            }
            let cells = line.split(separator: "|").map { $0.trimmed }
            guard let columns = header else {
                header = cells.map(String.init)
                continue
            }
            guard !line.hasPrefix("|-"), let first = cells.first else { continue }
            rows.append(
                Row(
                    index: index, layer: layer, entries: first.split(separator: ", ").map(Entry.init),
                    cells: cells.dropFirst().map(String.init), hasUsers: columns.dropFirst().first == "for"))
        }
        return rows
    }

    func heading(of layer: Layer) -> Int? { lines.firstIndex(of: "## \(layer.rawValue)") }
}

extension Module {
    /// The address of the module's article, relative to the page of modules.
    var article: String { "\(layer.rawValue)/\(name)/Sources/\(base).docc/\(base).md" }

    /// The layers that may use this core module, as the page says it; `nil` for hosts and apps alone.
    var users: String? {
        guard let words = words["for"] else { return "all" }
        let layers = Layer.allCases.filter { layer in words.contains { $0.text == layer.word } }
        return layers.isEmpty ? nil : layers.map(\.label).joined(separator: ", ")
    }
}

extension Substring {
    fileprivate var trimmed: Substring {
        let start = drop { $0 == " " }
        return start.lastIndex { $0 != " " }.map { start[...$0] } ?? ""
    }
}
