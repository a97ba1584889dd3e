// What each key does.
extension EditingSession {
    /// Carries out a key. Returns the end of the editing, if the key ends it.
    func take(_ key: Key) -> Ending? {
        if key != .control(tab) { textAfterTab = nil }
        if isNextLiteral { return takeLiteral(key) }
        if search != nil, takeInSearch(key) { return nil }
        switch key {
        case .character(let value): insert([Letter](CollectionOfOne(value)))
        case .paste(let values): insert([Letter](values))
        case .control(let byte): return take(control: byte)
        case .meta(let byte): take(meta: byte)
        case .sequence(let sequence): take(sequence: sequence)
        }
        return nil
    }

    private func take(control byte: UInt8) -> Ending? {
        switch byte {
        case 0x0A, 0x0D: return .line
        case tab: complete()
        case backspace, 0x7F: line.remove(to: max(line.cursor - 1, 0))
        case control("A"): line.move(to: 0)
        case control("B"): line.move(to: line.cursor - 1)
        case control("D"):
            if line.letters.isEmpty { return .noLine }
            deleteForward()
        case control("E"): line.move(to: line.letters.count)
        case control("F"): line.move(to: line.cursor + 1)
        case control("K"): cut(to: line.letters.count)
        case control("L"): clearScreen()
        case control("N"): goBack(isEarlier: false)
        case control("P"): goBack(isEarlier: true)
        case control("R"): search = Recall.Search(in: recall, from: line)
        case control("T"): line.transpose()
        case control("U"):
            line.move(to: line.letters.count)
            cut(to: 0)
        case control("V"): isNextLiteral = true
        case control("W"): cut(to: line.argumentStart)
        case control("Y"): insert(cut)
        default: break
        }
        return nil
    }

    private func take(meta byte: UInt8) {
        switch byte {
        case UInt8(ascii: "b"): line.move(to: line.wordStart)
        case UInt8(ascii: "f"): line.move(to: line.wordEnd)
        case UInt8(ascii: "d"): cut(to: line.wordEnd)
        case UInt8(ascii: "n"), UInt8(ascii: "p"):
            goBack(isEarlier: byte == UInt8(ascii: "p"), beginningWith: Array(line.beforeCursor).text ?? "")
        case 0x7F: cut(to: line.wordStart)
        default: break
        }
    }

    /// Carries out a key by its sequence, in which a modifier such as `;5` may precede the final letter.
    private func take(sequence: String) {
        switch sequence {
        case "[A", "OA": goBack(isEarlier: true)
        case "[B", "OB": goBack(isEarlier: false)
        case "[C", "OC": line.move(to: line.cursor + 1)
        case "[D", "OD": line.move(to: line.cursor - 1)
        case "[1;5C", "[1;3C", "Oc": line.move(to: line.wordEnd)
        case "[1;5D", "[1;3D", "Od": line.move(to: line.wordStart)
        case "[H", "OH", "[1~", "[7~": line.move(to: 0)
        case "[F", "OF", "[4~", "[8~": line.move(to: line.letters.count)
        case "[3~": deleteForward()
        case "[3;5~", "[3;3~": cut(to: line.wordEnd)
        default: break
        }
    }

    private func takeLiteral(_ key: Key) -> Ending? {
        isNextLiteral = false
        guard case .control(let byte) = key else { return take(key) }
        insert([Letter](CollectionOfOne(UInt32(byte))))
        return nil
    }

    private func deleteForward() {
        line.remove(to: min(line.cursor + 1, line.letters.count))
    }

    private func cut(to place: Int) {
        if place != line.cursor { cut = line.remove(to: place) }
    }

    private func goBack(isEarlier: Bool, beginningWith start: String = "") {
        guard var found = recall.next(isEarlier: isEarlier, from: line, beginningWith: start) else { return ring() }
        if !start.isEmpty { found.move(to: line.cursor) }
        line = found
    }
}

// The search for an earlier line, after Ctrl-R.
extension EditingSession {
    /// Carries out a key of the search, and returns whether the key belongs to the search. Any other key ends the
    /// search with the line that was found.
    private func takeInSearch(_ key: Key) -> Bool {
        guard var search else { return false }
        var isFound = true
        switch key {
        case .character(let value): isFound = search.look(for: search.text + [Letter](CollectionOfOne(value)))
        case .control(backspace), .control(0x7F): isFound = search.look(for: Array(search.text.dropLast()))
        case .control(control("R")): isFound = search.lookFurther()
        case .control(control("G")):
            (line, self.search) = (search.before, nil)
            return true
        default:
            self.search = nil
            return false
        }
        if !isFound { ring() }
        line = search.line ?? search.before
        self.search = search
        return true
    }
}

private let tab: UInt8 = 0x09
private let backspace: UInt8 = 0x08

/// Returns the character of a key with Ctrl.
private func control(_ letter: Unicode.Scalar) -> UInt8 { UInt8(ascii: letter) & 0x1F }
