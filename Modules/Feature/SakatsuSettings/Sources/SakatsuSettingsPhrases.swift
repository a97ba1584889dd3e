import Basics
import SakatsuDomainInterface

/// The phrases of the settings.
enum SakatsuSettingsPhrases {
    // MARK: - Commands

    static let facility = Phrase(
        "the place of a new visit (- for none)", .ko("새 방문의 시설 (-: 없음)"), .ja("新しいサ活の施設（- でなし）"))
    static let facilityExample = Phrase(
        "facility Sauna Shikiji", .ko("facility 스파렉스"), .ja("facility サウナしきじ"))
    static let sets = Phrase("how many sets it has", .ko("새 방문의 세트 수"), .ja("新しいサ活のセット数"))
    static let setsExample = Phrase(typed: "sets 3")

    static func length(of phase: Phase) -> Phrase {
        switch phase {
        case .sauna: Phrase("how many minutes of sauna (- for none)", .ko("사우나 시간(분) (-: 없음)"), .ja("サウナの分数（- でなし）"))
        case .coolBath:
            Phrase("how many seconds of cool bath (- for none)", .ko("냉탕 시간(초) (-: 없음)"), .ja("水風呂の秒数（- でなし）"))
        case .rest: Phrase("how many minutes of rest (- for none)", .ko("휴식 시간(분) (-: 없음)"), .ja("休憩の分数（- でなし）"))
        }
    }

    static let name = Phrase(
        "call a phase something else (- for its own name)", .ko("단계의 이름 바꾸기 (-: 원래 이름)"),
        .ja("段階の名前を変える（- で元の名前）"))
    static let nameExample = Phrase("name sauna löyly", .ko("name 사우나 한증막"), .ja("name サウナ ロウリュ"))
    static let emoji = Phrase(
        "put an emoji before a phase (- for none)", .ko("단계에 이모지 붙이기 (-: 없음)"), .ja("段階に絵文字を付ける（- でなし）"))
    static let emojiExample = Phrase("emoji sauna 🧖", .ko("emoji 사우나 🧖"), .ja("emoji サウナ 🧖"))
    static let temperature = Phrase(
        "how hot or cold something is there (- for none)", .ko("새 방문의 온도 (-: 없음)"), .ja("新しいサ活の温度（- でなし）"))
    static let temperatureExample = Phrase(
        "temperature sauna 92", .ko("temperature 사우나 92"), .ja("temperature サウナ 92"))
    static let reset = Phrase("what a new visit had at first", .ko("새 방문의 기본값 초기화"), .ja("新しいサ活の初期値をリセットする"))

    // MARK: - The page

    static let title = Phrase("Settings: a new visit has", .ko("설정: 새 방문의 기본값"), .ja("設定: 新しいサ活の初期値"))
    static let data = Phrase("data", .ko("데이터"), .ja("データ"))
    static let none = Phrase("none", .ko("없음"), .ja("なし"))
    static let words = Phrase(
        "sauna 12 makes it twelve minutes, sets 4 four sets; help lists all words, back leaves.",
        .ko("sauna 12: 사우나 12분, sets 4: 4세트, help: 명령 보기, back: 나가기"),
        .ja("sauna 12: サウナ12分、sets 4: 4セット、help: コマンドを見る、back: 戻る"))

    // MARK: - Replies and questions

    static func isNow(_ change: DefaultsChange, in defaults: VisitDefaults) -> Phrase {
        switch change {
        case .facility(let facility): isNow(VisitPhrases.facility, facility.map { Phrase(verbatim: $0.text) })
        case .count(let count): isNow(VisitPhrases.sets, Phrase(typed: "\(count)"))
        case .step(let change): isNow(change.phase.phrase, defaults.set[change.phase].map(step))
        case .temperature(let place, let temperature):
            isNow(
                Self.temperature(of: defaults.temperatures.place(changedBy: place, to: temperature)),
                temperature?.phrase)
        }
    }

    private static func isNow(_ name: Phrase, _ value: Phrase?) -> Phrase {
        let value = value ?? none
        return Phrase(
            "In a new visit, \(name): \(value).", .ko("새 방문의 \(name): \(value)."), .ja("新しいサ活の\(name): \(value)。"))
    }

    /// Returns a step without the name of its phase: its emoji and own name, if any, and its length.
    static func step(_ step: Step) -> Phrase {
        let (emoji, length) = (step.emoji.map { "\($0) " } ?? "", step.length)
        guard let name = step.name else { return Phrase(pattern: "\(emoji)\(length)") }
        return Phrase(pattern: "\(emoji)\(name) \(length)")
    }

    /// Returns the label of a temperature, which distinguishes it from the phase with the same name: `sauna
    /// temperature`.
    static func temperature(of place: TemperaturePlace) -> Phrase {
        let (name, temperature) = (place.phrase, VisitPhrases.temperature)
        return Phrase("\(name) \(temperature)", .ko("\(name) \(temperature)"), .ja("\(name)の\(temperature)"))
    }

    static let resets = Phrase(
        "Forget what a new visit has, and begin again with 3 sets of 10 min, 60 s and 10 min?",
        .ko("새 방문의 기본값을 지우고 10분, 60초, 10분의 3세트로 되돌리시겠습니까?"),
        .ja("新しいサ活の初期値を消して、10分、60秒、10分の3セットに戻しますか？"))
    static let isReset = Phrase(
        "A new visit has what it had at first.", .ko("새 방문의 기본값을 초기화했습니다."), .ja("新しいサ活の初期値をリセットしました。"))
}

extension StepChange {
    /// The phase whose step is changed.
    var phase: Phase {
        switch self {
        case .replace(let step): step.phase
        case .length(let step): step.phase
        case .name(let phase, _), .emoji(let phase, _), .remove(let phase): phase
        }
    }
}
