import Basics
import BasicsTesting
import ConsoleTesting
import Host
import HostTesting
import Platform
import Testing

@MainActor @Suite("A program in Korean")
struct KoreanProgramTests {
    private let korean = Environment(["LC_MESSAGES": "ko_KR.UTF-8", "LANG": "en_US.UTF-8"])

    private func told(_ arguments: String..., in environment: Environment) async -> [String] {
        let console = ConsoleScript([])
        let program = Program("notes", summary: "Keeps notes.")
        _ = await program.run(arguments, on: console, environment: environment) { _, _ in
            Program.App(root: CoverRouter())
        }
        return console.transcript
    }

    @Test("takes the last of two languages that are asked for")
    func lastOption() async {
        let plain = Environment([:])
        #expect(
            await told("--lang=en", "--lang", "ko", "--help=1", in: plain) == ["! notes: “--help”에는 값을 지정할 수 없습니다."])
        #expect(
            await told("--lang", "ko", "--lang=en", "--help=1", in: plain) == ["! notes: “--help” takes no value."])
    }

    @Test("takes the code of a language in letters of any case and width", arguments: ["--lang=KO", "--lang=ｋｏ"])
    func letters(option: String) async {
        let plain = Environment(["LANG": "en_US.UTF-8"])
        #expect(await told(option, "--help=1", in: plain) == ["! notes: “--help”에는 값을 지정할 수 없습니다."])
    }

    @Test("speaks the language that is asked for, else that of the environment, also of arguments that are wrong")
    func language() async {
        #expect(await told("--help=1", in: korean) == ["! notes: “--help”에는 값을 지정할 수 없습니다."])
        #expect(await told("--help=1", "--lang=en", in: korean) == ["! notes: “--help” takes no value."])
        #expect(await told("--help=1", "--", "--lang=en", in: korean) == ["! notes: “--help”에는 값을 지정할 수 없습니다."])
        #expect(await told("--lang", "xx", in: korean).first?.hasPrefix("! notes: 언어: “xx”") == true)
        #expect(await told("tear", in: Environment(["LANG": "C.UTF-8"])).first?.hasPrefix("! notes: There") == true)
    }
}
