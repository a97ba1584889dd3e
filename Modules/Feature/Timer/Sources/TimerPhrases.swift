import Basics
import SakatsuDomainInterface

/// The phrases of the timer.
enum TimerPhrases {
    // MARK: - Commands

    static let start = Phrase("begin with the sauna of a new set", .ko("새 세트의 사우나부터 시작"), .ja("新しいセットのサウナから始める"))
    static let next = Phrase("end this phase, and begin the next one", .ko("이 단계를 마치고 다음 단계 시작"), .ja("この段階を終えて次を始める"))
    static let finish = Phrase(
        "end this phase, and the timer with it", .ko("이 단계를 마치고 타이머 종료"), .ja("この段階を終えてタイマーも終了する"))
    static let stop = Phrase(
        "end the timer, and write nothing of this phase", .ko("이 단계를 기록하지 않고 타이머 종료"), .ja("この段階を記録せずにタイマーを終了する"))

    // MARK: - The page

    static func title(_ number: VisitNumber) -> Phrase {
        Phrase("Timer of visit \(number)", .ko("방문 \(number)의 타이머"), .ja("サ活 \(number) のタイマー"))
    }

    static let nothingRuns = Phrase("No phase runs.", .ko("진행 중인 단계가 없습니다."), .ja("進行中の段階はありません。"))

    /// Returns the note that a phase of another visit is running.
    static func runsElsewhere(_ timer: TimerState) -> Phrase {
        let (visit, set, phase) = (timer.running.visit, VisitPhrases.set(timer.running.set), timer.phrase)
        return Phrase(
            "The timer runs for visit \(visit): \(set), \(phase).",
            .ko("타이머는 방문 \(visit)에서 실행 중입니다: \(set), \(phase)."),
            .ja("タイマーはサ活 \(visit) で動いています: \(set)、\(phase)。"))
    }

    /// Returns the set and the phase: `Set 2, cool bath`.
    static func phase(_ timer: TimerState) -> Phrase {
        let (set, phase) = (VisitPhrases.set(timer.running.set), timer.phrase)
        return Phrase("\(set), \(phase)", .ko("\(set), \(phase)"), .ja("\(set)、\(phase)"))
    }

    /// Returns the elapsed time, with the target time if there is one: `4:12 of 10:00`.
    static func time(_ timer: TimerState) -> Phrase {
        let elapsed = clock(timer.elapsed)
        guard let target = timer.target, let remaining = timer.remaining else { return Phrase(typed: elapsed) }
        let (whole, over) = (clock(target), clock(-remaining))
        return remaining < 0
            ? Phrase(
                "\(elapsed) of \(whole), \(over) over", .ko("\(elapsed)/\(whole), \(over) 초과"),
                .ja("\(elapsed)/\(whole)、\(over)超過"))
            : Phrase("\(elapsed) of \(whole)", .ko("\(elapsed)/\(whole)"), .ja("\(elapsed)/\(whole)"))
    }

    /// Returns the short label before the prompt: `sauna 4:12/10:00`.
    static func label(of timer: TimerState) -> Phrase {
        let (phase, time) = (timer.phrase, clock(timer.elapsed))
        let target = timer.target.map { "/\(clock($0))" } ?? ""
        return Phrase(pattern: "\(phase) \(time)\(target)")
    }

    /// Returns a number of seconds as minutes and seconds: `4:05`.
    private static func clock(_ seconds: Int) -> String {
        let (minutes, rest) = seconds.quotientAndRemainder(dividingBy: 60)
        return "\(minutes):\(rest < 10 ? "0" : "")\(rest)"
    }

    // MARK: - Hints and replies

    static let beginWithStart = Phrase(
        "start begins with the sauna of a new set.", .ko("start: 새 세트의 사우나부터 시작"), .ja("start: 新しいセットのサウナから始める"))

    static func openThere(_ visit: VisitNumber) -> Phrase {
        Phrase(
            "visit \(visit) timer goes there.", .ko("visit \(visit) timer: 그곳으로 이동"), .ja("visit \(visit) timer: そこへ移動")
        )
    }

    /// Returns the hint while a phase is running, which names the phase that follows.
    static func words(in timer: TimerState) -> Phrase {
        let next = timer.phrase(of: timer.running.phase.next ?? .sauna)
        return Phrase(
            "next begins the \(next), finish ends the timer; back leaves, and the timer goes on.",
            .ko("next: \(next) 시작, finish: 타이머 종료, back: 나가기(타이머는 계속됨)"),
            .ja("next: \(next)を始める、finish: タイマーを終了する、back: 戻る（タイマーは続く）"))
    }

    static func runs(_ timer: TimerState) -> Phrase {
        let phase = phase(timer)
        guard let target = timer.target else {
            return Phrase("The timer runs: \(phase).", .ko("타이머 시작: \(phase)."), .ja("タイマー開始: \(phase)。"))
        }
        let length = clock(target)
        return Phrase(
            "The timer runs: \(phase), \(length).", .ko("타이머 시작: \(phase), \(length)."),
            .ja("タイマー開始: \(phase)、\(length)。"))
    }

    /// Returns the reply after the length of a phase was stored in the visit.
    static func kept(_ step: Step, of ended: TimerState) -> Phrase {
        let (phase, length) = (phase(ended), step.length)
        return Phrase("Kept: \(phase), \(length).", .ko("기록: \(phase), \(length)."), .ja("記録: \(phase)、\(length)。"))
    }

    static let finished = Phrase("The timer has ended.", .ko("타이머를 종료했습니다."), .ja("タイマーを終了しました。"))

    /// Returns the reply after a phase was discarded.
    static func stopped(_ timer: TimerState) -> Phrase {
        let phase = phase(timer)
        return Phrase(
            "The timer has ended. Nothing of this phase is kept: \(phase).",
            .ko("타이머를 종료했습니다. 이 단계는 기록하지 않았습니다: \(phase)."),
            .ja("タイマーを終了しました。この段階は記録していません: \(phase)。"))
    }
}
