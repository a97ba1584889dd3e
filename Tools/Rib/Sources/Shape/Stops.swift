import Basics
import Platform

/// The functions that handle one typed line, such as `set 1 Endurance`, listed by hand. Each line of the list after its
/// title is `path: function(label:)`. A function that the file at the path does not declare is an error, so that an
/// outdated list is noticed.
struct Stops {
    /// A function in a file.
    struct Stop {
        let path, function: String
        /// The number of the function's line in the list, counted from 1.
        let line: Int
    }

    /// The path of the list, relative to the root. Not every house has one.
    static let path = "Tools/Rib/stops.txt"

    /// The first line of `stops.txt`, which quotes the traced command and says where it is typed.
    let title: String
    let stops: [Stop]
    /// A message for each listed function that is not declared in its file, with what to do.
    let complaints: [String]

    /// Reads the list and looks up each function; `nil` if there is no list. With a module, only the functions in its
    /// files are kept.
    ///
    /// - Throws: `SystemError` when the list cannot be read, ``Refusal`` for an invalid line.
    init?(_ house: House, among files: [String: SwiftFile], of module: Module?) throws {
        guard FileSystem.exists(house.path(Self.path)) else { return nil }
        let text = String(decoding: try FileSystem.bytes(of: house.path(Self.path)), as: UTF8.self)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        title = lines.first.map(String.init) ?? ""
        let all = try lines.enumerated().dropFirst().filter { !$1.isEmpty && !$1.hasPrefix("#") }.map { index, line in
            guard let colon = line.firstRange(of: ": ") else {
                throw Refusal("\(Self.path):\(index + 1) is not a stop: write “path: function(label:)”")
            }
            let path = String(line[..<colon.lowerBound])
            return Stop(path: path, function: String(line[colon.upperBound...]), line: index + 1)
        }
        stops = all.filter { stop in module.map { stop.path.hasPrefix("\($0.folder)/") } ?? true }
        // Overloads can have the same name, so a file must declare a name as often as it is listed.
        var (left, complaints): ([String: [String]], [String]) = ([:], [])
        for stop in stops {
            let place = "\(Self.path):\(stop.line): error:"
            guard let file = files[stop.path] else {
                complaints.append("\(place) there is no \(stop.path): list the file that replaced it")
                continue
            }
            var names = left[stop.path] ?? file.memberNames
            if let index = names.firstIndex(of: stop.function) {
                names.remove(at: index)
            } else {
                complaints.append("\(place) \(stop.path) declares no \(stop.function): list what replaced it")
            }
            left[stop.path] = names
        }
        self.complaints = complaints
    }

    /// The numbers of functions, files and modules among the stops.
    var counts: (functions: Int, files: Int, modules: Int) {
        let modules = stops.map { $0.path.split(separator: "/").prefix($0.path.hasPrefix("Modules/") ? 3 : 2) }
        return (stops.count, Set(stops.map(\.path)).count, Set(modules).count)
    }

    var json: JSONObject {
        ["functions": .integer(counts.functions), "files": .integer(counts.files), "modules": .integer(counts.modules)]
    }

    var section: Section {
        let counts = counts
        return Section(
            title: "The stops of \(title)", key: "stops",
            columns: [
                .init(head: "", key: "number"), .init(head: "function", key: "function"),
                .init(head: "file", key: "path"),
            ],
            rows: stops.enumerated().map { [.integer($0 + 1), .string($1.function), .string($1.path)] },
            notes: [
                "Functions: \(counts.functions), files: \(counts.files), modules: \(counts.modules). The list is kept by hand, in "
                    + "\(Self.path), and checked:",
                "a function that its file does not declare is an error.",
            ])
    }
}

extension SwiftFile {
    /// The names of the functions, initializers and properties that the file declares: `take(_:)`, `init(number:)`,
    /// `store`.
    fileprivate var memberNames: [String] {
        var names: [String] = []
        for index in tokens.indices.dropLast() {
            let next = text(tokens[index + 1])
            if isToken(index, "var") || isToken(index, "let") { names.append(next) }
            let isInitializer = isToken(index, "init") && !isToken(index - 1, ".")
            guard isToken(index, "func") || isInitializer,
                let bracket = tokens.indices.suffix(from: index).first(where: { isToken($0, "(") })
            else { continue }
            names.append("\(isInitializer ? "init" : next)(\(labels(from: bracket)))")
        }
        return names
    }

    /// Returns the labels of the parameters between brackets: `_:at:`.
    private func labels(from bracket: Int) -> String {
        guard let end = closing(bracket) else { return "" }
        var (labels, index, begins) = ("", bracket + 1, true)
        while index < end {
            if begins, tokens[index].kind == .word, isToken(index + 1, ":") || isToken(index + 2, ":") {
                labels += "\(text(tokens[index])):"
                begins = false
            }
            if isToken(index, ",") { begins = true }
            index = (closing(index) ?? index) + 1
        }
        return labels
    }
}
