// The sample states of a new screen, and their snapshots.
extension FeatureTemplate {
    private var property: String { name.asProperty }

    /// The text of the empty page, in English, Korean, and Japanese.
    static let nothingYet = ["Nothing is written yet.", "아직 아무것도 쓰지 않았습니다.", "まだ何も書かれていません。"]

    var states: String {
        """
        import Screens

        extension \(name)Screen {
            static func states() throws -> [ScreenState<\(name)Interactor>] {
                [
                    .page("empty", \(name)Interactor.State()),
                    .page("one", \(name)Interactor.State(text: "Hello")),
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
                let (title, nothing) = (titles[index], Self.nothingYet[index])
                let text = "\(rule) empty\n\(title)\n\(nothing)\n\(rule) one\n\(title)\nHello\n"
                return ("\(folder)/\(code)-\(form).txt", text)
            }
        }
        let records = [("empty", ""), ("one", "Hello")].map { state, text in
            "\(state)\t{\"schema\":1,\"kind\":\"\(property)\",\"text\":\"\(text)\"}\n"
        }
        return Dictionary(uniqueKeysWithValues: pages + [("\(folder)/records.txt", records.joined())])
    }

    /// The code of the screen's element in the catalog's list.
    var catalogEntry: String {
        Writing.call("try CatalogEntry(", ["\"\(name)\"", "\(name)Builder.placeDescription"], ")", indent: 12)
    }
}
