#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The mode in which the terminal of standard input hands over each key at once, without showing it, and the mode before.
///
/// Bracketed paste is on meanwhile: the terminal encloses pasted text in ``pasteStart`` and ``pasteEnd``. The keys of
/// signals, such as Ctrl-C, are handed over like all others, because they could also be pasted.
public struct TerminalMode {
    /// The bytes before a pasted text.
    public static let pasteStart = Array("\u{1B}[200~".utf8)
    /// The bytes after a pasted text.
    public static let pasteEnd = Array("\u{1B}[201~".utf8)

    /// The sequence that turns bracketed paste off.
    static let endsPastes: StaticString = "\u{1B}[?2004l"
    private static let beginsPastes = "\u{1B}[?2004h"

    private var before = termios()

    /// Waits until the program is in the terminal's foreground, then reads the terminal's current mode.
    ///
    /// - Throws: ``SystemError`` if standard input is not a terminal, or the terminal is closed.
    public init() throws(SystemError) {
        CurrentProcess.awaitForeground()
        guard tcgetattr(STDIN_FILENO, &before) == 0 else { throw .last(.read) }
    }

    /// Waits until the program is in the terminal's foreground, then lets the terminal hand over each key at once.
    public func begin() {
        CurrentProcess.awaitForeground()
        var keys = before
        keys.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
        keys.c_iflag &= ~tcflag_t(ICRNL | INLCR | IGNCR | ISTRIP | IXON)
        withUnsafeMutableBytes(of: &keys.c_cc) { characters in
            characters[Int(VMIN)] = 1
            characters[Int(VTIME)] = 0
        }
        tcsetattr(STDIN_FILENO, TCSADRAIN, &keys)
        try? StandardStream.output.write(Self.beginsPastes)
    }

    /// Restores the mode before.
    public func end() {
        try? StandardStream.output.write("\(Self.endsPastes)")
        var before = before
        tcsetattr(STDIN_FILENO, TCSADRAIN, &before)
    }

    /// Returns the signal that a key sends in the mode before; `nil` if it sends none.
    public func signal(of key: UInt8) -> Signal? {
        let characters = withUnsafeBytes(of: before.c_cc) { Array($0) }
        // A key that is turned off has this number, which is 0 on Linux and 255 on macOS.
        guard before.c_lflag & tcflag_t(ISIG) != 0, key != 0, key != 0xFF else { return nil }
        let keys: [(Int32, Signal)] = [(VINTR, .interrupt), (VQUIT, .quit), (VSUSP, .suspend)]
        return keys.first { characters[Int($0.0)] == key }?.1
    }
}
