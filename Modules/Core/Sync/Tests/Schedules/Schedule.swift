import BasicsTesting

/// What can happen to the stores of a schedule besides edits and exchanges.
enum Disasters: CaseIterable, Sendable {
    case none
    /// Restored backups, copies and purges. The identity of a file reveals each restored or copied store.
    case noticed
    /// The same, and stores that are replaced with the identity of the file that was there, as on a cloned machine.
    case unnoticed
}

/// A random sequence of steps, which a seed determines.
struct Schedule: Sendable, CustomStringConvertible {
    /// What happens.
    enum Step: Sendable, CustomStringConvertible {
        case addPage(Int)
        case addLine(Int, page: Int, place: Int)
        case set(Int, row: Int, field: Int)
        case delete(Int, row: Int)
        case undo(Int)
        case redo(Int)
        /// An exchange. With a number, it fails after that many steps of the remote.
        case sync(Int, remote: Int, failing: Int?)
        /// The clock of a machine jumps by minutes, perhaps by days.
        case clock(Int, minutes: Int)
        /// A backup is made.
        case backup(Int)
        /// The backup replaces the store: by `restore`, or by a snapshot of the machine, which the store cannot detect.
        case restore(Int, isNoticed: Bool)
        /// A copy of another store replaces the store. If it is noticed, the identity of the file reveals the copy.
        case copy(Int, from: Int, isNoticed: Bool)
        case purge(Int)

        var description: String {
            switch self {
            case .addPage(let machine): "\(machine) addPage"
            case .addLine(let machine, let page, let place): "\(machine) addLine \(page) \(place)"
            case .set(let machine, let row, let field): "\(machine) set \(row) \(field)"
            case .delete(let machine, let row): "\(machine) delete \(row)"
            case .undo(let machine): "\(machine) undo"
            case .redo(let machine): "\(machine) redo"
            case .sync(let machine, let remote, let failing):
                "\(machine) sync \(remote)\(failing.map { " failing after \($0)" } ?? "")"
            case .clock(let machine, let minutes): "\(machine) clock \(minutes)"
            case .backup(let machine): "\(machine) backup"
            case .restore(let machine, let isNoticed): "\(machine) restore\(isNoticed ? "" : " unnoticed")"
            case .copy(let machine, let from, let isNoticed): "\(machine) copy \(from)\(isNoticed ? "" : " unnoticed")"
            case .purge(let machine): "\(machine) purge"
            }
        }
    }

    let machines: Int
    let remotes: Int
    var steps: [Step]
    /// Whether only the first machine exchanges with all remotes in the end, and each of the others with one.
    let isBridged: Bool
    /// The number of edits that a remote gives at once.
    let batch: Int

    /// Creates the schedule of a seed.
    init(seed: UInt64, _ disasters: Disasters) {
        var random = SplitMix64(seed: seed)
        func next(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
        machines = next(3...5)
        remotes = next(1...2)
        let (machines, remotes) = (machines, remotes)
        func isNoticed() -> Bool { next(0...1) == 0 || disasters == .noticed }
        steps = (0..<next(5...40)).map { _ in
            let machine = next(0...machines - 1)
            switch next(0...99) {
            case 0..<14: return .addPage(machine)
            case 14..<28: return .addLine(machine, page: next(0...9), place: next(1...3))
            case 28..<50: return .set(machine, row: next(0...19), field: next(0...3))
            case 50..<56: return .delete(machine, row: next(0...19))
            case 56..<61: return .undo(machine)
            case 61..<64: return .redo(machine)
            case 64..<80: return .sync(machine, remote: next(0...remotes - 1), failing: nil)
            case 80..<88: return .sync(machine, remote: next(0...remotes - 1), failing: next(0...9))
            case 88..<92: return .clock(machine, minutes: next(-3_000...3_000))
            case 92..<94 where disasters != .none: return .backup(machine)
            case 94..<96 where disasters != .none: return .restore(machine, isNoticed: isNoticed())
            case 96..<98 where disasters != .none:
                return .copy(machine, from: next(0...machines - 1), isNoticed: isNoticed())
            case 98..<99 where disasters != .none: return .purge(machine)
            default: return .set(machine, row: next(0...19), field: next(0...3))
            }
        }
        isBridged = next(0...1) == 0
        batch = [1, 2, 5, .max][next(0...3)]
    }

    var description: String {
        "\(machines) machines, \(remotes) remotes\(isBridged ? ", bridged" : ""), batches of \(batch): \(steps.map(\.description).joined(separator: "; "))"
    }
}
