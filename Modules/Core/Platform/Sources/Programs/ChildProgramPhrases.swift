import Basics

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The messages about a child program that could not be run or that failed.
enum ChildProgramPhrases {
    static func sentence(for reason: ChildProgramError.Reason, of program: String) -> Phrase {
        switch reason {
        case .notFound: notFound(program)
        case .notExecutable: notExecutable(program)
        case .exited(let code): exited(program, code)
        case .ended(let signal): ended(program, signal)
        case .tooSlow(let limit): tooSlow(program, limit)
        case .tooMuchOutput(let limit): tooMuchOutput(program, limit)
        case .tooManyErrors(let limit): tooManyErrors(program, limit)
        case .system(let error): refused(program, error)
        }
    }

    private static func notFound(_ program: String) -> Phrase {
        Phrase(
            "There is no program \(quoted: program). Write its whole path, or a name that is found through PATH.",
            .ko("\(quoted: program) 프로그램이 없습니다. 전체 경로나 PATH에 있는 이름을 입력하세요."),
            .ja("\(quoted: program)というプログラムはありません。フルパスか、PATH にある名前を入力してください。"))
    }

    private static func notExecutable(_ program: String) -> Phrase {
        Phrase(
            """
            \(quoted: program) cannot be run. Make the file executable (chmod +x), and name its interpreter in its first \
            line (#!).
            """,
            .ko(
                "\(quoted: program) 파일을 실행할 수 없습니다. 실행 권한을 주고(chmod +x) 첫 줄에 인터프리터를 적으세요(#!)."),
            .ja("\(quoted: program)を実行できません。実行権限を付け（chmod +x）、先頭行でインタプリタを指定してください（#!）。"))
    }

    private static func exited(_ program: String, _ code: Int32) -> Phrase {
        let code = Int(code)
        return Phrase(
            "\(quoted: program) failed with exit code \(code).",
            .ko("\(quoted: program) 프로그램이 종료 코드 \(code, .direction) 실패했습니다."),
            .ja("\(quoted: program)が終了コード\(code)で失敗しました。"))
    }

    private static func ended(_ program: String, _ signal: Int32) -> Phrase {
        let (number, name) = (Int(signal), String(cString: strsignal(signal)))
        return Phrase(
            "\(quoted: program) was ended by signal \(number) (\(name)).",
            .ko("\(quoted: program) 프로그램이 시그널 \(number)(\(name)) 때문에 종료되었습니다."),
            .ja("\(quoted: program)がシグナル\(number)（\(name)）で終了しました。"))
    }

    private static func tooSlow(_ program: String, _ limit: Duration) -> Phrase {
        let seconds = Int(limit.components.seconds)
        return Phrase(
            "\(quoted: program) gave no answer within \(seconds == 1 ? "a second" : "\(seconds) seconds") and was stopped.",
            .ko("\(quoted: program) 프로그램이 \(seconds)초 안에 응답하지 않아 중지했습니다."),
            .ja("\(quoted: program)が\(seconds)秒以内に応答しなかったため、停止しました。"))
    }

    private static func tooMuchOutput(_ program: String, _ limit: Int) -> Phrase {
        Phrase(
            "\(quoted: program) wrote more than \(limit) bytes and was stopped.",
            .ko("\(quoted: program) 프로그램이 \(limit)바이트 넘게 출력하여 중지했습니다."),
            .ja("\(quoted: program)の出力が\(limit)バイトを超えたため、停止しました。"))
    }

    private static func tooManyErrors(_ program: String, _ limit: Int) -> Phrase {
        Phrase(
            "\(quoted: program) wrote more than \(limit) bytes to its standard error and was stopped.",
            .ko("\(quoted: program) 프로그램이 표준 오류에 \(limit)바이트 넘게 출력하여 중지했습니다."),
            .ja("\(quoted: program)の標準エラー出力が\(limit)バイトを超えたため、停止しました。"))
    }

    private static func refused(_ program: String, _ error: SystemError) -> Phrase {
        let reason = SystemPhrases.reason(error.code, error.reason)
        return Phrase(
            "\(quoted: program) cannot be run: \(reason)", .ko("\(quoted: program) 프로그램을 실행할 수 없습니다: \(reason)"),
            .ja("\(quoted: program)を実行できません: \(reason)"))
    }

    /// Returns a sentence that quotes the last line of a program's standard error.
    static func said(_ complaint: String) -> Phrase {
        Phrase(
            "It says: \(complaint)", .ko("프로그램의 메시지: \(complaint)"), .ja("プログラムのメッセージ: \(complaint)"))
    }
}
