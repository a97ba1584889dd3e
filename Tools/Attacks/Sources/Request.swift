/// The options, groups, and apps of a command line. It is parsed without the project's `Commands` module, since the
/// attack shares no code with the program under attack.
struct Request {
    /// The error for a command line that cannot be parsed.
    struct Misuse: Error, CustomStringConvertible {
        let description: String
    }

    private(set) var names: [String] = []
    private(set) var apps: [String] = []
    private(set) var isSmall = false
    private(set) var seed: UInt64 = 1
    private(set) var only: Int?
    private(set) var skipsSync = false
    private(set) var skipsLocks = false
    private(set) var asksForHelp = false
    /// The time that a worker has for its group, in seconds; `nil` for the process that starts workers.
    private(set) var seconds: Double?

    init(_ arguments: [String], groups: [String], apps: [String]) throws(Misuse) {
        var words = arguments[...]
        while let word = words.popFirst() {
            switch word {
            case "--small": isSmall = true
            case "--seed": seed = UInt64(try Self.number(after: word, &words))
            case "--only": only = try Self.number(after: word, &words)
            case "--without-sync": skipsSync = true
            case "--without-locks": skipsLocks = true
            case Self.worker: seconds = Double(try Self.number(after: word, &words))
            case "--help", "-h": asksForHelp = true
            case _ where groups.contains(word): names.append(word)
            case _ where apps.contains(word): self.apps.append(word)
            default: throw Misuse(description: "There is no “\(word)”. Try --help.")
            }
        }
    }

    private static func number(after option: String, _ words: inout ArraySlice<String>) throws(Misuse) -> Int {
        guard let number = words.popFirst().flatMap({ Int($0) }), number >= 0 else {
            throw Misuse(description: "\(option) needs a number, 0 or more.")
        }
        return number
    }

    /// The options that repeat this run.
    var options: [String] {
        let flags = [(isSmall, "--small"), (skipsSync, "--without-sync"), (skipsLocks, "--without-locks")]
        return ["--seed", "\(seed)"] + flags.filter(\.0).map(\.1)
    }

    /// Returns the arguments of a worker process, which makes one attack for the given number of seconds.
    @MainActor func arguments(of attack: Attack, seconds: Int) -> [String] {
        options + (only.map { ["--only", "\($0)"] } ?? []) + [Self.worker, "\(seconds)"] + attack.words
    }

    /// The internal option that makes a process a worker.
    private static let worker = "--worker"

    /// The text of `--help` above the list of groups.
    static let help = """
        torture [--small] [--seed N] [--only TRY] [--without-sync] [--without-locks] [APP…] [GROUP…]
        Attacks mandalart and sakatsu, or the one that is named, in the groups that are named, or in all, and ends within
        ten minutes. Exit code 0 means that no acknowledged edit is lost but by damage, nothing is lost in silence, and
        nothing crashes or hangs.

          --small          a twentieth of the tries
          --seed N         the number that all chance comes from, by default 1
          --only TRY       make one try of each group, by its number
          --without-sync   let the recorded program forget to sync: power has to fail
          --without-locks  let many programs ignore locks: writers has to fail

        Groups:
        """
}
