import Basics

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The messages about failed system calls and invalid arguments.
enum SystemPhrases {
    /// Returns the beginning of the message about a failed operation, without a path and the system's reason.
    static func cannot(_ operation: SystemError.Operation) -> Phrase {
        switch operation {
        case .open: Phrase("cannot open", .ko("열 수 없습니다"), .ja("開けません"))
        case .read: Phrase("cannot read", .ko("읽을 수 없습니다"), .ja("読めません"))
        case .write: Phrase("cannot write", .ko("쓸 수 없습니다"), .ja("書き込めません"))
        case .replace: Phrase("cannot replace", .ko("바꿀 수 없습니다"), .ja("置き換えられません"))
        case .create: Phrase("cannot create", .ko("만들 수 없습니다"), .ja("作成できません"))
        case .createFolder: Phrase("cannot create folder", .ko("폴더를 만들 수 없습니다"), .ja("フォルダを作成できません"))
        case .lock: Phrase("cannot lock", .ko("잠글 수 없습니다"), .ja("ロックできません"))
        case .remove: Phrase("cannot remove", .ko("삭제할 수 없습니다"), .ja("削除できません"))
        case .other(let phrase): phrase
        }
    }

    static func cannot(_ operation: SystemError.Operation, _ path: String) -> Phrase {
        let verb = cannot(operation)
        return Phrase("\(verb) \(path)", .ko("\(path): \(verb)"), .ja("\(path): \(verb)"))
    }

    /// Returns the system's message for a code, translated if the code is common.
    static func reason(_ code: Int32, _ text: String) -> Phrase {
        switch code {
        case ENOENT: Phrase("No such file or directory", .ko("파일이나 폴더가 없습니다"), .ja("ファイルまたはフォルダがありません"))
        case EACCES: Phrase("Permission denied", .ko("권한이 없습니다"), .ja("アクセス権がありません"))
        case EPERM: Phrase("Operation not permitted", .ko("허용되지 않는 작업입니다"), .ja("許可されていない操作です"))
        case EEXIST: Phrase("File exists", .ko("이미 있습니다"), .ja("すでに存在します"))
        case EISDIR: Phrase("Is a directory", .ko("폴더입니다"), .ja("フォルダです"))
        case ENOTDIR: Phrase("Not a directory", .ko("폴더가 아닙니다"), .ja("フォルダではありません"))
        case ENOTEMPTY: Phrase("Directory not empty", .ko("폴더가 비어 있지 않습니다"), .ja("フォルダが空ではありません"))
        case ENAMETOOLONG: Phrase("File name too long", .ko("이름이 너무 깁니다"), .ja("名前が長すぎます"))
        case ELOOP:
            Phrase("Too many levels of symbolic links", .ko("심볼릭 링크가 너무 많이 이어져 있습니다"), .ja("シンボリックリンクの階層が多すぎます"))
        case EXDEV: Phrase("Invalid cross-device link", .ko("다른 파일 시스템에 있습니다"), .ja("別のファイルシステムにあります"))
        case EINVAL: Phrase("Invalid argument", .ko("잘못된 인자입니다"), .ja("引数が正しくありません"))
        default: deviceReason(code, text)
        }
    }

    /// Returns the translated message for a code about a device, or about a limit or the state of the system; for any
    /// other code, the untranslated `text`.
    private static func deviceReason(_ code: Int32, _ text: String) -> Phrase {
        switch code {
        case ENOSPC: Phrase("No space left on device", .ko("디스크에 남은 공간이 없습니다"), .ja("ディスクに空きがありません"))
        case EDQUOT: Phrase("Disk quota exceeded", .ko("디스크 할당량을 초과했습니다"), .ja("ディスクの割り当て容量を超えました"))
        case EFBIG: Phrase("File too large", .ko("파일이 너무 큽니다"), .ja("ファイルが大きすぎます"))
        case EROFS: Phrase("Read-only file system", .ko("읽기 전용 파일 시스템입니다"), .ja("読み取り専用のファイルシステムです"))
        case EIO: Phrase("Input/output error", .ko("입출력 오류가 발생했습니다"), .ja("入出力エラーが発生しました"))
        case EMFILE: Phrase("Too many open files", .ko("열린 파일이 너무 많습니다"), .ja("開いているファイルが多すぎます"))
        case ENFILE: Phrase("Too many open files in system", .ko("시스템에 열린 파일이 너무 많습니다"), .ja("システム全体で開いているファイルが多すぎます"))
        case EBUSY: Phrase("Device or resource busy", .ko("다른 곳에서 사용 중입니다"), .ja("ほかで使用中です"))
        case ETXTBSY: Phrase("Text file busy", .ko("실행 중인 파일입니다"), .ja("実行中のファイルです"))
        case EAGAIN: Phrase("Resource temporarily unavailable", .ko("일시적으로 사용할 수 없습니다"), .ja("一時的に利用できません"))
        case EINTR: Phrase("Interrupted system call", .ko("작업이 중단되었습니다"), .ja("処理が中断されました"))
        case EPIPE: Phrase("Broken pipe", .ko("파이프가 끊어졌습니다"), .ja("パイプが切れました"))
        case ENODEV: Phrase("No such device", .ko("장치가 없습니다"), .ja("デバイスがありません"))
        case ENXIO: Phrase("No such device or address", .ko("장치나 주소가 없습니다"), .ja("デバイスまたはアドレスがありません"))
        case ESTALE: Phrase("Stale file handle", .ko("네트워크 파일을 더 이상 사용할 수 없습니다"), .ja("ネットワーク上のファイルは使えなくなりました"))
        case ETIMEDOUT: Phrase("Connection timed out", .ko("시간이 초과되었습니다"), .ja("タイムアウトしました"))
        case ENOTSUP, EOPNOTSUPP: Phrase("Operation not supported", .ko("지원하지 않는 작업입니다"), .ja("対応していない操作です"))
        default: Phrase(verbatim: text)
        }
    }

    static func fileExists(_ path: String) -> Phrase {
        Phrase(
            "There is a file \(path) already. Choose another name.", .ko("\(path) 파일이 이미 있습니다. 다른 이름을 선택하세요."),
            .ja("\(path) というファイルがすでにあります。別の名前にしてください。"))
    }

    static func isFolder(_ path: String) -> Phrase {
        Phrase(
            "\(path) is a folder. Write the name of a file.", .ko("\(path): 폴더입니다. 파일 이름까지 입력하세요."),
            .ja("\(path) はフォルダです。ファイル名まで入力してください。"))
    }

    static func isNoFile(_ path: String) -> Phrase {
        Phrase(
            "\(path) is no regular file. Move it away.", .ko("\(path): 일반 파일이 아닙니다. 다른 곳으로 옮기세요."),
            .ja("\(path) は通常のファイルではありません。別の場所へ移してください。"))
    }

    static func isLocked(_ path: String) -> Phrase {
        Phrase(
            "another program has locked \(path)", .ko("\(path): 다른 프로그램이 잠가 두었습니다"),
            .ja("\(path): ほかのプログラムがロックしています"))
    }

    static func invalidArgument(_ number: Int) -> Phrase {
        Phrase(
            "Argument \(number) is not valid UTF-8.", .ko("\(number)번째 인자가 올바른 UTF-8이 아닙니다."),
            .ja("\(number)番目の引数が正しい UTF-8 ではありません。"))
    }

    static let noArguments = Phrase(
        "The arguments of the program cannot be read, so that nothing is done. Is /proc mounted and readable?",
        .ko("프로그램의 인자를 읽을 수 없어 아무것도 하지 않습니다. /proc를 읽을 수 있는지 확인하세요."),
        .ja("プログラムの引数を読めないため、何も行いません。/proc が読めるか確認してください。"))

    static let clockOutOfRange = Phrase(
        "The clock of this machine is before 1970 or after 9998. Set it to the current time.",
        .ko("이 컴퓨터의 시계가 1970년 전이거나 9998년 후입니다. 시계를 현재 시각으로 맞추세요."),
        .ja("このマシンの時計が1970年より前か9998年より後です。現在の時刻に合わせてください。"))

    static func tooFewDescriptors(_ count: Int) -> Phrase {
        Phrase(
            "The program may not open \(count) more files. Raise the limit: ulimit -n 256",
            .ko("프로그램이 파일을 \(count)개 더 열 수 없습니다. 한도를 높이세요: ulimit -n 256"),
            .ja("あと\(count)個のファイルを開けません。上限を上げてください: ulimit -n 256"))
    }

    static let apacheWithRuntimeException = Phrase(
        "Apache 2.0 with Runtime Library Exception", .ko("Apache 2.0 (런타임 라이브러리 예외 포함)"),
        .ja("Apache 2.0（ランタイムライブラリ例外付き）"))
    static let gplWithRuntimeException = Phrase(
        "GPL 3 with GCC Runtime Library Exception", .ko("GPL 3 (GCC 런타임 라이브러리 예외 포함)"),
        .ja("GPL 3（GCC ランタイムライブラリ例外付き）"))
}
