import Platform
import RibKit

do {
    let words = try CurrentProcess.arguments()
    var output = ""
    let context = Tool.Context(
        folder: FileSystem.currentFolder ?? ".", show: { output += $0 },
        tell: { try? StandardStream.error.write($0) })
    let code = Tool(context).run(words)
    try StandardStream.output.write(output)
    code.end()
} catch {
    try? StandardStream.error.write("rib: \(error)\n")
    ExitCode.failed.end()
}
