public import Basics
public import Commands
public import MandalartDomainInterface
import ProgressDomainInterface
public import Ribcage
public import Screens
public import Terminal

extension Command {
    /// Returns the commands for the entries of a log, given by their numbers: `correct` and `remove`. `corrected` is the
    /// last corrected entry, and `entries` are the loaded ones. `look`, if any, loads an entry before its removal.
    public static func ofLog(
        correct: @escaping @Sendable (Int, ActivityText?, TypedDay?) -> ReactorType.Action,
        remove: @escaping @Sendable (Int) -> ReactorType.Action,
        look: (@Sendable (Int) -> ReactorType.Action)? = nil,
        entries: @escaping @Sendable (ReactorType.State) -> [Activity],
        corrected: @escaping @Sendable (ReactorType.State) -> Activity?
    ) -> [Command] {
        let entry = Argument(LogPhrases.number) { text throws(ProgressError) in
            guard let number = Int(typed: text) else { throw ProgressError.noSuchActivity(text) }
            return number
        }
        return [
            Command(
                "correct", entry, OptionalArgument(Rest(.deed)), NamedArgument("--on", Argument.pastDay),
                summary: LogPhrases.correct, example: LogPhrases.correctExample,
                shows: [.entry(corrected), .entryDay(corrected)]
            ) {
                correct($0, $1, $2)
            } reply: { state, _, _, _ in
                corrected(state).map(LogPhrases.corrected)
            },
            Command(
                "remove", entry, summary: LogPhrases.remove, example: LogPhrases.removeExample, isDestructive: true
            ) {
                remove($0)
            } looks: {
                look?($0)
            } asks: { state, number in
                entries(state).first { $0.number == number }.map {
                    LogPhrases.forget($0.number, Text(line: $0.text.text).truncated(to: 40).plain)
                }
            } reply: { _, number in
                LogPhrases.removed(number)
            },
        ]
    }
}

/// A parameter for the text of a log entry, with its day as the option `--on`; `nil` if neither was typed.
struct OptionalDeed: Parameter {
    private let text = Rest(.deed)
    private let option = NamedArgument("--on", Argument.pastDay)

    var usage: Phrase {
        let (text, option) = (OptionalArgument(text).usage, option.usage)
        return Phrase(pattern: "\(text) \(option)")
    }
    var options: [CommandOption] { option.options }

    func take(from words: inout Words) throws -> (text: ActivityText, day: TypedDay?)? {
        let day = try option.take(from: &words)
        return day == nil && words.first == nil ? nil : (try text.take(from: &words), day)
    }
}

extension Reader {
    /// Returns the lines of log entries, each with its number and its day, and with the title of its item if the log is
    /// of several items.
    public func lines(ofLog entries: [Activity], ofSeveralItems: Bool) -> [Text] {
        let digits = entries.map { "\($0.number)".count }.max() ?? 1
        return entries.flatMap { entry in
            let (date, text) = (text(entry.day.phrase).plain, Text(line: entry.text.text))
            return lines(
                of: ListRow(
                    Text("\(Reader.figure(entry.number, digits: digits))\(date)  "),
                    ofSeveralItems ? Text(line: entry.item.text).dim + ": " + text : text))
        }
    }
}

/// The phrases of the commands for the entries of a log.
enum LogPhrases {
    static let number = Phrase("number", .ko("번호"), .ja("番号"))
    static let correct = Phrase(
        "change an entry of the log, or its day", .ko("기록의 내용이나 날짜 바꾸기"), .ja("記録の内容や日付を直す"))
    static let correctExample = Phrase(
        "correct 2 ran 7 km --on yesterday", .ko("correct 2 7km 달림 --on 어제"), .ja("correct 2 7km 走った --on 昨日"))
    static let remove = Phrase(
        "take out what was logged by mistake", .ko("잘못 입력한 기록 삭제"), .ja("間違えた記録を削除する"))
    static let removeExample = Phrase(typed: "remove 2")

    static func corrected(_ activity: Activity) -> Phrase {
        let (number, date) = (activity.number, activity.day.withWeekday)
        return Phrase(
            "Entry \(number) of \(date): \(activity.text).",
            .ko("기록 \(number), \(date): \(activity.text)"), .ja("記録 \(number)、\(date): \(activity.text)"))
    }

    static func removed(_ number: Int) -> Phrase {
        Phrase("Entry \(number) is gone.", .ko("\(number)번 기록을 삭제했습니다."), .ja("記録 \(number) を削除しました。"))
    }

    /// Returns the question that confirms removing a log entry.
    static func forget(_ number: Int, _ text: String) -> Phrase {
        Phrase(
            "Remove entry \(number), \(quoted: text)? “undo” brings it back.",
            .ko("기록 \(number) \(quoted: text, .object) 삭제하시겠습니까? “undo”로 되돌릴 수 있습니다."),
            .ja("記録 \(number)\(quoted: text)を削除しますか？「undo」で元に戻せます。"))
    }
}
