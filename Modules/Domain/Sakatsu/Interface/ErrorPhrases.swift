import Basics

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
                .ko("머리말과 맺음말은 각각 \(most)자까지 쓸 수 있는데, \(count)자를 썼습니다."),
                .ja("前書きと後書きはそれぞれ\(most)文字までですが、\(count)文字あります。"))
        }
    }

    static func notAnEmoji(_ text: String) -> Phrase {
        Phrase(
            "The sign of a step is one emoji such as 🧖, not \(quoted: text).",
            .ko("단계에는 🧖 같은 이모지 하나를 쓸 수 있습니다. \(quoted: text, .topic) 쓸 수 없습니다."),
            .ja("段階に使えるのは🧖のような絵文字1つです。\(quoted: text)は使えません。"))
    }

    static func notATemperature(_ text: String) -> Phrase {
        Phrase(
            "A temperature is a number from -50 to 200 such as 92 or 16.5, not \(quoted: text).",
            .ko("온도는 92나 16.5처럼 -50부터 200까지의 숫자입니다. \(quoted: text, .topic) 쓸 수 없습니다."),
            .ja("温度は92や16.5のような-50から200までの数です。\(quoted: text)は使えません。"))
    }

    static func inFahrenheit(_ text: String, _ temperature: Temperature) -> Phrase {
        Phrase(
            "Temperatures are in °C: \(quoted: text) is \(temperature.phrase).",
            .ko("온도는 ℃로 입력하세요. \(quoted: text, .topic) \(temperature.phrase)입니다."),
            .ja("温度は℃で入力してください。\(quoted: text)は\(temperature.phrase)です。"))
    }

    static func noTemperaturePlace(_ temperature: Temperature) -> Phrase {
        Phrase(
            "Say where it was: sauna \(temperature) or bath \(temperature).",
            .ko("어디의 온도인지 함께 입력하세요. 예: 사우나 \(temperature), 냉탕 \(temperature)"),
            .ja("どこの温度かも入力してください。例: サウナ \(temperature)、水風呂 \(temperature)"))
    }

    static func severalTemperatures(_ text: String) -> Phrase {
        Phrase(
            "\(quoted: text) has several numbers. Give one place with its temperature, such as sauna 92.",
            .ko("\(quoted: text)에 숫자가 여러 개 있습니다. 사우나 92처럼 장소와 온도를 하나씩 입력하세요."),
            .ja("\(quoted: text)には数が複数あります。サウナ 92 のように、場所と温度を1組ずつ入力してください。"))
    }

    static func unknownTemperature(_ name: StepName, _ temperature: Temperature, _ known: [Phrase]) -> Phrase {
        Phrase(
            "There is no temperature \(quoted: name). Give one of \(list: known); or for another place add the unit: \(name) \(temperature)°C",
            .ko("\(quoted: name) 온도는 없습니다. \(list: known) 중에서 입력하세요. 다른 장소라면 단위도 입력하세요: \(name) \(temperature)℃"),
            .ja("温度\(quoted: name)はありません。\(list: known)から選んでください。ほかの場所なら単位も入力してください: \(name) \(temperature)℃"))
    }

    static func notAPhase(_ text: String) -> Phrase {
        Phrase(
            "A phase is sauna, bath or rest, not \(quoted: text).",
            .ko("단계는 사우나, 냉탕, 휴식입니다. \(quoted: text, .topic) 쓸 수 없습니다."),
            .ja("段階はサウナ、水風呂、休憩です。\(quoted: text)は使えません。"))
    }

    static func amountOutOfRange(_ phase: Phase, _ text: String) -> Phrase {
        let (least, most) = (phase.range.lowerBound, phase.range.upperBound)
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

    static func notASet(_ text: String) -> Phrase {
        Phrase(
            "A set is minutes of sauna, seconds of cool bath and minutes of rest such as 10/60/10, not \(quoted: text).",
            .ko("세트는 10/60/10처럼 사우나(분)/냉탕(초)/휴식(분)으로 입력합니다. \(quoted: text, .topic) 쓸 수 없습니다."),
            .ja("セットは10/60/10のように、サウナ（分）/水風呂（秒）/休憩（分）と入力します。\(quoted: text)は使えません。"))
    }

    static let emptySet = Phrase(
        "A set has at least one of sauna, cool bath and rest. Remove the whole set instead.",
        .ko("세트에는 사우나, 냉탕, 휴식 중 하나 이상이 있어야 합니다. 모두 빼려면 세트를 삭제하세요."),
        .ja("セットにはサウナ、水風呂、休憩のうち1つ以上が必要です。すべて外すにはセットを削除してください。"))

    static func repeatedPhase(_ phase: Phrase) -> Phrase {
        Phrase(
            "A set has the phase “\(phase)” once. Give it once.",
            .ko("한 세트에 \(phase, .topic) 한 번만 들어갑니다. 한 번만 입력하세요."), .ja("1セットに\(phase)は1回だけです。1回だけ入力してください。"))
    }

    static func noStep(_ phase: Phrase) -> Phrase {
        Phrase(
            "The set has no \(phase). Give its length first.",
            .ko("이 세트에는 \(phase, .subject) 없습니다. 먼저 길이를 입력하세요."), .ja("このセットに\(phase)はありません。先に長さを入力してください。"))
    }

    static func setNumberOutOfRange(_ text: String, _ most: Int) -> Phrase {
        Phrase(
            "Sets have numbers from 1 to \(most), not \(quoted: text).",
            .ko("세트의 번호는 1부터 \(most)까지입니다. \(quoted: text, .topic) 쓸 수 없습니다."),
            .ja("セットの番号は1から\(most)までです。\(quoted: text)は使えません。"))
    }

    static func repetitionOutOfRange(_ text: String, _ most: Int) -> Phrase {
        Phrase(
            "A set is repeated 1 to \(most) times such as x3, not \(quoted: text).",
            .ko("세트는 x3처럼 1~\(most)번 되풀이할 수 있습니다. \(quoted: text, .topic) 쓸 수 없습니다."),
            .ja("セットの繰り返しは x3 のように1～\(most)回です。\(quoted: text)は使えません。"))
    }

    static func setCountOutOfRange(_ text: String, _ most: Int) -> Phrase {
        Phrase(
            "A visit has 0 to \(most) sets, not \(quoted: text).",
            .ko("방문 한 번의 세트 수는 0~\(most)입니다. \(quoted: text, .topic) 쓸 수 없습니다."),
            .ja("サ活1回のセット数は0～\(most)です。\(quoted: text)は使えません。"))
    }

    static func noSuchSet(_ number: SetNumber) -> Phrase {
        Phrase(
            "There is no set \(number) in this visit. Give the number of one that is shown.",
            .ko("이 방문에는 \(number)번 세트가 없습니다. 화면에 있는 세트의 번호를 입력하세요."),
            .ja("このサ活に\(number)セット目はありません。表示されているセットの番号を入力してください。"))
    }

    static func tooManySets(_ most: Int) -> Phrase {
        Phrase(
            "A visit has at most \(most) sets. Add another visit, or remove a set first.",
            .ko("방문 한 번에 \(most)세트까지 기록할 수 있습니다. 새 방문을 추가하거나 먼저 세트를 삭제하세요."),
            .ja("サ活1回に記録できるのは\(most)セットまでです。別のサ活を追加するか、先にセットを削除してください。"))
    }

    static func tooManyTemperatures(_ most: Int) -> Phrase {
        Phrase(
            "A visit has at most \(most) temperatures besides sauna and cool bath. Remove one first.",
            .ko("사우나와 냉탕 외의 온도는 \(most)개까지 기록할 수 있습니다. 먼저 하나를 삭제하세요."),
            .ja("サウナと水風呂以外の温度は\(most)個までです。先に1つ削除してください。"))
    }

    static func noSuchTemperature(_ name: StepName) -> Phrase {
        Phrase(
            "There is no temperature \(quoted: name) here. Give the name of one that is shown.",
            .ko("\(quoted: name) 온도는 없습니다. 화면에 있는 온도의 이름을 입력하세요."),
            .ja("温度\(quoted: name)はありません。表示されている温度の名前を入力してください。"))
    }

    static func notAVisitNumber(_ text: String) -> Phrase {
        Phrase(
            "The number of a visit is a whole number from 1 such as 12, not \(quoted: text).",
            .ko("방문의 번호는 12처럼 1 이상의 정수입니다. \(quoted: text, .topic) 쓸 수 없습니다."),
            .ja("サ活の番号は12のような1以上の整数です。\(quoted: text)は使えません。"))
    }

    static func noSuchVisit(_ number: VisitNumber) -> Phrase {
        Phrase(
            "There is no visit \(number). Give the number of one in the list.",
            .ko("\(number)번 방문은 없습니다. 목록에 있는 번호를 입력하세요."), .ja("サ活 \(number) はありません。一覧にある番号を入力してください。"))
    }

    static let noFacility = Phrase(
        "Give the facility, or set one for new visits in the settings.",
        .ko("시설을 입력하거나, 설정에서 새 방문의 시설을 정하세요."), .ja("施設を入力するか、設定で新しいサ活の施設を決めてください。"))

    static func noSuchDay(_ text: String) -> Phrase {
        Phrase(
            "There is no day \(quoted: text). Give one such as 2026-11-20, 20 Nov or yesterday; put quotes around a name.",
            .ko("\(quoted: text, .topic) 달력에 없는 날짜입니다. 2026.11.20, 11월 20일, 어제처럼 입력하세요. 이름이라면 따옴표로 묶으세요."),
            .ja("\(quoted: text)という日付はありません。2026/11/20、11月20日、昨日 のように入力してください。名前なら引用符で囲んでください。"))
    }

    static func notOfAVisit(_ text: String) -> Phrase {
        Phrase(
            "\(quoted: text) is no date, no set and no temperature. Write: facility date 10/60/10 x3 sauna 92 bath 16.5",
            .ko("\(quoted: text, .topic) 날짜도 세트도 온도도 아닙니다. 이렇게 입력하세요: 시설 날짜 10/60/10 x3 사우나 92 냉탕 16.5"),
            .ja("\(quoted: text)は日付でもセットでも温度でもありません。次のように入力してください: 施設 日付 10/60/10 x3 サウナ 92 水風呂 16.5"))
    }

    static func givenTwice(_ text: String) -> Phrase {
        Phrase(
            "\(quoted: text) says something a second time. Give it once.",
            .ko("\(quoted: text, .topic) 앞에서 이미 입력한 것입니다. 한 번만 입력하세요."),
            .ja("\(quoted: text)はすでに入力されています。1回だけ入力してください。"))
    }

    static func noSuchPage(_ number: Int, of count: Int) -> Phrase {
        Phrase(
            "There is no page \(number): the list has \(count) \(count == 1 ? "page" : "pages").",
            .ko("\(number)쪽은 없습니다. 목록은 \(count)쪽까지입니다."), .ja("\(number)ページ目はありません。一覧は\(count)ページまでです。"))
    }

    static func notAPeriod(_ text: String) -> Phrase {
        Phrase(
            "A period is a year such as 2026, a month such as 2026-11 or last-month, or all; not \(quoted: text).",
            .ko("기간은 2026 같은 연도, 2026-11이나 지난달 같은 달, 또는 all입니다. \(quoted: text, .topic) 쓸 수 없습니다."),
            .ja("期間は2026のような年、2026-11や先月のような月、または all です。\(quoted: text)は使えません。"))
    }

    static let nothingToSearch = Phrase(
        "A search needs a letter, a digit or a symbol.", .ko("검색하려면 글자나 숫자, 기호가 있어야 합니다."),
        .ja("検索には文字か数字か記号が必要です。"))

    static func timerRuns(_ number: VisitNumber) -> Phrase {
        Phrase(
            "The timer of visit \(number) is running. Stop it first.",
            .ko("\(number)번 방문의 타이머가 실행 중입니다. 먼저 멈추세요."), .ja("サ活 \(number) のタイマーが動いています。先に止めてください。"))
    }

    static let noTimer = Phrase(
        "No timer is running. Start one in a visit.", .ko("실행 중인 타이머가 없습니다. 방문 화면에서 시작하세요."),
        .ja("動いているタイマーはありません。サ活の画面で始めてください。"))

    static func severalVisits(_ count: Int) -> Phrase {
        Phrase(
            "The document has \(count) visits, and --into takes one. Leave it out, or export one visit alone.",
            .ko("문서에 방문이 \(count)건 있는데 --into로는 하나만 가져올 수 있습니다. --into를 빼거나 하나만 내보내세요."),
            .ja("文書にサ活が\(count)件ありますが、--into で取り込めるのは1件だけです。--into を省くか、1件だけ書き出してください。"))
    }

    static let noVisitToPlace = Phrase(
        "The document has no visit, and --into takes one. Give another document.",
        .ko("문서에 방문이 없어 --into를 쓸 수 없습니다. 다른 문서를 지정하세요."),
        .ja("文書にサ活がないため、--into は使えません。別の文書を指定してください。"))
}
