public import Basics

// Visits as JSON, for other programs. Absent values are null.
extension Step {
    /// The JSON members of a step.
    public static let members: [Member<Step>] = [
        .member("amount", VisitRecordPhrases.amount) { $0.amount },
        .member("seconds", VisitRecordPhrases.secondsBeyond) { $0.secondsBeyond },
        .member("name", VisitRecordPhrases.stepName) { $0.name?.text },
        .member("emoji", VisitRecordPhrases.emoji) { $0.emoji?.description },
    ]
}

extension SaunaSet {
    /// The JSON members of a set.
    public static let members: [Member<SaunaSet>] = [
        .object("sauna", VisitRecordPhrases.sauna, of: Step.members) { $0[.sauna] },
        .object("coolBath", VisitRecordPhrases.coolBath, of: Step.members) { $0[.coolBath] },
        .object("rest", VisitRecordPhrases.rest, of: Step.members) { $0[.rest] },
    ]
}

extension Temperature: RecordValue {
    /// The degrees as a JSON number: `92`, `16.5`.
    public var recorded: JSONValue {
        tenths % 10 == 0 ? .integer(tenths / 10) : .real(Double(tenths) / 10)
    }
}

extension Temperatures {
    /// The JSON members of all temperatures, in degrees Celsius.
    public static let members: [Member<Temperatures>] = [
        .member("sauna", VisitRecordPhrases.degrees) { $0.sauna },
        .member("coolBath", VisitRecordPhrases.degrees) { $0.coolBath },
        .list(
            "named",
            of: [
                .member("name", VisitRecordPhrases.temperatureName) { $0.name.text },
                .member("degrees", VisitRecordPhrases.degrees) { $0.temperature },
            ]
        ) { $0.named },
    ]
}

extension NumberedVisit {
    /// The JSON members of a visit, with its number.
    public static let members: [Member<NumberedVisit>] = [
        .member("number", VisitRecordPhrases.number) { $0.number.number },
        .member("facility", VisitRecordPhrases.facility) { $0.visit.facility.text },
        .member("date", VisitRecordPhrases.date) { $0.visit.day.description },
        .member("foreword", VisitRecordPhrases.foreword) { $0.visit.foreword?.text },
        .object("temperatures", of: Temperatures.members) { $0.visit.temperatures },
        .list("sets", of: SaunaSet.members) { $0.visit.sets },
        .member("afterword", VisitRecordPhrases.afterword) { $0.visit.afterword?.text },
    ]

    /// The JSON record of a visit, in replies and on the lines of an export.
    public static let record = Record<NumberedVisit>("visit", VisitRecordPhrases.visit, members)
}

extension VisitPage {
    /// The JSON members of a page of visits, including the number of all matching visits.
    public static let members: [Member<VisitPage>] = [
        .member("total", VisitRecordPhrases.total) { $0.total },
        .list("visits", of: NumberedVisit.members) { $0.visits },
    ]

    /// The JSON record of a page of visits.
    public static let record = Record<VisitPage>("visits", VisitRecordPhrases.visits, members)
}

extension VisitArrival {
    /// The JSON members of the reply to an import: the imported visits and what they replaced.
    public static let imported: [Member<[VisitArrival]>] = [
        .list(
            "visits", VisitRecordPhrases.arrivals,
            of: [
                .member("facility", VisitRecordPhrases.facility) { $0.visit.facility.text },
                .member("date", VisitRecordPhrases.date) { $0.visit.day.description },
                .member("replaced", VisitRecordPhrases.replaced) { $0.replaced?.number },
                .member("changes", VisitRecordPhrases.changes) { $0.changes },
            ]
        ) { $0 }
    ]
}

extension VisitDefaults {
    /// The JSON members of the defaults for a new visit.
    public static let members: [Member<VisitDefaults>] = [
        .member("facility", VisitRecordPhrases.defaultFacility) { $0.facility?.text },
        .member("count", VisitRecordPhrases.count) { $0.count.count },
        .object("set", of: SaunaSet.members) { $0.set },
        .object("temperatures", of: Temperatures.members) { $0.temperatures },
    ]
}

extension SakatsuSettings {
    /// The JSON members of the settings.
    public static let members: [Member<SakatsuSettings>] = [
        .object("defaults", of: VisitDefaults.members) { $0.defaults },
        .member("language", VisitRecordPhrases.language) { $0.language?.rawValue },
    ]

    /// The JSON record of the settings.
    public static let record = Record<SakatsuSettings>("settings", VisitRecordPhrases.settings, members)
}

extension TimerState {
    /// The JSON members of the state of the timer.
    public static let members: [Member<TimerState>] = [
        .member("visit", VisitRecordPhrases.number) { $0.running.visit.number },
        .member("set", VisitRecordPhrases.setNumber) { $0.running.set.number },
        .member("phase", VisitRecordPhrases.phase) { $0.running.phase.rawValue },
        .member("start", VisitRecordPhrases.start) { $0.running.start.universal },
        .member("elapsed", VisitRecordPhrases.elapsed) { $0.elapsed },
        .member("target", VisitRecordPhrases.target) { $0.target },
        .member("remaining", VisitRecordPhrases.remaining) { $0.remaining },
    ]
}

/// The manual's descriptions of the JSON members of visits.
enum VisitRecordPhrases {
    static let visit = Phrase("A visit.", .ko("방문 하나."), .ja("サ活1件。"))
    static let visits = Phrase(
        "Visits, the newest first.", .ko("방문 목록. 최근 것부터."), .ja("サ活の一覧。新しい順。"))
    static let settings = Phrase("The settings.", .ko("설정."), .ja("設定。"))
    static let statistics = Phrase("The figures of a period.", .ko("기간별 통계."), .ja("期間の統計。"))
    static let number = Phrase(
        "which visit it is; a number is never used twice", .ko("방문의 번호. 같은 번호는 다시 쓰지 않음"),
        .ja("サ活の番号。同じ番号は再び使わない"))
    static let facility = Phrase("the place", .ko("시설"), .ja("施設"))
    static let date = Phrase("the day (RFC 3339)", .ko("날짜 (RFC 3339)"), .ja("日付（RFC 3339）"))
    static let foreword = Phrase(
        "what is written before the sets, or null", .ko("세트 앞의 글, 또는 null"), .ja("セットの前の文章、または null"))
    static let afterword = Phrase(
        "what is written after the sets, or null", .ko("세트 뒤의 글, 또는 null"), .ja("セットの後の文章、または null"))
    static let degrees = Phrase(
        "degrees Celsius to a tenth, or null", .ko("섭씨 온도. 소수 첫째 자리까지, 또는 null"), .ja("摂氏の温度。小数第1位まで、または null"))
    static let temperatureName = Phrase("what it is of", .ko("온도의 이름"), .ja("温度の名前"))
    static let sauna = Phrase(
        "the minutes in the heat, or null", .ko("사우나(분), 또는 null"), .ja("サウナ（分）、または null"))
    static let coolBath = Phrase(
        "the seconds in cold water, or null", .ko("냉탕(초), 또는 null"), .ja("水風呂（秒）、または null"))
    static let rest = Phrase("the minutes of rest, or null", .ko("휴식(분), 또는 null"), .ja("休憩（分）、または null"))
    static let amount = Phrase("how many minutes or seconds", .ko("분 또는 초"), .ja("分または秒"))
    static let secondsBeyond = Phrase(
        "the seconds beyond whole minutes", .ko("분으로 나누고 남은 초"), .ja("1分に満たない秒数"))
    static let stepName = Phrase(
        "what the person calls it, or null", .ko("붙인 이름, 또는 null"), .ja("付けた名前、または null"))
    static let emoji = Phrase("its sign, or null", .ko("이모지, 또는 null"), .ja("絵文字、または null"))
    static let total = Phrase(
        "how many there are altogether", .ko("전체 개수"), .ja("全体の件数"))
    static let arrivals = Phrase(
        "what is imported, in the order of the document", .ko("가져온 방문. 문서의 순서"), .ja("取り込むサ活。文書の順"))
    static let replaced = Phrase(
        "the number of the visit that it replaces, or null for a new one", .ko("대체하는 방문의 번호, 새 방문이면 null"),
        .ja("置き換えるサ活の番号、新しいサ活なら null"))
    static let changes = Phrase(
        "whether anything is different then", .ko("달라지는 것이 있는지"), .ja("変わるところがあるか"))
    static let defaultFacility = Phrase(
        "the place of a new visit, or null", .ko("새 방문의 시설, 또는 null"), .ja("新しいサ活の施設、または null"))
    static let count = Phrase(
        "how many sets a new visit has", .ko("새 방문의 세트 수"), .ja("新しいサ活のセット数"))
    static let language = Phrase(
        "the language of the settings (ISO 639-1), or null", .ko("설정한 언어 (ISO 639-1), 또는 null"),
        .ja("設定した言語（ISO 639-1）、または null"))
    static let setNumber = Phrase("which set it is", .ko("세트의 번호"), .ja("セットの番号"))
    static let phase = Phrase(
        "sauna, coolBath or rest", .ko("sauna, coolBath, rest 중 하나"), .ja("sauna、coolBath、rest のどれか"))
    static let start = Phrase(
        "when it began, in UTC (RFC 3339)", .ko("시작한 시각. UTC (RFC 3339)"), .ja("始めた時刻。UTC（RFC 3339）"))
    static let elapsed = Phrase("the seconds since then", .ko("지난 시간(초)"), .ja("経過した秒数"))
    static let target = Phrase(
        "the seconds that it is to take, or null", .ko("목표 시간(초), 또는 null"), .ja("目標の秒数、または null"))
    static let remaining = Phrase(
        "the seconds that are left, below zero when it takes longer, or null",
        .ko("남은 시간(초). 넘으면 음수, 또는 null"), .ja("残りの秒数。過ぎれば負の数、または null"))
    static let seconds = Phrase(
        "the seconds of this phase altogether", .ko("이 단계의 합계(초)"), .ja("この段階の合計秒数"))
    static let firstDay = Phrase("its first day", .ko("첫날"), .ja("最初の日"))
    static let lastDay = Phrase("the day of the last visit", .ko("마지막 방문 날짜"), .ja("最後のサ活の日付"))
    static let visitCount = Phrase("how many visits", .ko("방문 횟수"), .ja("サ活の回数"))
    static let setCount = Phrase("how many sets", .ko("세트 수"), .ja("セット数"))
    static let from = Phrase(
        "the first day of the period, or null for all days", .ko("기간의 첫날, 전체 기간이면 null"),
        .ja("期間の最初の日、全期間なら null"))
    static let to = Phrase(
        "the last day of the period, or null for all days", .ko("기간의 마지막 날, 전체 기간이면 null"),
        .ja("期間の最後の日、全期間なら null"))
}

extension PhaseSeconds {
    /// The JSON members for the total seconds of each phase.
    public static let members: [Member<PhaseSeconds>] = [
        .member("saunaSeconds", VisitRecordPhrases.seconds) { $0[.sauna] },
        .member("coolBathSeconds", VisitRecordPhrases.seconds) { $0[.coolBath] },
        .member("restSeconds", VisitRecordPhrases.seconds) { $0[.rest] },
    ]
}

extension VisitStatistics.Span {
    /// The JSON members for the figures of a month or a year.
    public static let members: [Member<VisitStatistics.Span>] = [
        .member("first", VisitRecordPhrases.firstDay) { $0.first.description },
        .member("visits", VisitRecordPhrases.visitCount) { $0.visits },
        .members(PhaseSeconds.members) { $0.seconds },
    ]
}

extension VisitStatistics {
    /// The JSON members for the statistics of a period.
    public static let members: [Member<VisitStatistics>] = [
        .member("from", VisitRecordPhrases.from) { $0.period.days?.lowerBound.description },
        .member("to", VisitRecordPhrases.to) { $0.period.days?.upperBound.description },
        .member("visits", VisitRecordPhrases.visitCount) { $0.visits },
        .member("sets", VisitRecordPhrases.setCount) { $0.sets },
        .members(PhaseSeconds.members) { $0.seconds },
        .list("months", of: Span.members) { $0.months },
        .list("years", of: Span.members) { $0.years },
        .list(
            "facilities",
            of: [
                .member("facility", VisitRecordPhrases.facility) { $0.facility.text },
                .member("visits", VisitRecordPhrases.visitCount) { $0.visits },
                .member("last", VisitRecordPhrases.lastDay) { $0.last.description },
            ]
        ) { $0.favourites },
    ]

    /// The JSON record of the statistics of a period.
    public static let record = Record<VisitStatistics>("statistics", VisitRecordPhrases.statistics, members)
}
