import Basics
import Platform

/// Runs of the program `psql` (postgresql.org/docs/current/app-psql.html).
struct PSQL {
    /// The output of a run, in a temporary file.
    struct Output {
        let path: String

        func remove() { try? FileSystem.removeFile(path) }
    }

    private let address: String
    private let environment: [ChildVariable]
    private let spool: String

    init(_ address: String, environment: Environment, spool: String) {
        (self.address, self.spool) = (address, spool)
        self.environment = environment.forChildren.filter { $0.name != "LC_ALL" } + Self.variables(of: environment)
    }

    /// The variables of libpq and of Kerberos that are passed on. They may include a password, which is never in an
    /// argument or in a file of this program.
    private static let names =
        [
            "APPNAME", "CHANNELBINDING", "DATABASE", "GSSDELEGATION", "GSSENCMODE", "GSSLIB", "HOST", "HOSTADDR",
            "KRBSRVNAME",
            "LOADBALANCEHOSTS", "PASSFILE", "PASSWORD", "PORT", "REQUIREAUTH", "REQUIREPEER", "SERVICE", "SERVICEFILE",
            "SSLCERT", "SSLCRL", "SSLCRLDIR", "SSLKEY", "SSLMODE", "SSLROOTCERT", "SSLSNI", "SYSCONFDIR",
            "TARGETSESSIONATTRS", "USER",
        ].map { "PG\($0)" } + ["KRB5CCNAME", "KRB5_CLIENT_KTNAME", "KRB5_CONFIG", "KRB5_KTNAME"]

    private static func variables(of environment: Environment) -> [ChildVariable] {
        let own = names.compactMap { name in environment[name].map { ChildVariable(name, $0) } }
        let timeout = environment["PGCONNECT_TIMEOUT"] ?? "10"
        return own + [
            ChildVariable("PGCLIENTENCODING", "UTF8"), ChildVariable("LC_MESSAGES", "C"),
            ChildVariable("PGCONNECT_TIMEOUT", timeout),
        ]
    }

    /// The time that a run may take, in minutes.
    private static let mostMinutes = 15

    /// The waits before another try, in milliseconds.
    private static let waits = [100, 300, 1_000, 3_000]

    /// Runs a script, and returns its output. A run that failed because of other transactions, or because the server was
    /// restarted, is tried again.
    ///
    /// - Throws: ``RemoteError``, which is ``RemoteError/taken`` for a key or a table that exists; `SystemError` if a
    ///   temporary file cannot be written; `CancellationError`.
    func run(_ script: [UInt8], for name: String) async throws -> Output {
        for wait in Self.waits {
            do {
                return try await runOnce(script, for: name)
            } catch let failure as Failure where failure.mayPass {
                try await Task.sleep(for: .milliseconds(wait + Int.random(in: 0...wait)))
            } catch let failure as Failure {
                throw failure.error(of: name)
            }
        }
        do { return try await runOnce(script, for: name) } catch let failure as Failure {
            throw failure.error(of: name)
        }
    }

    /// The failure of a run.
    struct Failure: Error {
        /// The SQLSTATE; `nil` if the server was not reached, or was lost.
        let state: String?
        /// The last line that `psql` wrote.
        let line: String
        /// Whether the connection was made, and lost.
        let isLost: Bool

        /// Whether the same run may succeed: 40001 and 40P01 are conflicts of transactions, 57P01 to 57P03 a restart of the
        /// server, 08 the loss of a connection.
        var mayPass: Bool {
            guard let state else { return isLost }
            return ["40001", "40P01", "57P01", "57P02", "57P03"].contains(state) || state.hasPrefix("08")
        }

        func error(of name: String) -> RemoteError {
            guard let state else { return .unreachable(name, Phrase(verbatim: line)) }
            return switch state {
            // The key or, where two stores begin at once, the table with its type.
            case "23505", "42P07", "42710": .taken
            default: .refused(name, SyncPhrases.database(says: state))
            }
        }
    }

    private func runOnce(_ script: [UInt8], for name: String) async throws -> Output {
        let (input, output) = ("\(spool).sql", Output(path: "\(spool).rows"))
        defer { try? FileSystem.removeFile(input) }
        for path in [input, output.path] {
            try FileSystem.removeFile(path)
            try FileSystem.createPrivateFile(path)
        }
        let file = try LogFile(appendingTo: input)
        try file.append(Array("SET statement_timeout = '300s';\n".utf8) + script)
        let program = ChildProgram(
            [
                "psql", "-X", "-w", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-v", "VERBOSITY=sqlstate", "-o",
                output.path, "-f", input, "-d", address,
            ], environment: environment, limits: ChildProgram.Limits(time: .seconds(60 * Self.mostMinutes)))
        do {
            _ = try await program.run()
            return output
        } catch let error as ChildProgramError {
            output.remove()
            guard case .exited(let code) = error.reason else { throw RemoteError.unreachable(name, Phrase(of: error)) }
            let line = error.complaint
            // psql:/…/mandalart.sync.sql:1: ERROR:  23505
            let state = line.split(separator: " ").last.map(String.init)
            throw Failure(
                state: state.flatMap { $0.isState ? $0 : nil }, line: line,
                isLost: code == 2 && line.hasPrefix("psql:\(input)"))
        } catch {
            output.remove()
            throw error
        }
    }
}

extension String {
    /// Whether the text has the form of an SQLSTATE: five digits and capital letters.
    fileprivate var isState: Bool {
        utf8.count == 5 && utf8.contains { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
            && utf8.allSatisfy { byte in
                (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                    || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
            }
    }
}
