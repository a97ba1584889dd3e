public import Basics

/// The reason why a value or a change was rejected. The data is unchanged.
public enum SakatsuError: Explained, Hashable {
    /// A text without a visible character.
    case emptyText(TextPart)
    /// A text longer than ``TextPart/longest``; the integer is its number of characters.
    case textTooLong(TextPart, Int)
    /// A text that contains a NUL character or exceeds the byte limit.
    case unusableText
    /// A text that is not a single emoji.
    case notAnEmoji(String)
    /// A text that is not a temperature from -50 to 200 °C.
    case notATemperature(String)
    /// A temperature in Fahrenheit, with its value in degrees Celsius.
    case inFahrenheit(String, Temperature)
    /// A temperature without its place.
    case noTemperaturePlace(Temperature)
    /// A text with several numbers where a place and its temperature are expected.
    case severalTemperatures(String)
    /// A temperature of a place that has no temperature in the settings, with the names that can be used.
    case unknownTemperature(StepName, Temperature, known: [TemperaturePlace])
    /// A text that is not the name of a phase.
    case notAPhase(String)
    /// A text that is no length within the range of the phase.
    case amountOutOfRange(Phase, String)
    /// A text that is not a set, such as `10/60/10`.
    case notASet(String)
    /// A set without any step.
    case emptySet
    /// A set with two steps for the same phase.
    case repeatedPhase(Phase)
    /// The set has no step of this phase.
    case noStep(Phase)
    /// A set's number that is not a whole number from 1 to 30.
    case setNumberOutOfRange(String)
    /// A number of repetitions of a set that is not a whole number from 1 to 30.
    case repetitionOutOfRange(String)
    /// A number of sets that is not a whole number from 0 to 30.
    case setCountOutOfRange(String)
    /// The visit has no set with this number.
    case noSuchSet(SetNumber)
    /// More than 30 sets.
    case tooManySets
    /// More than eight named temperatures.
    case tooManyTemperatures
    /// The visit has no temperature with this name.
    case noSuchTemperature(StepName)
    /// A visit's number that is not a whole number of 1 or more.
    case notAVisitNumber(String)
    /// No visit has this number, or the visit was removed.
    case noSuchVisit(VisitNumber)
    /// A new visit without a facility, if the defaults contain none.
    case noFacility
    /// A text in the form of a date that does not exist.
    case noSuchDay(String)
    /// A date whose order of day and month is not decided.
    case ambiguousDay(AmbiguousDay)
    /// A word that is not expected in a line about a visit.
    case notOfAVisit(String)
    /// A value that occurs twice in a line about a visit.
    case givenTwice(String)
    /// A visit on a day in the future.
    case dayToCome(Day)
    /// A page after the last one of a list; the associated values are its number and the number of pages.
    case noSuchPage(Int, of: Int)
    /// A text that is not a period.
    case notAPeriod(String)
    /// Search words without any letter, digit, or symbol.
    case nothingToSearch
    /// The timer is already timing a phase of this visit.
    case timerRuns(VisitNumber)
    /// The timer is not timing any phase.
    case noTimer
    /// A document with several visits, which cannot replace a single visit; the associated value is the number of
    /// visits in the document.
    case severalVisits(Int)
    /// A document without any visit, given to an import that replaces a visit.
    case noVisitToPlace
}

extension String {
    /// The first 32 characters of the text on one line, for an error message.
    package var cited: String { String(prefix(32).map { $0.isNewline ? " " : $0 }) }
}

extension SakatsuError {
    /// The days that a date such as `5/12` can mean.
    public var ambiguity: Ambiguity? {
        if case .ambiguousDay(let day) = self { day.ambiguity } else { nil }
    }

    /// One line for a person: what is wrong and what to do.
    public var explanation: Phrase {
        switch self {
        case .emptyText(let part): ErrorPhrases.empty(part)
        case .textTooLong(let part, let count): ErrorPhrases.tooLong(part, count)
        case .unusableText: TextLimit.unusable
        case .notAnEmoji(let text):
            Phrase(
                "The sign of a step is one emoji such as 🧖, not \(quoted: text).",
                .ko("단계에는 🧖 같은 이모지 하나를 쓸 수 있습니다. \(quoted: text, .topic) 쓸 수 없습니다."),
                .ja("段階に使えるのは🧖のような絵文字1つです。\(quoted: text)は使えません。"))
        case .notATemperature(let text):
            Phrase(
                "A temperature is a number from -50 to 200 such as 92 or 16.5, not \(quoted: text).",
                .ko("온도는 92나 16.5처럼 -50부터 200까지의 숫자입니다. \(quoted: text, .topic) 쓸 수 없습니다."),
                .ja("温度は92や16.5のような-50から200までの数です。\(quoted: text)は使えません。"))
        case .inFahrenheit(let text, let temperature):
            Phrase(
                "Temperatures are in °C: \(quoted: text) is \(temperature.phrase).",
                .ko("온도는 ℃로 입력하세요. \(quoted: text, .topic) \(temperature.phrase)입니다."),
                .ja("温度は℃で入力してください。\(quoted: text)は\(temperature.phrase)です。"))
        case .noTemperaturePlace(let temperature):
            Phrase(
                "Say where it was: sauna \(temperature) or bath \(temperature).",
                .ko("어디의 온도인지 함께 입력하세요. 예: 사우나 \(temperature), 냉탕 \(temperature)"),
                .ja("どこの温度かも入力してください。例: サウナ \(temperature)、水風呂 \(temperature)"))
        case .severalTemperatures(let text):
            Phrase(
                "\(quoted: text) has several numbers. Give one place with its temperature, such as sauna 92.",
                .ko("\(quoted: text)에 숫자가 여러 개 있습니다. 사우나 92처럼 장소와 온도를 하나씩 입력하세요."),
                .ja("\(quoted: text)には数が複数あります。サウナ 92 のように、場所と温度を1組ずつ入力してください。"))
        case .unknownTemperature(let name, let temperature, let known):
            ErrorPhrases.unknownTemperature(name, temperature, known.map(\.phrase))
        case .notAPhase(let text):
            Phrase(
                "A phase is sauna, bath or rest, not \(quoted: text).",
                .ko("단계는 사우나, 냉탕, 휴식입니다. \(quoted: text, .topic) 쓸 수 없습니다."),
                .ja("段階はサウナ、水風呂、休憩です。\(quoted: text)は使えません。"))
        case .amountOutOfRange(let phase, let text): ErrorPhrases.amountOutOfRange(phase, text)
        case .notASet(let text):
            Phrase(
                "A set is minutes of sauna, seconds of cool bath and minutes of rest such as 10/60/10, not \(quoted: text).",
                .ko("세트는 10/60/10처럼 사우나(분)/냉탕(초)/휴식(분)으로 입력합니다. \(quoted: text, .topic) 쓸 수 없습니다."),
                .ja("セットは10/60/10のように、サウナ（分）/水風呂（秒）/休憩（分）と入力します。\(quoted: text)は使えません。"))
        case .emptySet:
            Phrase(
                "A set has at least one of sauna, cool bath and rest. Remove the whole set instead.",
                .ko("세트에는 사우나, 냉탕, 휴식 중 하나 이상이 있어야 합니다. 모두 빼려면 세트를 삭제하세요."),
                .ja("セットにはサウナ、水風呂、休憩のうち1つ以上が必要です。すべて外すにはセットを削除してください。"))
        case .repeatedPhase(let phase):
            Phrase(
                "A set has the phase “\(phase.phrase)” once. Give it once.",
                .ko("한 세트에 \(phase.phrase, .topic) 한 번만 들어갑니다. 한 번만 입력하세요."),
                .ja("1セットに\(phase.phrase)は1回だけです。1回だけ入力してください。"))
        case .noStep(let phase):
            Phrase(
                "The set has no \(phase.phrase). Give its length first.",
                .ko("이 세트에는 \(phase.phrase, .subject) 없습니다. 먼저 길이를 입력하세요."),
                .ja("このセットに\(phase.phrase)はありません。先に長さを入力してください。"))
        case .setNumberOutOfRange(let text):
            Phrase(
                "Sets have numbers from 1 to \(SetNumber.range.upperBound), not \(quoted: text).",
                .ko("세트의 번호는 1부터 \(SetNumber.range.upperBound)까지입니다. \(quoted: text, .topic) 쓸 수 없습니다."),
                .ja("セットの番号は1から\(SetNumber.range.upperBound)までです。\(quoted: text)は使えません。"))
        case .repetitionOutOfRange(let text):
            Phrase(
                "A set is repeated 1 to \(SetNumber.range.upperBound) times such as x3, not \(quoted: text).",
                .ko("세트는 x3처럼 1~\(SetNumber.range.upperBound)번 되풀이할 수 있습니다. \(quoted: text, .topic) 쓸 수 없습니다."),
                .ja("セットの繰り返しは x3 のように1～\(SetNumber.range.upperBound)回です。\(quoted: text)は使えません。"))
        case .setCountOutOfRange(let text):
            Phrase(
                "A visit has 0 to \(SetCount.range.upperBound) sets, not \(quoted: text).",
                .ko("방문 한 번의 세트 수는 0~\(SetCount.range.upperBound)입니다. \(quoted: text, .topic) 쓸 수 없습니다."),
                .ja("サ活1回のセット数は0～\(SetCount.range.upperBound)です。\(quoted: text)は使えません。"))
        case .noSuchSet(let number):
            Phrase(
                "There is no set \(number) in this visit. Give the number of one that is shown.",
                .ko("이 방문에는 \(number)번 세트가 없습니다. 화면에 있는 세트의 번호를 입력하세요."),
                .ja("このサ活に\(number)セット目はありません。表示されているセットの番号を入力してください。"))
        case .tooManySets:
            Phrase(
                "A visit has at most \(SetNumber.range.upperBound) sets. Add another visit, or remove a set first.",
                .ko("방문 한 번에 \(SetNumber.range.upperBound)세트까지 기록할 수 있습니다. 새 방문을 추가하거나 먼저 세트를 삭제하세요."),
                .ja("サ活1回に記録できるのは\(SetNumber.range.upperBound)セットまでです。別のサ活を追加するか、先にセットを削除してください。"))
        case .tooManyTemperatures:
            Phrase(
                "A visit has at most \(Temperatures.mostNamed) temperatures besides sauna and cool bath. Remove one first.",
                .ko("사우나와 냉탕 외의 온도는 \(Temperatures.mostNamed)개까지 기록할 수 있습니다. 먼저 하나를 삭제하세요."),
                .ja("サウナと水風呂以外の温度は\(counting: Temperatures.mostNamed)までです。先に1つ削除してください。"))
        case .noSuchTemperature(let name):
            Phrase(
                "There is no temperature \(quoted: name) here. Give the name of one that is shown.",
                .ko("\(quoted: name) 온도는 없습니다. 화면에 있는 온도의 이름을 입력하세요."),
                .ja("温度\(quoted: name)はありません。表示されている温度の名前を入力してください。"))
        case .notAVisitNumber(let text):
            Phrase(
                "The number of a visit is a whole number from 1 such as 12, not \(quoted: text).",
                .ko("방문의 번호는 12처럼 1 이상의 정수입니다. \(quoted: text, .topic) 쓸 수 없습니다."),
                .ja("サ活の番号は12のような1以上の整数です。\(quoted: text)は使えません。"))
        case .noSuchVisit(let number):
            Phrase(
                "There is no visit \(number). Give the number of one in the list.",
                .ko("\(number)번 방문은 없습니다. 목록에 있는 번호를 입력하세요."), .ja("サ活 \(number) はありません。一覧にある番号を入力してください。"))
        case .noFacility:
            Phrase(
                "Give the facility, or set one for new visits in the settings.",
                .ko("시설을 입력하거나, 설정에서 새 방문의 시설을 정하세요."), .ja("施設を入力するか、設定で新しいサ活の施設を決めてください。"))
        case .ambiguousDay(let day): day.explanation
        case .noSuchDay(let text):
            Phrase(
                "There is no day \(quoted: text). Give one such as 2026-11-20, 20 Nov or yesterday; put quotes around a name.",
                .ko("\(quoted: text, .topic) 달력에 없는 날짜입니다. 2026.11.20, 11월 20일, 어제처럼 입력하세요. 이름이라면 따옴표로 묶으세요."),
                .ja("\(quoted: text)という日付はありません。2026/11/20、11月20日、昨日 のように入力してください。名前なら引用符で囲んでください。"))
        case .notOfAVisit(let text):
            Phrase(
                "\(quoted: text) is no date, no set and no temperature. Write: facility date 10/60/10 x3 sauna 92 bath 16.5",
                .ko("\(quoted: text, .topic) 날짜도 세트도 온도도 아닙니다. 이렇게 입력하세요: 시설 날짜 10/60/10 x3 사우나 92 냉탕 16.5"),
                .ja("\(quoted: text)は日付でもセットでも温度でもありません。次のように入力してください: 施設 日付 10/60/10 x3 サウナ 92 水風呂 16.5"))
        case .givenTwice(let text):
            Phrase(
                "\(quoted: text) says something a second time. Give it once.",
                .ko("\(quoted: text, .topic) 앞에서 이미 입력한 것입니다. 한 번만 입력하세요."),
                .ja("\(quoted: text)はすでに入力されています。1回だけ入力してください。"))
        case .dayToCome(let day): DayToCome(day).explanation
        case .noSuchPage(let number, let count):
            Phrase(
                "There is no page \(number): the list has \(count) \(count == 1 ? "page" : "pages").",
                .ko("\(number)쪽은 없습니다. 목록은 \(count)쪽까지입니다."), .ja("\(number)ページ目はありません。一覧は\(count)ページまでです。"))
        case .notAPeriod(let text):
            Phrase(
                "A period is a year such as 2026, a month such as 2026-11, nov or last-month, last-week, or all; not \(quoted: text).",
                .ko("기간은 2026 같은 연도, 2026.11이나 11월, 지난달 같은 달, 지난주, 또는 all입니다. \(quoted: text, .topic) 쓸 수 없습니다."),
                .ja("期間は2026のような年、2026/11や11月、先月のような月、先週、または all です。\(quoted: text)は使えません。"))
        case .nothingToSearch:
            Phrase(
                "A search needs a letter, a digit or a symbol.", .ko("검색하려면 글자나 숫자, 기호가 있어야 합니다."),
                .ja("検索には文字か数字か記号が必要です。"))
        case .timerRuns(let number):
            Phrase(
                "The timer of visit \(number) is running. Stop it first.",
                .ko("\(number)번 방문의 타이머가 실행 중입니다. 먼저 멈추세요."), .ja("サ活 \(number) のタイマーが動いています。先に止めてください。"))
        case .noTimer:
            Phrase(
                "No timer is running. Start one in a visit.", .ko("실행 중인 타이머가 없습니다. 방문 화면에서 시작하세요."),
                .ja("動いているタイマーはありません。サ活の画面で始めてください。"))
        case .severalVisits(let count):
            Phrase(
                "The document has \(count) visits, and --into takes one. Leave it out, or export one visit alone.",
                .ko("문서에 방문이 \(count)건 있는데 --into로는 하나만 가져올 수 있습니다. --into를 빼거나 하나만 내보내세요."),
                .ja("文書にサ活が\(count)件ありますが、--into で取り込めるのは1件だけです。--into を省くか、1件だけ書き出してください。"))
        case .noVisitToPlace:
            Phrase(
                "The document has no visit, and --into takes one. Give another document.",
                .ko("문서에 방문이 없어 --into를 쓸 수 없습니다. 다른 문서를 지정하세요."),
                .ja("文書にサ活がないため、--into は使えません。別の文書を指定してください。"))
        }
    }
}

/// The messages for invalid values and missing items.
enum ErrorPhrases {
    static func empty(_ part: TextPart) -> Phrase {
        switch part {
        case .facility:
            Phrase("A facility needs a name.", .ko("시설 이름을 입력하세요."), .ja("施設の名前を入力してください。"))
        case .name: Phrase("A name may not be empty.", .ko("이름을 입력하세요."), .ja("名前を入力してください。"))
        case .remark:
            Phrase(
                "Write at least one word, or a - alone to leave it empty.", .ko("한 단어 이상 입력하거나, 비우려면 -만 입력하세요."),
                .ja("1語以上入力するか、空にする場合は - だけを入力してください。"))
        }
    }

    static func tooLong(_ part: TextPart, _ count: Int) -> Phrase {
        let most = part.longest
        return switch part {
        case .facility:
            Phrase(
                "A facility has at most \(most) characters; this one has \(count).",
                .ko("시설 이름은 \(most)자까지 쓸 수 있는데, \(count)자를 썼습니다."),
                .ja("施設の名前は\(most)文字までですが、\(count)文字あります。"))
        case .name:
            Phrase(
                "A name has at most \(most) characters; this one has \(count).",
                .ko("이름은 \(most)자까지 쓸 수 있는데, \(count)자를 썼습니다."),
                .ja("名前は\(most)文字までですが、\(count)文字あります。"))
        case .remark:
            Phrase(
                "A foreword or an afterword has at most \(most) characters; this one has \(count).",
                .ko("한마디와 감상은 각각 \(most)자까지 쓸 수 있는데, \(count)자를 썼습니다."),
                .ja("ひとことと感想はそれぞれ\(most)文字までですが、\(count)文字あります。"))
        }
    }

    static func unknownTemperature(_ name: StepName, _ temperature: Temperature, _ known: [Phrase]) -> Phrase {
        Phrase(
            "There is no temperature \(quoted: name). Give one of \(list: known); or for another place add the unit: \(name) \(temperature)°C",
            .ko("\(quoted: name) 온도는 없습니다. \(list: known) 중에서 입력하세요. 다른 장소라면 단위도 입력하세요: \(name) \(temperature)℃"),
            .ja("温度\(quoted: name)はありません。\(list: known)から選んでください。ほかの場所なら単位も入力してください: \(name) \(temperature)℃"))
    }

    static func amountOutOfRange(_ phase: Phase, _ text: String) -> Phrase {
        let (least, most) = (1, phase.range.upperBound / phase.unit.seconds)
        return switch phase.unit {
        case .minutes:
            Phrase(
                "For the \(phase.phrase), give \(least) to \(most) minutes, not \(quoted: text).",
                .ko("\(phase.phrase) 시간은 \(least)~\(most)분입니다. \(quoted: text, .topic) 쓸 수 없습니다."),
                .ja("\(phase.phrase)の長さは\(least)～\(most)分です。\(quoted: text)は使えません。"))
        case .seconds:
            Phrase(
                "For the \(phase.phrase), give \(least) to \(most) seconds, not \(quoted: text).",
                .ko("\(phase.phrase) 시간은 \(least)~\(most)초입니다. \(quoted: text, .topic) 쓸 수 없습니다."),
                .ja("\(phase.phrase)の長さは\(least)～\(most)秒です。\(quoted: text)は使えません。"))
        }
    }

}
