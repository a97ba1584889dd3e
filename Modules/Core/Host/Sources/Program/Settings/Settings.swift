import Basics
import Commands
import Console
import Platform

/// The defaults for a run's arguments: options that the environment or the configuration file sets, and aliases of
/// commands. The environment overrides the file, and the arguments override both.
struct Settings: Sendable {
    /// The value of an option, with the environment variable or the line of the file that sets it.
    struct Setting: Sendable {
        let option: ProgramOption
        let value: String
        let place: String
    }

    /// The words to which an alias expands, with the line of the file that defines the alias.
    struct Alias: Sendable {
        let words: [String]
        let place: String
    }

    private(set) var entries: [Setting] = []
    private(set) var aliases: [String: Alias] = [:]
    /// The first mistake in the settings, which ends the run; `nil` if there is none.
    private(set) var mistake: UsageError?

    init() {}

    /// Creates the settings of a program from the environment and the configuration file.
    init(of program: String, in environment: Environment) {
        self.init()
        // Otherwise the program would use the files of another folder.
        for name in UserFolders.variables where environment.isInvalid(name) { noteInvalid(name) }
        takeShared(environment)
        if let file = ConfigurationFile(of: program, in: environment) { take(file, in: environment) }
        take(environment, of: program)
    }

    /// Creates the settings of a recorded run from its recorded environment variables and aliases.
    init(of program: String, recorded variables: [String: String]) {
        self.init()
        takeShared(Environment(variables))
        take(Environment(variables), of: program)
        for (name, value) in variables where name.hasPrefix(Self.aliasPrefix) {
            note(at: name) { settings throws(UsageError) in try settings.takeAlias(name, value, at: name) }
        }
    }

    private static let aliasPrefix = "alias."

    /// Returns the value of an option; `nil` if neither the environment nor the file sets it.
    func entry(of option: ProgramOption) -> Setting? {
        entries.first { $0.option.name == option.name }
    }

    /// Returns whether the settings turn on a switch, such as `--json`.
    func isOn(_ option: ProgramOption) -> Bool {
        entry(of: option).flatMap { Bool(switch: $0.value) } ?? false
    }

    /// Returns the words to which an alias expands, or the word itself if it is not an alias.
    ///
    /// - Throws: `UsageError` for an alias that redefines a word of the program.
    func expansion(of word: String, isWord: (String) -> Bool) throws(UsageError) -> [String] {
        guard let alias = aliases[word] else { return [word] }
        if isWord(word) {
            throw UsageError(Phrase(pattern: "\(alias.place): \(SettingPhrases.aliasOfWord(word))"))
        }
        return alias.words
    }

    /// Returns the words to which each alias expands, by its name.
    func expansions(isWord: (String) -> Bool) throws(UsageError) -> [String: [String]] {
        var expansions: [String: [String]] = [:]
        for name in aliases.keys.sorted() { expansions[name] = try expansion(of: name, isWord: isWord) }
        return expansions
    }

    /// The aliases, sorted by name, in the form in which a recording stores them.
    var recordedAliases: [(name: String, value: String)] {
        aliases.sorted { $0.key < $1.key }.map { name, alias in
            (Self.aliasPrefix + name, alias.words.map(Words.quoting).joined(separator: " "))
        }
    }

    // MARK: - Reading

    /// Reads the environment variables that many programs share: a variable with any value turns its option on.
    private mutating func takeShared(_ environment: Environment) {
        for option in ProgramOption.settings {
            guard let variable = option.sharedVariable, environment[variable] != nil else { continue }
            entries.append(Setting(option: option, value: Bool.switchWords[0], place: variable))
        }
    }

    private mutating func take(_ environment: Environment, of program: String) {
        for option in ProgramOption.settings {
            let variable = option.variable(of: program)
            if environment.isInvalid(variable) { noteInvalid(variable) }
            guard let value = environment[variable] else { continue }
            note(at: variable) { settings throws(UsageError) in
                try settings.take(option, value, at: variable, in: environment)
            }
        }
    }

    private mutating func take(_ file: ConfigurationFile, in environment: Environment) {
        do {
            for line in try file.lines() {
                note(at: line.place) { settings throws(UsageError) in try settings.take(line, in: environment) }
            }
        } catch {
            mistake = mistake ?? error
        }
    }

    private mutating func take(
        _ line: ConfigurationFile.Assignment, in environment: Environment
    ) throws(UsageError) {
        guard let value = line.value else { throw UsageError(SettingPhrases.noValue) }
        if line.name.hasPrefix(Self.aliasPrefix) { return try takeAlias(line.name, value, at: line.place) }
        try take(try ProgramOption(setting: line.name), value, at: line.place, in: environment)
    }

    /// Stores the value of an option, replacing a value of lower precedence; throws an error, and stores nothing, if
    /// the new value is invalid.
    private mutating func take(
        _ option: ProgramOption, _ value: String, at place: String, in environment: Environment
    ) throws(UsageError) {
        // No shell expands `~` in the file, or in the quotes around a variable's value.
        let value = option.option.path == nil ? value : environment.expandingHome(value)
        let entry = Setting(option: option, value: value, place: place)
        var scratch = Invocation()
        try scratch.take(entry)
        entries.removeAll { $0.option.name == option.name }
        entries.append(entry)
    }

    private mutating func takeAlias(_ name: String, _ value: String, at place: String) throws(UsageError) {
        let name = String(name.dropFirst(Self.aliasPrefix.count))
        let words = try Words(typing: value).all
        let isName = !name.isEmpty && !name.hasPrefix("-") && !name.contains { $0.isWhitespace || $0 == "/" }
        guard isName, let first = words.first, !first.hasPrefix("-") else {
            throw UsageError(SettingPhrases.aliasOfNothing)
        }
        aliases[name] = Alias(words: words, place: place)
    }

    private mutating func noteInvalid(_ variable: String) {
        mistake = mistake ?? UsageError(SettingPhrases.invalidUTF8(variable))
    }

    /// Runs a parser, and stores the error that it throws, with the position, as the ``mistake``, unless there is an
    /// earlier one.
    private mutating func note(at place: String, _ read: (inout Settings) throws(UsageError) -> Void) {
        do throws(UsageError) {
            try read(&self)
        } catch {
            mistake = mistake ?? UsageError(Phrase(pattern: "\(place): \(error)"))
        }
    }
}

/// The user's configuration file, with lines such as `color = never` and `# comments`.
struct ConfigurationFile {
    struct Assignment {
        let name: String
        /// The text after the `=`; `nil` in a line without `=`.
        let value: String?
        /// The path of the file and the number of the line, separated by a colon.
        let place: String
    }

    private let path: String

    /// Creates the configuration file of a program; `nil` if the environment determines no folder for it.
    init?(of program: String, in environment: Environment) {
        guard let folder = UserFolders(program: program, environment: environment).configuration else { return nil }
        path = "\(folder)/config"
    }

    /// Returns the lines that are neither empty nor comments; none if the file does not exist.
    func lines() throws(UsageError) -> [Assignment] {
        guard let bytes = try bytes() else { return [] }
        guard let text = String(editing: bytes) else { throw UsageError(ProgramPhrases.noText(path)) }
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        return lines.enumerated().compactMap { index, line in
            let line = line.trimmed
            guard let first = line.first, first != "#" else { return nil }
            let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return Assignment(
                name: String(parts[0].trimmed), value: parts.count == 2 ? String(parts[1].trimmed) : nil,
                place: "\(path):\(index + 1)")
        }
    }

    private func bytes() throws(UsageError) -> [UInt8]? {
        do throws(SystemError) {
            return try FileSystem.bytes(of: path, atMost: 1 << 20, isOwn: true)
        } catch {
            if error.isMissing { return nil }
            throw UsageError(error.explanation)
        }
    }
}

extension Substring {
    fileprivate var trimmed: Substring {
        var text = drop(while: \.isWhitespace)
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}
