import Basics
import EventLogDomainInterface
import ProgressDomainInterface

/// The phrases of the insights.
enum InsightsPhrases {
    static let words = Phrase(
        "home settings privacy shows the log that this is made of, back leaves.",
        .ko("home settings privacy: 바탕이 된 기록 보기, back: 나가기"), .ja("home settings privacy: もとになる記録を見る、back: 戻る"))

    // MARK: - The page

    static let title = Phrase("Insights", .ko("인사이트"), .ja("インサイト"))
    static let onboarding = Phrase("First steps", .ko("첫 단계"), .ja("最初のステップ"))
    static let finished = Phrase(
        "Finished and logged, by week", .ko("주별 완료와 기록"), .ja("週ごとの完了と記録"))
    static let weekdays = Phrase(
        "When you plan and do, by weekday", .ko("계획하고 실천하는 요일"), .ja("計画と実行の曜日"))
    static let dayParts = Phrase(
        "When you plan and do, by time of day", .ko("계획하고 실천하는 시간대"), .ja("計画と実行の時間帯"))
    static let habits = Phrase("Habits that hold", .ko("이어지는 습관"), .ja("続いている習慣"))
    static let palettes = Phrase(
        "Palettes, saved of tried", .ko("팔레트, 선택해 본 횟수 중 저장한 횟수"), .ja("パレット、試した回数のうち保存した回数"))
    static let notInLog = Phrase("not in the log", .ko("기록에 없음"), .ja("記録なし"))
    static let noEvents = Phrase("The log has no events.", .ko("기록이 비어 있습니다."), .ja("記録は空です。"))
    static let isOff = Phrase(
        "New ones are not kept.", .ko("새 기록은 남기지 않습니다."), .ja("新しい記録は残していません。"))

    static func events(_ count: Int, since time: String) -> Phrase {
        let events = EventLogPhrases.events(count)
        return Phrase(
            "Read from a log of \(events) since \(time).", .ko("\(time) 이후의 기록 \(events, .object) 바탕으로 합니다."),
            .ja("\(time) 以降の記録\(events)に基づきます。"))
    }

    /// Returns the time of a step, followed by the time since the previous step.
    static func at(_ time: String, _ later: Phrase) -> Phrase {
        Phrase("\(time), \(later)", .ko("\(time), \(later)"), .ja("\(time)、\(later)"))
    }

    static func name(of part: PastWeeks.DayPart) -> Phrase {
        switch part {
        case .night: Phrase("0–6 h", .ko("0~6시"), .ja("0～6時"))
        case .morning: Phrase("6–12 h", .ko("6~12시"), .ja("6～12時"))
        case .afternoon: Phrase("12–18 h", .ko("12~18시"), .ja("12～18時"))
        case .evening: Phrase("18–24 h", .ko("18~24시"), .ja("18～24時"))
        }
    }

    /// Returns the numbers of finished items and of log entries of a week.
    static func done(finished: Int, entries: Int) -> Phrase {
        Phrase(
            "\(finished) finished, \(entries) logged", .ko("완료 \(finished)개, 기록 \(entries)개"),
            .ja("完了 \(finished)件、記録 \(entries)件"))
    }

    /// Returns the numbers of edits and of log entries at a time of the week.
    static func share(edits: Int, entries: Int) -> Phrase {
        Phrase(
            "\(edits) planned, \(entries) done", .ko("계획 \(edits)번, 실천 \(entries)번"),
            .ja("計画 \(edits)回、実行 \(entries)回"))
    }

    static func name(of step: Insights.Step) -> Phrase {
        switch step {
        case .nickname: Phrase("nickname", .ko("닉네임"), .ja("ニックネーム"))
        case .firstSubGoal: Phrase("first sub-goal", .ko("첫 세부 목표"), .ja("最初のサブ目標"))
        case .firstActionItem: Phrase("first action item", .ko("첫 실천 항목"), .ja("最初のアクション"))
        }
    }

    static func saved(_ saved: Int, of tried: Int) -> Phrase {
        Phrase("\(saved) of \(tried)", .ko("\(tried)번 중 \(saved)번"), .ja("\(tried)回中\(saved)回"))
    }

    /// Returns the time between two steps, in the largest fitting unit.
    static func later(_ first: Timestamp, _ second: Timestamp) -> Phrase {
        let minutes = (second.milliseconds - first.milliseconds) / 60_000
        let (hours, days) = (minutes / 60, minutes / (24 * 60))
        if minutes < 1 { return Phrase("within a minute", .ko("1분 안에"), .ja("1分以内")) }
        if hours < 1 { return Phrase("\(minutes) min later", .ko("\(minutes)분 뒤"), .ja("\(minutes)分後")) }
        if days < 2 { return Phrase("\(hours) h later", .ko("\(hours)시간 뒤"), .ja("\(hours)時間後")) }
        return Phrase("\(days) days later", .ko("\(days)일 뒤"), .ja("\(days)日後"))
    }
}
