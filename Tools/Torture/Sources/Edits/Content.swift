/// The content of a store, as the pages and histories of an app show it.
struct Content: Equatable {
    /// A place that can be edited, by its name on pages and in histories.
    struct Place: Hashable {
        let name: String
        /// The history with the edits of this place. Apps have several.
        let history: String
        /// Whether a page shows the place whenever it has a text. A long list may show its latest entries only.
        var isAlwaysShown = true
    }

    /// The text that an edit in a history left at a place.
    struct Change: Equatable {
        let place: Place
        let text: String?
    }

    /// Whether the store has no edit yet, or does not find the place of the first.
    private(set) var isUnbegun = false
    /// The messages of errors.
    private(set) var errors: [String] = []
    /// The lines that are not JSON.
    private(set) var strangeLines: [String] = []
    /// The texts on the pages.
    var shown: [Place: String] = [:]
    /// The edits of all places. Those of one history are in their order, the oldest first.
    var history: [Change] = []
    /// The parts that no writer edits.
    var strangeParts: [String] = []
    /// The number of entries that a page shows for each list.
    var counts: [String: Int] = [:]
    /// The place of the latest answer in the app, such as `visit/1`.
    private(set) var address = ""

    /// Reads the answers of an app to its questions.
    init(_ output: String, of app: App) {
        for line in output.split(separator: "\n") {
            guard let value = JSON(line) else {
                strangeLines.append(String(line))
                continue
            }
            if let place = value["place"]?.string { address = place }
            if app.isUnbegun(value) {
                isUnbegun = true
                // The place was not found, and the next answers repeat those of the place before.
                address = "?"
            } else if let message = value["error"]?["message"]?.string {
                errors.append(message)
            }
            app.read(value, &self)
        }
    }

    /// The content that follows from replaying the histories.
    var replayed: [Place: String] {
        history.reduce(into: [:]) { texts, change in texts[change.place] = change.text }
    }
}
