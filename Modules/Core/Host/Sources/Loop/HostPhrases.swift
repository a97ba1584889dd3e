package import Basics
import Console
import Ribcage

/// The phrases of the host's own commands, and of its messages about the command lines that it reads.
package enum HostPhrases {
    // MARK: - Its commands

    static let show = Phrase("show this place", .ko("현재 화면 보기"), .ja("現在の画面を表示する"))
    static let go = Phrase(
        "go to a place by its route, as prompts show it", .ko("프롬프트에 표시되는 경로로 이동"), .ja("プロンプトに表示される経路へ移動する"))
    static let goExample = Phrase(typed: "go ..")
    static let route = Phrase("route", .ko("경로"), .ja("経路"))
    static let tree = Phrase(
        "show which parts of the program are live", .ko("동작 중인 프로그램 구성 요소 보기"), .ja("動作中のプログラムの部品を表示する"))
    static let active = Phrase("active", .ko("활성"), .ja("アクティブ"))
    static let inactive = Phrase("not active", .ko("비활성"), .ja("非アクティブ"))
    static let help = Phrase("say what can be typed", .ko("입력할 수 있는 명령 보기"), .ja("使えるコマンドを表示する"))
    static let helpDetails = Phrase(
        "help dates lists the forms of days.", .ko("날짜를 입력하는 방법은 help dates로 볼 수 있습니다."),
        .ja("日付の入力方法は help dates で確認できます。"))
    static let helpExample = Phrase(typed: "help go")
    package static let language = Phrase("language", .ko("언어"), .ja("言語"))
    static let command = Phrase("command", .ko("명령"), .ja("コマンド"))
    static let quit = Phrase(
        "leave the program; all is saved already", .ko("프로그램 종료 (모두 저장되어 있음)"), .ja("終了する（すべて保存済み）"))
    static let back = Phrase("leave this place", .ko("현재 화면에서 나가기"), .ja("前の画面に戻る"))

    // MARK: - Other words for its commands

    static let showSynonyms = Phrase("ls", .ko("보기"), .ja("表示"))
    static let goSynonyms = Phrase("cd", .ko("이동"), .ja("移動"))
    static let backSynonyms = Phrase("..", .ko("뒤로"), .ja("戻る"))
    static let helpSynonyms = Phrase("? man", .ko("도움말"), .ja("ヘルプ"))
    static let quitSynonyms = Phrase("exit q :q :wq bye logout", .ko("끝내기 종료 종료하기 나가기"), .ja("終了 終わる"))

    /// Returns the note that a word of the host became an answer in a form.
    static func isAnswer(_ word: String) -> Phrase {
        Phrase(
            "\(quoted: word) is now an answer: < goes back to it, ? explains what can be typed, Ctrl-C leaves.",
            .ko("\(quoted: word, .object) 답으로 입력했습니다. <: 그 항목으로 돌아가기, ?: 설명, Ctrl-C: 나가기"),
            .ja("\(quoted: word)を答えとして入力しました。<: その項目に戻る、?: 説明、Ctrl-C: やめる"))
    }

    /// Returns the note that a word of the host became the answer to the question for a missing argument.
    static func isOnlyAnswer(_ word: String) -> Phrase {
        Phrase(
            "\(quoted: word) is taken as the answer. Enter alone gives up.",
            .ko("\(quoted: word, .object) 답으로 입력했습니다. 그만두려면 Enter만 누르세요."),
            .ja("\(quoted: word)を答えとして入力しました。やめるには Enter だけを押してください。"))
    }

    // MARK: - Help

    package static let anywhere = Phrase("anywhere", .ko("어디서나"), .ja("どこでも"))
    static let aliases = Phrase("aliases", .ko("별칭"), .ja("別名"))

    static func forExample(_ example: Phrase) -> Phrase {
        Phrase("for example: \(example)", .ko("예: \(example)"), .ja("例: \(example)"))
    }

    /// Returns an example of the whole line, for a person who is asked for a missing argument of it.
    static func inOneLine(_ example: Phrase) -> Phrase {
        Phrase("in one line: \(example)", .ko("한 줄로 입력하면: \(example)"), .ja("1行で入力するなら: \(example)"))
    }

    /// Returns the error for an answer with an option of the command, which would become part of the text.
    static func optionInAnswer(_ option: String, usage: Phrase) -> Phrase {
        Phrase(
            "Here goes the text alone. With \(option), type one line: “\(usage)”.",
            .ko("여기에는 내용만 입력하세요. \(option)도 쓰려면 한 줄로 입력하세요: “\(usage)”."),
            .ja("ここには内容だけを入力してください。\(option)も使うときは、1行で入力してください:「\(usage)」。"))
    }

    // MARK: - Wrong words

    static let allIsSaved = Phrase(
        "All is saved already.", .ko("이미 모두 저장되어 있습니다."), .ja("すでにすべて保存されています。"))
    static let helpListsThem = Phrase(
        "help lists them.", .ko("쓸 수 있는 명령은 help로 볼 수 있습니다."), .ja("使えるコマンドは help で確認できます。"))

    static func worksElsewhere(_ word: String, in place: String, route: Phrase) -> Phrase {
        Phrase(
            "\(quoted: word) works in \(place), not here: go \(route)",
            .ko("\(quoted: word, .topic) 여기가 아니라 \(place)에서 쓸 수 있습니다: go \(route)"),
            .ja("\(quoted: word)はここではなく \(place) で使えます: go \(route)"))
    }

    static func worksElsewhere(_ word: String, in sites: [(place: String, route: Phrase)]) -> Phrase {
        let routes = sites.map { Phrase(pattern: "\($0.place) (go \($0.route))") }
        return Phrase(
            "\(quoted: word) works in \(oneOf: routes.map(\.english)), not here.",
            .ko("\(quoted: word, .topic) 여기가 아니라 다음 화면에서 쓸 수 있습니다: \(list: routes)"),
            .ja("\(quoted: word)はここではなく、次の画面で使えます: \(list: routes)"))
    }

    static func cellGoesAfter(_ words: [String]) -> Phrase {
        Phrase(
            "A cell goes after \(oneOf: words).", .ko("칸은 이런 명령 뒤에 쓰세요: \(list: words)"),
            .ja("マスは次のコマンドの後ろに入力してください: \(list: words)"))
    }

    static func numberGoesAfter(_ words: [String]) -> Phrase {
        Phrase(
            "A number goes after \(oneOf: words).", .ko("번호는 이런 명령 뒤에 쓰세요: \(list: words)"),
            .ja("番号は次のコマンドの後ろに入力してください: \(list: words)"))
    }

    static func formInArguments(_ line: String, instead: Phrase) -> Phrase {
        Phrase(
            "\(quoted: line) asks for values, and none can be typed here. Type one with it: \(instead)",
            .ko("\(quoted: line, .topic) 값을 입력받는 명령이지만 여기서는 입력받을 수 없습니다. 값을 함께 쓰세요: \(instead)"),
            .ja("\(quoted: line)は値の入力が必要ですが、ここでは入力できません。値も一緒に入力してください: \(instead)"))
    }

    static func questionsInArguments(_ line: String, program: String) -> Phrase {
        Phrase(
            "\(quoted: line) asks questions, and no answer can be typed here. Type it at the prompt: \(program)",
            .ko("\(quoted: line, .topic) 대화식 명령이므로 여기서는 쓸 수 없습니다. 프롬프트에서 쓰세요: \(program)"),
            .ja("\(quoted: line)は対話形式のコマンドのため、ここでは使えません。プロンプトで使ってください: \(program)"))
    }

    static let worksAsArgument = Phrase(
        "It works only as an argument of the program, not at its prompt.",
        .ko("프롬프트가 아니라 프로그램을 실행할 때 인자로만 쓸 수 있습니다."), .ja("プロンプトではなく、プログラムの引数でのみ使えます。"))

    static func onlyInArguments(_ word: String, line: String) -> Phrase {
        Phrase(
            "\(quoted: word) works only as an argument. Quit, then run: \(line)",
            .ko("\(quoted: word, .topic) 인자로만 쓸 수 있습니다. 프로그램을 종료하고 다음을 실행하세요: \(line)"),
            .ja("\(quoted: word)は引数でのみ使えます。終了してから、次を実行してください: \(line)"))
    }

    static func onlyAsFirstWord(_ word: String, line: String) -> Phrase {
        Phrase(
            "\(quoted: word) works only as the first word: \(line)",
            .ko("\(quoted: word, .topic) 첫 단어로만 쓸 수 있습니다: \(line)"), .ja("\(quoted: word)は最初の単語としてだけ使えます: \(line)"))
    }

    static let emptyPath = Phrase("A file needs a name.", .ko("파일 이름을 입력하세요."), .ja("ファイル名を入力してください。"))

    static func pathLikeOption(_ name: String) -> Phrase {
        Phrase(
            "\(quoted: name) looks like an option. For a file of that name, write ./\(name)",
            .ko("\(quoted: name, .topic) 옵션처럼 보입니다. 그런 이름의 파일이라면 ./\(name)처럼 쓰세요."),
            .ja("\(quoted: name)はオプションに見えます。その名前のファイルなら ./\(name) と入力してください。"))
    }

    static func noPlaceHere(_ name: String) -> Phrase {
        Phrase(
            "There is no place \(quoted: name) here.", .ko("여기에는 \(quoted: name) 화면이 없습니다."),
            .ja("ここに\(quoted: name)という画面はありません。"))
    }

    static func otherScheme(_ other: String, than scheme: String) -> Phrase {
        Phrase(
            "\(quoted: "\(other)://") does not lead into this program; \(quoted: "\(scheme)://") does.",
            .ko("\(quoted: "\(other)://") 주소는 이 프로그램의 주소가 아닙니다. \(quoted: "\(scheme)://") 주소를 쓰세요."),
            .ja("\(quoted: "\(other)://")はこのプログラムのアドレスではありません。\(quoted: "\(scheme)://")を使ってください。"))
    }

    static func noQuery(_ route: String) -> Phrase {
        Phrase(
            "Nothing may follow the “?” of a link. Write \(route).",
            .ko("“?” 뒤의 내용은 쓸 수 없습니다. 다음과 같이 입력하세요: \(route)"),
            .ja("「?」より後ろは使えません。次のように入力してください: \(route)"))
    }

    static func writtenInFull(_ name: String) -> Phrase {
        Phrase(
            "\(quoted: name) takes something away, so it is written in full.",
            .ko("\(quoted: name) 명령은 내용을 지우므로 줄이지 말고 전부 입력하세요."), .ja("\(quoted: name)は内容を消すため、省略せずに入力してください。"))
    }

    // MARK: - Files and the clipboard

    static func textIsWritten(_ file: String) -> Phrase {
        Phrase("The text is in \(file).", .ko("텍스트를 \(file)에 저장했습니다."), .ja("テキストを \(file) に保存しました。"))
    }

    /// Returns the confirmation that a text was copied.
    static func copied(to clipboard: Clipboard) -> Phrase {
        switch clipboard {
        case .desktop: Phrase("Copied to the clipboard.", .ko("클립보드에 복사했습니다."), .ja("クリップボードにコピーしました。"))
        case .terminal:
            Phrase(
                "Sent to the terminal’s clipboard, if it has one.", .ko("터미널에 클립보드 복사를 요청했습니다."),
                .ja("ターミナルにクリップボードへのコピーを依頼しました。"))
        }
    }

    package static func replaces(_ file: String) -> Phrase {
        Phrase("Replace \(file)?", .ko("\(file) 파일이 이미 있습니다. 덮어쓰시겠습니까?"), .ja("\(file) はすでにあります。上書きしますか？"))
    }

    // MARK: - What takes something away

    static let notCarriedOut = Phrase(
        "The line was not carried out.", .ko("입력한 줄은 실행하지 않았습니다."), .ja("入力した行は実行していません。"))
    static let yesOrNo = Phrase(
        "Answer yes or no first. The line was not carried out.", .ko("먼저 네 또는 아니요로 답하세요. 입력한 줄은 실행하지 않았습니다."),
        .ja("先に「はい」か「いいえ」で答えてください。入力した行は実行していません。"))
    static let nothingChanged = Phrase("Nothing was changed.", .ko("변경된 내용이 없습니다."), .ja("何も変更していません。"))

    /// Returns the line above a numbered list of what words of a line can mean.
    static func canBe(_ words: String) -> Phrase {
        Phrase("\(quoted: words) can be:", .ko("\(quoted: words)에 해당하는 것:"), .ja("\(quoted: words)に当てはまるもの:"))
    }

    static let whichNumber = Phrase("which one", .ko("번호"), .ja("番号"))

    static func numberOfChoice(_ count: Int) -> Phrase {
        Phrase(
            "Type a number from 1 to \(count).", .ko("1부터 \(count)까지의 번호를 입력하세요."), .ja("1から\(count)までの番号を入力してください。"))
    }

    static let enterGivesUp = Phrase("Enter alone gives up.", .ko("그만두려면 Enter만 누르세요."), .ja("やめるには Enter だけを押してください。"))
    static let editAgain = Phrase(
        "Enter edits it again, Ctrl-D gives up.", .ko("Enter로 다시 편집하고, Ctrl-D로 그만둡니다."),
        .ja("Enter でもう一度編集、Ctrl-D でやめます。"))

    static let editedTextInvalid = Phrase(
        "The text that the editor wrote is not valid UTF-8, so nothing was changed.",
        .ko("편집기가 저장한 텍스트가 올바른 UTF-8이 아니어서 아무것도 바꾸지 않았습니다."),
        .ja("エディタが保存したテキストが正しい UTF-8 ではないため、何も変更しませんでした。"))

    static func editorFailed(_ code: Int32) -> Phrase {
        let code = Int(code)
        return Phrase(
            "The editor ended with exit code \(code), so nothing was changed. Set VISUAL or EDITOR to use another.",
            .ko("편집기가 종료 코드 \(code, .direction) 끝나서 아무것도 바꾸지 않았습니다. 다른 편집기를 쓰려면 VISUAL이나 EDITOR를 설정하세요."),
            .ja("エディタが終了コード \(code) で終了したため、何も変更しませんでした。別のエディタを使うには VISUAL か EDITOR を設定してください。"))
    }

    /// Returns the message for an editor that a signal ended. `folder` has what it has written.
    static func editorEnded(_ folder: String) -> Phrase {
        Phrase(
            "The editor was ended. What it has written is kept in \(folder).",
            .ko("편집기가 강제로 종료되었습니다. 작성한 내용은 \(folder)에 남겨 두었습니다."),
            .ja("エディタが強制終了されました。書かれた内容は \(folder) に残しました。"))
    }

    static let nothingDone = Phrase("Nothing was done.", .ko("아무 작업도 하지 않았습니다."), .ja("何もしませんでした。"))

    static func nobodyToAsk(_ command: String) -> Phrase {
        Phrase(
            "\(quoted: command) asks for confirmation, and no answer can be typed here. Add --yes.",
            .ko("\(quoted: command) 명령은 확인이 필요하지만, 여기서는 확인할 수 없습니다. --yes를 붙이면 확인 없이 실행합니다."),
            .ja("\(quoted: command)は実行前に確認しますが、ここでは確認できません。--yes を付けると確認なしで実行します。"))
    }

    // MARK: - Lines

    static func atLine(_ number: Int, _ error: Phrase) -> Phrase {
        Phrase("line \(number): \(error)", .ko("\(number)번째 줄: \(error)"), .ja("\(number)行目: \(error)"))
    }

    static func tooLong(_ count: Int, most: Int) -> Phrase {
        Phrase(
            "The line has \(count) bytes; at most \(most) are taken.",
            .ko("줄이 \(count)바이트입니다. 한 줄은 \(most)바이트까지 쓸 수 있습니다."),
            .ja("行が\(count)バイトあります。1行は\(most)バイトまでです。"))
    }

    static let inputEnded = Phrase(
        "The input ended where something is asked.", .ko("질문에 답하기 전에 입력이 끝났습니다."), .ja("質問の途中で入力が終わりました。"))
    static let invalidUTF8 = Phrase(
        "The line is not valid UTF-8.", .ko("줄이 올바른 UTF-8이 아닙니다."), .ja("行が正しい UTF-8 ではありません。"))
    static let nulByte = Phrase(
        "The line has a NUL byte in it.", .ko("줄에 NUL 바이트가 들어 있습니다."), .ja("行に NUL バイトが含まれています。"))

    static func seconds(tenths: Int) -> Phrase {
        let seconds = "\(tenths / 10).\(tenths % 10)"
        return Phrase("\(seconds) s", .ko("\(seconds)초"), .ja("\(seconds)秒"))
    }

    /// Shown while the end of a run waits for work.
    static let finishing = Phrase("Finishing", .ko("마무리하는 중"), .ja("仕上げ中"))

    static func cutOff(_ names: [String]) -> Phrase {
        Phrase(
            "The run has ended before the work of \(list: names). What was not done is lost.",
            .ko("\(list: names)의 작업이 끝나기 전에 실행을 마쳤습니다. 하지 못한 일은 남지 않습니다."),
            .ja("\(list: names)の処理が終わる前に実行を終えました。終わらなかった分は残りません。"))
    }

    static let cancelled = Phrase("Cancelled.", .ko("취소했습니다."), .ja("キャンセルしました。"))

    static func notKept(_ error: some Explained) -> Phrase {
        Phrase(
            "What you type is not kept for the next time: \(error)", .ko("입력한 내용을 다음 실행까지 저장할 수 없습니다: \(error)"),
            .ja("入力した内容を次回まで保存できません: \(error)"))
    }

    // MARK: - Where a person is

    static func leftOff(at place: Route, start: Route) -> Phrase {
        // A root may have no name.
        if start.shown.isEmpty {
            return Phrase(
                "Back at \(place.shown), where you left off. --from-start begins at the first page.",
                .ko("지난번 화면(\(place.shown))입니다. --from-start 옵션을 붙이면 첫 화면에서 시작합니다."),
                .ja("前回の画面（\(place.shown)）です。--from-start を付けると最初の画面から始まります。"))
        }
        return Phrase(
            "Back at \(place.shown), where you left off. --from-start begins at \(start.shown).",
            .ko("지난번 화면(\(place.shown))입니다. --from-start 옵션을 붙이면 \(start.shown)에서 시작합니다."),
            .ja("前回の画面（\(place.shown)）です。--from-start を付けると \(start.shown) から始まります。"))
    }

    static func gone(_ place: Route, now: Route) -> Phrase {
        if now.shown.isEmpty {
            return Phrase(
                "\(place.shown) is gone, so this is the first page.", .ko("\(place.shown) 화면이 없어져서 첫 화면으로 이동했습니다."),
                .ja("\(place.shown) がなくなったため、最初の画面に移動しました。"))
        }
        return Phrase(
            "\(place.shown) is gone, so this is \(now.shown).",
            .ko("\(place.shown) 화면이 없어져서 \(now.shown) 화면으로 이동했습니다."),
            .ja("\(place.shown) がなくなったため、\(now.shown) に移動しました。"))
    }

    static func renumbered(_ place: Route, now: Route) -> Phrase {
        Phrase(
            "\(place.shown) is \(now.shown) now.", .ko("\(place.shown)의 번호가 바뀌어 이제 \(now.shown)입니다."),
            .ja("\(place.shown) は番号が変わり、\(now.shown) になりました。"))
    }
}
