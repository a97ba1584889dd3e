/// The content of a store, as the screens and histories of an app show it.
struct Content: Equatable {
    /// A part of an app's data that can be edited, identified by its name on screens and in histories.
    struct Place: Hashable {
        let name: String
        /// The name of the history with the edits of this place. An app has several histories.
        let history: String
        /// Whether a screen shows the place whenever the place has a text. A long list may show only its latest
        /// entries.
        var isAlwaysShown = true
    }

    /// The text that an edit in a history left at a place; `nil` if the edit removed the text.
    struct Change: Equatable {
        let place: Place
        let text: String?
    }

    /// Whether an answer shows that the store has no edit yet, or that a place that the first edits create does not
    /// exist.
    private(set) var isUnbegun = false
    private(set) var errors: [String] = []
    /// The lines of the output that are not JSON.
    private(set) var strangeLines: [String] = []
    /// The text that a screen shows for each place.
    var shown: [Place: String] = [:]
    /// The changes in all histories. Those of one history are in order, the oldest first.
    var history: [Change] = []
    /// The parts of the app's data that a history lists as changed, although no writer edits them.
    var strangeParts: [String] = []
    /// The number of entries that the app reports for each list, which may be more than its screen shows.
    var counts: [String: Int] = [:]
    /// The place in the app that gave the latest answer, such as `visit/1`.
    private(set) var address = ""

    /// Reads the output of an app that was asked all of its questions.
    init(_ output: String, of app: App) {
        for line in output.split(separator: "\n") {
            guard let value = JSON(line) else {
                strangeLines.append(String(line))
                continue
            }
            if let place = value["place"]?.string { address = place }
            if app.isUnbegun(value) {
                isUnbegun = true
                // The place was not found, so the next answers repeat those of the place before.
                address = "?"
            } else if let message = value["error"]?["message"]?.string {
                errors.append(message)
            }
            app.read(value, &self)
        }
    }

    /// The texts of all places that result from replaying the histories.
    var replayed: [Place: String] {
        history.reduce(into: [:]) { texts, change in texts[change.place] = change.text }
    }
}
