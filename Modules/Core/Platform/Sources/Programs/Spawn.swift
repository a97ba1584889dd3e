#if canImport(Darwin)
@preconcurrency package import Darwin
#else
@preconcurrency package import Glibc
#endif

/// Functions that start programs without a shell (`posix_spawn`), and that wait for their end.
package enum Spawn {
    /// The source or the target of a program's standard stream.
    package enum Stream {
        /// The same standard stream of this process.
        case inherited
        case descriptor(Int32)
        /// A file or a terminal. Standard input is opened for reading. Any other stream is opened for reading and
        /// writing, and created if it is missing; on macOS, so is the standard input of a program that leads a session.
        case file(String)

        var isFile: Bool { if case .file = self { true } else { false } }
    }

    /// The error for a program that cannot be started.
    package struct StartError: Error, CustomStringConvertible {
        package let program: String
        /// The `errno` of the system.
        package let code: Int32

        // rib: verbatim, for developers
        package var description: String { "cannot start \(program): \(String(cString: strerror(code)))" }
    }

    /// The error for a process whose exit status is unavailable: the process is not a child of this process, or this
    /// process ignores `SIGCHLD`.
    package struct UnknownEnd: Error, CustomStringConvertible {
        package let process: pid_t
        /// The `errno` of the system.
        package let code: Int32

        // rib: verbatim, for developers
        package var description: String { "cannot wait for process \(process): \(String(cString: strerror(code)))" }
    }

    /// Starts a program, which is found through `PATH` if its name has no slash. The program inherits every descriptor
    /// of this process that is not close-on-exec.
    ///
    /// - Parameters:
    ///   - words: The program and its arguments.
    ///   - file: The path of the program's file, if it is not to be found by the first word.
    ///   - environment: Entries such as `HOME=/`; the environment of this process if `nil`.
    ///   - streams: Standard input, output and error, in this order. Streams that are missing at the end are inherited.
    ///   - restoresSignals: Whether the program starts with no signal ignored or blocked.
    ///   - leadsSession: Whether the program leads a new session. A terminal that it opens as a stream then becomes its
    ///     controlling terminal.
    ///   - leadsGroup: Whether the program leads a new process group.
    ///   - closesOthers: Whether the program inherits no descriptors except its standard streams.
    ///   - folder: The program's working folder; that of this process if `nil`.
    /// - Returns: The ID of the process.
    /// - Throws: ``StartError``.
    package static func start(
        _ words: [String], file: String? = nil, environment: [String]? = nil, streams: [Stream] = [],
        restoresSignals: Bool = false, leadsSession: Bool = false, leadsGroup: Bool = false, closesOthers: Bool = false,
        folder: String? = nil
    ) throws(StartError) -> pid_t {
        #if canImport(Darwin)
        if leadsSession, streams.contains(where: \.isFile) {
            let (words, streams) = openingFiles(streams, for: words)
            return try start(
                words, environment: environment, streams: streams, restoresSignals: restoresSignals, leadsSession: true,
                leadsGroup: leadsGroup, closesOthers: closesOthers, folder: folder)
        }
        var actions: posix_spawn_file_actions_t?
        var attributes: posix_spawnattr_t?
        let sessionFlag = POSIX_SPAWN_SETSID
        #else
        var (actions, attributes) = (posix_spawn_file_actions_t(), posix_spawnattr_t())
        // POSIX_SPAWN_SETSID, which Glibc hides from Swift.
        let sessionFlag: Int32 = 0x80
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (number, stream) in zip(Int32(0)..., streams) {
            switch stream {
            case .inherited: break
            case .descriptor(let descriptor): posix_spawn_file_actions_adddup2(&actions, descriptor, number)
            case .file(let path):
                let mode = number == STDIN_FILENO ? O_RDONLY : O_RDWR | O_CREAT
                posix_spawn_file_actions_addopen(&actions, number, path, mode, 0o600)
            }
        }
        let program = words.first ?? ""
        if let folder, addFolder(&actions, folder) != 0 { throw StartError(program: program, code: ENOSYS) }
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var flags = leadsSession ? Int32(sessionFlag) : 0
        if leadsGroup { flags |= Int32(POSIX_SPAWN_SETPGROUP) }
        if closesOthers {
            guard let flag = closeOthers(&actions, keeping: streams) else {
                throw StartError(program: program, code: ENOSYS)
            }
            flags |= flag
        }
        if restoresSignals {
            var (signals, mask) = (sigset_t(), sigset_t())
            sigfillset(&signals)
            sigemptyset(&mask)
            posix_spawnattr_setsigdefault(&attributes, &signals)
            posix_spawnattr_setsigmask(&attributes, &mask)
            flags |= Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK)
        }
        posix_spawnattr_setflags(&attributes, Int16(flags))

        let (arguments, variables) = (copies(words), environment.map(copies))
        defer { (arguments + (variables ?? [])).forEach { free($0) } }
        var process = pid_t()
        // A path is not passed to `posix_spawnp`, which on macOS lets the shell run any file without an interpreter.
        let code =
            file.map { posix_spawn(&process, $0, &actions, &attributes, arguments, variables ?? current) }
            ?? posix_spawnp(&process, program, &actions, &attributes, arguments, variables ?? current)
        guard code == 0 else { throw StartError(program: program, code: code) }
        return process
    }

    /// Returns the words of a shell that opens the files among a program's streams, and then becomes the program; and the
    /// streams that are left to the system.
    ///
    /// macOS opens files before the session begins (posix_spawn(2) there), so that a terminal among them would not
    /// become the session's controlling terminal.
    static func openingFiles(_ streams: [Stream], for words: [String]) -> (words: [String], streams: [Stream]) {
        var (script, paths, others): (String, [String], [Stream]) = ("", [], [])
        for (number, stream) in streams.enumerated() {
            if case .file(let path) = stream {
                script += "exec \(number)<>\"$1\"; shift; "
                paths.append(path)
                others.append(.inherited)
            } else {
                others.append(stream)
            }
        }
        return (["/bin/sh", "-c", script + "exec \"$@\"", "sh"] + paths + words, others)
    }

    /// Waits until a process has ended, and reaps the process.
    ///
    /// - Returns: The wait status of the process, and its peak memory in bytes.
    /// - Throws: ``UnknownEnd``.
    package static func wait(for process: pid_t) throws(UnknownEnd) -> (status: Int32, memory: Int) {
        var (status, usage) = (Int32(0), rusage())
        while wait4(process, &status, 0, &usage) < 0 {
            guard errno == EINTR else { throw UnknownEnd(process: process, code: errno) }
        }
        return (status, peakMemory(usage))
    }

    /// Returns the peak memory, in bytes, from the resource usage of a process that has ended.
    package static func peakMemory(_ usage: rusage) -> Int {
        #if canImport(Darwin)
        usage.ru_maxrss
        #else
        usage.ru_maxrss * 1_024
        #endif
    }

    private typealias Words = [UnsafeMutablePointer<CChar>?]

    /// The environment of this process, as C strings with a `nil` at the end. The caller must not free the strings.
    private static var current: Words {
        var count = 0
        while environ[count] != nil { count += 1 }
        return Array(UnsafeBufferPointer(start: environ, count: count + 1))
    }

    /// Returns texts as C strings with a `nil` at the end. The caller must free the strings.
    private static func copies(_ texts: [String]) -> Words { texts.map { strdup($0) } + [nil] }
}
