import Languages

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// What is said of calls to the operating system that failed, and of what a program was started with.
enum SystemPhrases {
    /// Without the reason, which is the system's own sentence.
    static func cannot(_ operation: SystemError.Operation) -> Phrase {
        switch operation {
        case .open: Phrase("cannot open", .ko("열 수 없어요"), .ja("開けません"))
        case .read: Phrase("cannot read", .ko("읽을 수 없어요"), .ja("読めません"))
        case .write: Phrase("cannot write", .ko("쓸 수 없어요"), .ja("書き込めません"))
        case .replace: Phrase("cannot replace", .ko("바꿀 수 없어요"), .ja("置き換えられません"))
        case .create: Phrase("cannot create", .ko("만들 수 없어요"), .ja("作れません"))
        case .createFolder: Phrase("cannot create folder", .ko("폴더를 만들 수 없어요"), .ja("フォルダを作れません"))
        case .lock: Phrase("cannot lock", .ko("잠글 수 없어요"), .ja("ロックできません"))
        case .remove: Phrase("cannot remove", .ko("지울 수 없어요"), .ja("削除できません"))
        case .other(let phrase): phrase
        }
    }

    static func cannot(_ operation: SystemError.Operation, _ path: String) -> Phrase {
        let verb = cannot(operation)
        return Phrase("\(verb) \(path)", .ko("\(path): \(verb)"), .ja("\(path): \(verb)"))
    }

    /// The system's own sentence, translated if it is a common one.
    static func reason(_ code: Int32, _ text: String) -> Phrase {
        switch code {
        case ENOENT: Phrase("No such file or directory", .ko("그런 파일이나 폴더가 없어요"), .ja("ファイルやフォルダがありません"))
        case EACCES: Phrase("Permission denied", .ko("권한이 없어요"), .ja("アクセス権がありません"))
        case EPERM: Phrase("Operation not permitted", .ko("허용되지 않는 작업이에요"), .ja("許可されていない操作です"))
        case EEXIST: Phrase("File exists", .ko("이미 있어요"), .ja("すでにあります"))
        case EISDIR: Phrase("Is a directory", .ko("폴더예요"), .ja("フォルダです"))
        case ENOTDIR: Phrase("Not a directory", .ko("폴더가 아니에요"), .ja("フォルダではありません"))
        case ENOTEMPTY: Phrase("Directory not empty", .ko("폴더가 비어 있지 않아요"), .ja("フォルダが空ではありません"))
        case ENOSPC: Phrase("No space left on device", .ko("디스크에 남은 공간이 없어요"), .ja("ディスクに空きがありません"))
        case EROFS: Phrase("Read-only file system", .ko("읽기 전용 파일 시스템이에요"), .ja("読み取り専用のファイルシステムです"))
        case EIO: Phrase("Input/output error", .ko("입출력 오류가 났어요"), .ja("入出力エラーが起きました"))
        case ENAMETOOLONG: Phrase("File name too long", .ko("이름이 너무 길어요"), .ja("名前が長すぎます"))
        case EMFILE: Phrase("Too many open files", .ko("열어 둔 파일이 너무 많아요"), .ja("開いているファイルが多すぎます"))
        case EXDEV: Phrase("Invalid cross-device link", .ko("다른 파일 시스템에 있어요"), .ja("別のファイルシステムにあります"))
        default: Phrase(verbatim: text)
        }
    }

    static func fileExists(_ path: String) -> Phrase {
        Phrase(
            "There is a file \(path) already. Choose another name.", .ko("\(path) 파일이 이미 있어요. 다른 이름을 골라 주세요."),
            .ja("\(path) というファイルがすでにあります。別の名前にしてください。"))
    }

    static func isFolder(_ path: String) -> Phrase {
        Phrase(
            "\(path) is a folder. Write the name of a file.", .ko("\(path): 폴더예요. 파일 이름까지 적어 주세요."),
            .ja("\(path) はフォルダです。ファイル名まで書いてください。"))
    }

    static func isLocked(_ path: String) -> Phrase {
        Phrase(
            "another program has locked \(path)", .ko("\(path): 다른 프로그램이 잠그고 있어요"),
            .ja("\(path): ほかのプログラムがロックしています"))
    }

    static func invalidArgument(_ number: Int) -> Phrase {
        Phrase(
            "Argument \(number) is not valid UTF-8.", .ko("\(number)번째 인자가 올바른 UTF-8이 아니에요."),
            .ja("\(number)番目の引数が正しい UTF-8 ではありません。"))
    }

    static let apacheWithRuntimeException = Phrase(
        "Apache 2.0 with Runtime Library Exception", .ko("Apache 2.0 (런타임 라이브러리 예외 포함)"),
        .ja("Apache 2.0（ランタイムライブラリ例外付き）"))
    static let gplWithRuntimeException = Phrase(
        "GPL 3 with GCC Runtime Library Exception", .ko("GPL 3 (GCC 런타임 라이브러리 예외 포함)"),
        .ja("GPL 3（GCC ランタイムライブラリ例外付き）"))
}
