import CEdit
import Platform

/// The object behind libedit's callbacks while a line is edited: for the prompt, for each character and for Tab.
final class Keyboard {
    let editor: OpaquePointer
    private let input: InterruptibleInput
    /// The last row of the prompt, if it changes while the line is edited.
    private var livePrompt: LivePrompt?
    private var typed = TypedText()
    /// The characters that libedit has not yet read.
    private var characters: ArraySlice<UInt32> = []
    /// The width of the terminal, in columns, that libedit assumes.
    private var columns = StandardStream.output.columns
    /// The last row of the prompt, terminated by zero, in memory that libedit reads.
    private var prompt = UnsafeMutableBufferPointer<wchar_t>.allocate(capacity: 0)
    private(set) var completer: Completer?
    /// Whether Tab lists candidates separated by commas instead of in columns, for a screen reader.
    private(set) var isLinear = false
    /// The error that ended the line early; `nil` if none did.
    private(set) var failure: SystemError?
    /// The text that was before the cursor when the last Tab had been handled; `nil` if another key has been typed
    /// since.
    var textAfterTab: String?
    /// The last typed character; `nil` before the first.
    var lastTyped: UInt32?
    /// The room that libedit has for the line.
    var room = Room()
    /// The number of bytes that were typed after the longest line, and left out of it.
    var refused = 0

    init(editing editor: OpaquePointer, input: InterruptibleInput) {
        (self.editor, self.input) = (editor, input)
    }

    deinit {
        prompt.deallocate()
    }

    /// Registers the callbacks with libedit. The caller must keep this object alive.
    func connect() {
        cedit_set_context(editor, Unmanaged.passUnretained(self).toOpaque())
        cedit_set_reader(editor) { editor, character in Keyboard.of(editor)?.read(character) ?? -1 }
        cedit_set_prompt(editor) { editor in Keyboard.of(editor)?.prompt.baseAddress }
        cedit_bind_tab(editor) { editor, _ in UInt8(Keyboard.of(editor)?.complete() ?? CC_ERROR) }
    }

    /// Begins to edit a line, given the last row of its prompt.
    func begin(prompt text: String, for request: LineRequest) {
        setPrompt(text)
        (completer, isLinear, livePrompt) = (request.completer, request.isLinear, request.livePrompt)
        (failure, textAfterTab, room.whole, refused) = (nil, nil, 0, 0)
        makeRoom()
        livePrompt?.attach { [input] in input.interrupt(for: .changed) }
        takeChange()
    }

    /// Ends the editing of a line.
    func end() {
        livePrompt?.detach()
        livePrompt = nil
    }

    private func setPrompt(_ text: String) {
        let characters = text.wideCharacters
        prompt.deallocate()
        prompt = .allocate(capacity: characters.count)
        _ = prompt.initialize(from: characters)
    }

    /// The characters of the last row of the prompt.
    var promptValues: [UInt32] { prompt.dropLast().map(UInt32.init(truncatingIfNeeded:)) }

    private static func of(_ editor: OpaquePointer?) -> Keyboard? {
        guard let editor, let context = cedit_context(editor) else { return nil }
        return Unmanaged<Keyboard>.fromOpaque(context).takeUnretainedValue()
    }

    /// Reads the next character for libedit. Returns 1 for a character, 0 at the end of the input, and -1 for an error,
    /// which ends the line.
    private func read(_ character: UnsafeMutablePointer<wchar_t>?) -> Int32 {
        do throws(SystemError) {
            while true {
                while let value = characters.popFirst() {
                    if isRefused(value) || takeMark(value) { continue }
                    if makeRoom() { drawAnew(from: rowsAboveCursor) }
                    if value != tab { textAfterTab = nil }
                    lastTyped = value
                    character?.pointee = wchar_t(truncatingIfNeeded: value)
                    return 1
                }
                switch try input.read(atMost: 1) {
                case .bytes(let bytes):
                    guard let byte = bytes.first else { return 0 }
                    if StandardStream.output.columns != columns { resize() }
                    characters += typed.take(byte)
                case .interrupted(let reasons):
                    if reasons.contains(.cancelled) { throw .interrupted }
                    if reasons.contains(.suspended) { standStill() } else if reasons.contains(.resumed) { goOn() }
                    if reasons.contains(.changed) { showChange() }
                }
            }
        } catch {
            failure = error
            return -1
        }
    }

    /// Adopts the changed text of the live prompt, and rings the bell if requested. Returns whether the text changed.
    @discardableResult private func takeChange() -> Bool {
        guard let (text, rings) = livePrompt?.takeChange() else { return false }
        if rings { write("\u{7}") }
        if let text { setPrompt(text) }
        return text != nil
    }

    /// Redraws the line if the prompt has changed. After a change of the terminal's width, redrawing begins in the
    /// current row, because the number of rows above the cursor is unknown.
    private func showChange() {
        let rows = rowsAboveCursor
        guard takeChange() else { return }
        if StandardStream.output.columns == columns { drawAnew(from: rows) } else { resize() }
    }

    private func resize() {
        columns = StandardStream.output.columns
        el_resize(editor)
        room = Room(longest: room.longest)
        makeRoom()
        drawAnew()
    }
}

private let tab = UInt32(UInt8(ascii: "\t"))

/// A decoder that turns the UTF-8 bytes from a terminal into characters.
///
/// An invalid byte becomes a value that is no Unicode character, so that the person sees it in the line and can erase
/// it. In a finished line, the value becomes the same byte again, and the line is reported as invalid.
struct TypedText {
    /// The number that is added to an invalid byte. The sum is a low surrogate, which is never a character on its own.
    private static let strayBytes: UInt32 = 0xDC00

    private var pending: [UInt8] = []

    /// Adds the next byte, and returns the characters that are now complete; an empty array if more bytes are needed.
    mutating func take(_ byte: UInt8) -> [UInt32] {
        var values: [UInt32] = []
        if pending.isEmpty || byte & 0xC0 != 0x80 {
            values = giveUp()
            pending = [byte]
        } else {
            pending.append(byte)
        }
        guard pending.count >= Self.length(of: pending[0]) else { return values }
        guard let scalar = String(validating: pending, as: UTF8.self)?.unicodeScalars.first else {
            return values + giveUp()
        }
        pending = []
        return values + [scalar.value]
    }

    /// Encodes the values of a line as bytes.
    static func bytes(of values: some Sequence<UInt32>) -> [UInt8] {
        values.flatMap { value in
            if let scalar = Unicode.Scalar(value) { return Array(String(scalar).utf8) }
            return [UInt8(truncatingIfNeeded: value &- strayBytes)]
        }
    }

    /// Discards the pending bytes, which are invalid, and returns a value for each.
    private mutating func giveUp() -> [UInt32] {
        defer { pending = [] }
        return pending.map { Self.strayBytes + UInt32($0) }
    }

    /// Returns the number of bytes of a character, given the first byte.
    private static func length(of first: UInt8) -> Int {
        switch first {
        case 0xC2...0xDF: 2
        case 0xE0...0xEF: 3
        case 0xF0...0xF4: 4
        default: 1
        }
    }
}
