import Foundation
import Platform
import PlatformTesting
import Sync

/// A PostgreSQL server of its own, in a temporary folder, which is reached through a socket.
final class PostgreSQLServer: Sendable {
    private let folder: TemporaryFolder
    private static let script: String = {
        let tests = URL(filePath: #filePath).deletingLastPathComponent()
        return tests.appending(path: "../../../../Tools/lib/postgresql.sh").standardizedFileURL.path
    }()

    /// Whether the server's programs are installed on this machine.
    static var isInstalled: Bool { get async { (try? await run([script, "check"])) != nil } }

    /// Starts a new server; with another one, a standby that follows it.
    init(following other: PostgreSQLServer? = nil) async throws {
        folder = try TemporaryFolder()
        // The server's user has to reach it.
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path)
        if let other { try await Self.run([Self.script, "standby", path, other.path]) } else { try await start() }
    }

    deinit {
        signal(SIGQUIT)
    }

    private var path: String { folder.file("server") }

    func start() async throws { try await Self.run([Self.script, "start", path]) }

    /// Makes a standby the server that may be written.
    func promote() async throws { try await Self.run([Self.script, "promote", path]) }

    /// Ends the server as a power cut would.
    func kill() { signal(SIGKILL) }

    private func signal(_ number: Int32) {
        guard let text = try? String(contentsOfFile: "\(path)/data/postmaster.pid", encoding: .utf8),
            let process = text.split(separator: "\n").first.flatMap({ pid_t($0) })
        else { return }
        Foundation.kill(process, number)
    }

    /// The address of a database for a user.
    func address(_ database: String = "postgres", of user: String = "postgres") -> String {
        "postgresql://\(user)@/\(database)?host=\(path)"
    }

    /// The address of whichever of two servers may be written.
    func address(orOf standby: PostgreSQLServer) -> String {
        "\(address()),\(standby.path)&target_session_attrs=read-write"
    }

    /// Carries out SQL as the owner, and returns what it shows, with lines and columns as `psql` writes them.
    @discardableResult func sql(_ sql: String, in database: String = "postgres") async throws -> String {
        let output = try await Self.run(["psql", "-X", "-w", "-q", "-A", "-t", "-d", address(database), "-c", sql])
        return String(decoding: output.output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    @discardableResult private static func run(_ words: [String]) async throws -> ChildProgram.Output {
        try await ChildProgram(words, environment: Environment.process.forChildren).run()
    }
}
