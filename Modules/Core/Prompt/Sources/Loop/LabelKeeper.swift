package import Commands
package import LineEditor
import Ribcage
package import Screens
import Terminal
package import Time

/// Keeps the label before the prompt as its screen has it, while a person types.
@MainActor package final class LabelKeeper {
    /// How long a label may be out of date.
    package static let pause = Duration.milliseconds(250)

    private let clock: WallClock
    private let pause: @Sendable (Duration) async throws -> Void
    /// The screen whose label was looked at last, and whether that called the person.
    private weak var screen: AnyObject?
    private var hasRung = false

    /// Keeps labels by a clock. `pause` waits between two looks at a label.
    package init(clock: WallClock, pause: @escaping @Sendable (Duration) async throws -> Void) {
        (self.clock, self.pause) = (clock, pause)
    }

    /// Returns the live prompt of a screen: the last row of a prompt with the label before it. A screen reader gets the
    /// row as it is, and hears the bell alone. `nil` for a screen without a label.
    package func livePrompt(of screen: any Screen, before prompt: String, for reader: Reader) -> LivePrompt? {
        guard let label = screen.currentLiveLabel(at: clock.now()) else {
            self.screen = nil
            return nil
        }
        if self.screen !== screen { (self.screen, hasRung) = (screen, false) }
        let live = LivePrompt("")
        show(label, on: live, before: lastRow(of: prompt), for: reader)
        return live
    }

    /// Keeps a prompt as its screen has it, until the task is cancelled or the screen has no label any more. The screen is
    /// asked for each time: it may go meanwhile, and nothing is to hold it.
    package func keep(
        _ live: LivePrompt, of screen: () -> (any Screen)?, before prompt: String, for reader: Reader
    ) async {
        let row = lastRow(of: prompt)
        while (try? await pause(Self.pause)) != nil, !Task.isCancelled {
            guard let label = screen()?.currentLiveLabel(at: clock.now()) else {
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

    /// The last row with the label before it, as far as that has room: half of the row is for what is typed.
    private func row(of label: LiveLabel, before row: String, for reader: Reader) -> String {
        let room = reader.width / 2 - Text(line: row).width - 1
        guard !reader.isLinear, room > 0 else { return row }
        return "\(reader.text(label.text).truncated(to: room).plain) \(row)"
    }

    private func lastRow(of prompt: String) -> String {
        prompt.lastIndex(of: "\n").map { String(prompt[prompt.index(after: $0)...]) } ?? prompt
    }
}
