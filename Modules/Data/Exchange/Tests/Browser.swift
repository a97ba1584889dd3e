import Foundation
import PlatformTesting
import Testing

/// Chromium without a window, where it is installed.
struct Browser {
    private let path: String

    /// Whether there is one.
    static let isInstalled = installed != nil

    private static let installed = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
        .first(where: FileManager.default.isExecutableFile)

    init() throws {
        path = try #require(Self.installed)
    }

    /// What a script finds out about a page in a window of a width, with other files beside it. The script runs in the frame
    /// around the page, whose own policy forbids scripts.
    func facts(
        _ page: String, script: String, width: Int, beside files: [String: String] = [:]
    ) throws -> [String: Int] {
        let folder = try TemporaryFolder()
        for (name, text) in files { _ = try folder.write(text, to: name) }
        let inner = try folder.write(page, to: "page.html")
        _ = try folder.write("function facts(document, innerWidth) {\(script)}", to: "facts.js")
        // A window has a least width of its own; a frame has not.
        let outer = try folder.write(
            """
            <meta charset="utf-8"><body><script src="facts.js"></script>
            <iframe id="frame" style="border:0;width:\(width)px;height:900px" src="\(inner)"></iframe><script>
            onload = () => document.body.dataset.facts =
              JSON.stringify(facts(frame.contentDocument, frame.contentWindow.innerWidth))</script>
            """, to: "frame.html")
        let arguments = ["--allow-file-access-from-files", "--window-size=1600,1000", "--dump-dom", "file://\(outer)"]
        let dom = String(decoding: try run(arguments, in: folder), as: UTF8.self)
        let json = try #require(dom.firstMatch(of: /data-facts="([^"]*)"/)?.1).replacing("&quot;", with: "\"")
        return try JSONDecoder().decode([String: Int].self, from: Data(json.utf8))
    }

    /// How many pages a page has on paper, and how wide they are, in points.
    func paper(_ page: String) throws -> (pages: Int, width: Double) {
        let folder = try TemporaryFolder()
        let file = try folder.write(page, to: "page.html")
        _ = try run(
            ["--no-pdf-header-footer", "--print-to-pdf=\(folder.file("page.pdf"))", "file://\(file)"], in: folder)
        let text = String(decoding: try folder.bytes(of: "page.pdf"), as: UTF8.self)
        let width = try #require(text.firstMatch(of: /\/MediaBox \[0 0 ([0-9.]+)/)?.1)
        return (text.matches(of: /\/Type \/Page\b/).count, try #require(Double(width)))
    }

    private func run(_ arguments: [String], in folder: TemporaryFolder) throws -> Data {
        let process = Process()
        process.executableURL = URL(filePath: path)
        process.arguments =
            ["--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(folder.file("profile"))"] + arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return data
    }
}
