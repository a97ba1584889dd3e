import SwiftFileKit

// The sample states of a new screen, and their snapshots.
extension FeatureTemplate {
    var states: String {
        """
        \(Writing.imports((["Screens"] + contentImports).map { (nil, $0) }))
        extension \(name)Screen {
            static func states() throws -> [ScreenState<\(name)Interactor>] {
                [
                    .page("empty", \(name)Interactor.State()),
                    .page("one", \(sampleState)),
                ]
            }
        }

        """
    }

    /// Returns the folder of a feature's snapshots, relative to the root.
    static func snapshotFolder(of feature: String) -> String { "Tests/Snapshots/\(feature)" }

    /// Returns the snapshots of the screen, by path, in the languages with the given codes. English replaces missing
    /// texts.
    func snapshots(in codes: [String]) -> [String: String] {
        if isViewless { return [:] }
        let folder = Self.snapshotFolder(of: name)
        let titles = Writing.titles(of: name)
        let pages = codes.flatMap { code in
            let index = Writing.languages.firstIndex(of: code) ?? 0
            let forms = code == "en" ? ["100", "linear"] : ["80"]
            return forms.map { form in
                let rule = form == "linear" ? "#" : "────"
                let (title, nothing) = (titles[index], nothingYet[index])
                let text = "\(rule) empty\n\(title)\n\(nothing)\n\(rule) one\n\(title)\nHello\n"
                return ("\(folder)/\(code)-\(form).txt", text)
            }
        }
        let records = [("empty", ""), ("one", "Hello")].map { state, text in
            "\(state)\t{\"schema\":1,\"kind\":\"\(name.asProperty)\",\(sampleMember(text))}\n"
        }
        return Dictionary(uniqueKeysWithValues: pages + [("\(folder)/records.txt", records.joined())])
    }

    /// The code of the screen's element in the catalog's list.
    var catalogEntry: String {
        Writing.call("try CatalogEntry(", ["\"\(name)\"", "\(name)Builder.placeDescription"], ")", indent: 12)
    }
}
