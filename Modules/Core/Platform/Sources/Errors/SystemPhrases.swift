import Languages

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
