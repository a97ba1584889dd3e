package import Basics
package import Commands
package import Console
import Ribcage
package import Screens
import Terminal

/// Updates the label before the prompt while a person types.
@MainActor package final class LabelKeeper {
    package static let pause = Duration.milliseconds(250)

    private let clock: WallClock
    private let pause: @Sendable (Duration) async throws -> Void
    private weak var screen: AnyObject?
    private var hasRung = false

    /// Creates a keeper of labels. `pause` waits for the given duration between two updates.
    package init(clock: WallClock, pause: @escaping @Sendable (Duration) async throws -> Void) {
        (self.clock, self.pause) = (clock, pause)
    }

    /// Returns a live prompt: the last row of the prompt with the screen's label before it; `nil` if the screen has no
    /// label. For a screen reader the label is omitted, and only the bell rings.
    package func livePrompt(of screen: any OpenScreen, before prompt: String, for reader: Reader) -> LivePrompt? {
        guard let label = screen.liveLabel(at: clock.now()) else {
            self.screen = nil
            return nil
        }
        if self.screen !== screen { (self.screen, hasRung) = (screen, false) }
        let live = LivePrompt("")
        show(label, on: live, before: lastRow(of: prompt), for: reader)
        return live
    }

    /// Updates a live prompt until the task is canceled or the screen no longer has a label. `screen` is evaluated at
    /// each update, so that a closed screen is not retained.
    package func keep(
        _ live: LivePrompt, of screen: () -> (any OpenScreen)?, before prompt: String, for reader: Reader
    ) async {
        let row = lastRow(of: prompt)
        while (try? await pause(Self.pause)) != nil, !Task.isCancelled {
            guard let label = screen()?.liveLabel(at: clock.now()) else {
                self.screen = nil
                return live.show(row)
            }
            show(label, on: live, before: row, for: reader)
        }
    }

    private func show(_ label: LiveLabel, on live: LivePrompt, before row: String, for reader: Reader) {
        defer { hasRung = label.rings }
        live.show(self.row(of: label, before: row, for: reader), ringing: label.rings && !hasRung)
    }

    /// The columns that remain for typing next to a whole label, on a row of which the label takes more than half.
    private static let leastRoom = 16

    /// Returns the last row of a prompt, which names the place, with the label before it. If both take more than half
    /// of the terminal's width, the beginning of the name is cut or, if too little of it would remain, only the mark
    /// after it is kept. A label that then leaves fewer than ``leastRoom`` columns is truncated or left out, and the
    /// place is kept whole.
    private func row(of label: LiveLabel, before row: String, for reader: Reader) -> String {
        guard !reader.isLinear else { return row }
        let (text, half) = (reader.text(label.text), reader.width / 2)
        if let row = self.row(row, cutTo: half - text.width - 1) { return "\(text.plain) \(row)" }
        let mark = String(row.suffix(2))
        if text.width + 1 + Text(line: mark).width <= reader.width - Self.leastRoom { return "\(text.plain) \(mark)" }
        let room = half - Text(line: row).width - 1
        return room > 0 ? "\(text.truncated(to: room).plain) \(row)" : row
    }

    /// Returns the row of a prompt without the beginning of its place, so that it is at most `width` columns wide;
    /// `nil` if too little of the place would remain.
    private func row(_ row: String, cutTo width: Int) -> String? {
        guard Text(line: row).width > width else { return row }
        var rest = row[...]
        while !rest.isEmpty, Text(line: "…\(rest)").width > width { rest = rest.dropFirst() }
        return rest.count < 6 ? nil : "…\(rest)"
    }

    private func lastRow(of prompt: String) -> String {
        prompt.lastIndex(of: "\n").map { String(prompt[prompt.index(after: $0)...]) } ?? prompt
    }
}
