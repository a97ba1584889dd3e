import Basics
import Host
import Journal
import SQLite

/// An error of a store, or a notice about it that must not prevent the program from starting.
enum StoreError: Explained {
    /// The file at the path is not a backup of the program with the given name, or it is damaged.
    case noBackup(String, of: String)
    /// The file at the path is the very store that the backup would replace.
    case storeItself(String)
    /// The store at the path was emptied or overwritten, and has a backup, which the line for a shell restores.
    case lost(String, restore: String)
    /// An automatic backup was not made.
    case noDailyBackup(Phrase)
    /// The last edit is dated more than a week after today.
    case editAhead(Day)
    /// A purge erased the data, but could not rewrite the file at the path. Traces of the data may still be in its free
    /// pages.
    case tracesLeft(String, any Error)
    /// A row of the file at the path cannot be read and is left out. The reason is about the column, with its expected
    /// and its actual value.
    case unreadableRow(String, of: String, Phrase)

    var explanation: Phrase {
        switch self {
        case .noBackup(let path, let program): StoresPhrases.noBackup(path, of: program)
        case .storeItself(let path): StoresPhrases.storeItself(path)
        case .lost(let path, let restore): StoresPhrases.lostStore(path, restore)
        case .noDailyBackup(let reason): StoresPhrases.noDailyBackup(reason)
        case .editAhead(let day): StoresPhrases.editAhead(day)
        case .tracesLeft(let path, let reason): StoresPhrases.tracesLeft(path).followed(by: Phrase(of: reason))
        case .unreadableRow(let path, let program, let reason):
            StoresPhrases.unreadableRow(path, reason, restoreBy: "\(program) restore")
        }
    }

    fileprivate var code: ErrorCode? {
        switch self {
        case .noBackup, .storeItself: .rejected
        case .lost, .tracesLeft, .unreadableRow: .storage
        case .noDailyBackup, .editAhead: nil
        }
    }
}

extension ErrorCode {
    /// Returns the error code of a store's error; `nil` for any other error.
    static func ofStore(_ error: any Error) -> ErrorCode? {
        switch error {
        case let error as StoreError: error.code
        case let error as DatabaseError: error.kind == .notDamaged ? .rejected : .storage
        case let error as JournalError: error.isRefusal ? .rejected : .storage
        default: nil
        }
    }
}

enum StoresPhrases {
    static let history = Phrase("the history of edits", .ko("편집 기록"), .ja("編集履歴"))

    // MARK: - Files, for the manual

    static let dataFolder = Phrase(
        "With $XDG_DATA_HOME or --data DIR it is there.", .ko("$XDG_DATA_HOME이나 --data DIR을 지정하면 그곳에 저장됩니다."),
        .ja("$XDG_DATA_HOME や --data DIR を指定するとそこに置かれます。"))

    /// Returns what a file beside the store is for; `nil` for one that is there only while SQLite writes.
    static func content(of file: CompanionFile) -> Phrase? {
        switch file {
        case .log:
            Phrase(
                """
                SQLite's log: the newest edits, until they are moved into the store. It is empty while no program runs. It \
                belongs to the store: never copy or remove it alone.
                """,
                .ko(
                    """
                    SQLite의 로그로, 아직 저장소로 옮기지 않은 최근 편집입니다. 프로그램이 실행 중이 아닐 때는 비어 있습니다. 저장소의 \
                    일부이므로 따로 복사하거나 삭제하지 마세요.
                    """),
                .ja(
                    """
                    SQLite のログで、まだデータ本体に移されていない最近の編集です。プログラムが動いていないときは空です。データの一部なので、\
                    これだけをコピーしたり削除したりしないでください。
                    """))
        case .logIndex:
            Phrase(
                "The index of that log. SQLite makes it anew if it is missing.", .ko("로그의 색인입니다. 없으면 SQLite가 다시 만듭니다."),
                .ja("ログの索引です。なければ SQLite が作り直します。"))
        case .acknowledgement:
            Phrase(
                "The number of the last edit, which shows whether the end of the log is lost.",
                .ko("마지막 편집 번호입니다. 로그의 끝이 손실되었는지 이 번호로 확인합니다."),
                .ja("最後の編集の番号です。ログの末尾が失われていないかをこの番号で確認します。"))
        case .rollbackJournal: nil
        }
    }

    static let backups = Phrase(
        "Backups of the last seven days with edits.", .ko("편집이 있던 최근 7일의 백업입니다."), .ja("編集のあった直近7日分のバックアップです。"))
    static let state = Phrase(
        "The lines that you typed, and the place where you left off.", .ko("입력한 줄과 지난번 화면입니다."),
        .ja("入力した行と、前回の画面です。"))

    // MARK: - Backups

    static func noBackup(_ path: String, of program: String) -> Phrase {
        Phrase(
            "\(path) is no backup of \(program), or a damaged one. Nothing was changed.",
            .ko("\(path): \(program)의 백업이 아니거나 손상된 백업입니다. 변경된 내용은 없습니다."),
            .ja("\(path): \(program) のバックアップではないか、破損しています。何も変更していません。"))
    }

    static func storeItself(_ path: String) -> Phrase {
        Phrase(
            "\(path) is the store itself. Name a backup.", .ko("\(path): 현재 사용 중인 저장소입니다. 백업 파일을 지정하세요."),
            .ja("\(path): 現在使用中のデータです。バックアップファイルを指定してください。"))
    }

    static func noDailyBackup(_ reason: Phrase) -> Phrase {
        Phrase(
            "No automatic backup was made: \(reason). To make one elsewhere: backup <file>.",
            .ko("자동 백업을 만들지 못했습니다: \(reason). 다른 곳에 백업하려면 backup <파일>을 입력하세요."),
            .ja("自動バックアップを作成できませんでした: \(reason)。別の場所に作成するには backup <ファイル> と入力してください。"))
    }

    static func lostStore(_ path: String, _ line: String) -> Phrase {
        Phrase(
            "\(path) was emptied or overwritten. To put back its newest backup: \(line). To begin anew, remove the file.",
            .ko("\(path): 파일이 비워졌거나 다른 내용으로 덮어쓰였습니다. 가장 새로운 백업을 되돌리려면: \(line). 새로 시작하려면 파일을 삭제하세요."),
            .ja("\(path): ファイルが空にされたか上書きされています。最新のバックアップに戻すには: \(line)。新しく始めるには、ファイルを削除してください。"))
    }

    static func editAhead(_ day: Day) -> Phrase {
        Phrase(
            "The last edit is dated \(day.description), after today: was the clock ahead? Each day is backed up as it begins.",
            .ko("마지막 편집의 날짜가 오늘보다 늦은 \(day.description)입니다. 시계가 앞서 있었나요? 백업은 매일 하루를 시작할 때 만듭니다."),
            .ja("最後の編集の日付 \(day.description) が今日より後です。時計が進んでいませんでしたか？バックアップは毎日、その日の初めに作成します。"))
    }

    static func tooLargeForBackup(_ path: String, megabytes: Int) -> Phrase {
        Phrase(
            "\(path) is larger than \(megabytes) MiB", .ko("\(path): \(megabytes) MiB보다 큽니다"),
            .ja("\(path) が \(megabytes) MiB より大きいためです"))
    }

    // MARK: - The store

    static func tracesLeft(_ path: String) -> Phrase {
        Phrase(
            "It is erased, but \(path) still has traces of it, since the file could not be rewritten. Purge again.",
            .ko("삭제했지만, 파일을 다시 쓰지 못해서 \(path)에 흔적이 남아 있습니다. purge를 다시 실행하세요."),
            .ja("削除しましたが、ファイルを書き直せなかったため、\(path) に跡が残っています。もう一度 purge を実行してください。"))
    }

    static func unreadableRow(_ path: String, _ reason: Phrase, restoreBy line: String) -> Phrase {
        Phrase(
            """
            \(path) has a row that cannot be read, and it is left out: \(reason). To put back a backup that has it: \
            \(line) <file>.
            """,
            .ko("\(path): 읽을 수 없는 행 1개를 제외했습니다: \(reason). 그 행이 있는 백업을 복원하려면 \(line) <파일>을 실행하세요."),
            .ja("\(path): 読めない行を1件除外しました: \(reason)。その行があるバックアップを復元するには \(line) <ファイル> を実行してください。"))
    }

    static let noHome = Phrase(
        "HOME is not set, so there is no place for the data. Name one: --data DIR",
        .ko("HOME이 설정되어 있지 않아 데이터를 저장할 곳이 없습니다. 폴더를 지정하세요: --data DIR"),
        .ja("HOME が設定されていないため、データの保存先がありません。フォルダを指定してください: --data DIR"))
}
