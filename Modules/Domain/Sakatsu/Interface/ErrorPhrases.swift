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

    static func unknownTemperature(_ name: StepName, _ temperature: Temperature, _ known: [Phrase]) -> Phrase {
        Phrase(
            "There is no temperature \(quoted: name). Give one of \(list: known); or for another place add the unit: \(name) \(temperature)°C",
            .ko("\(quoted: name) 온도는 없습니다. \(list: known) 중에서 입력하세요. 다른 장소라면 단위도 입력하세요: \(name) \(temperature)℃"),
            .ja("温度\(quoted: name)はありません。\(list: known)から選んでください。ほかの場所なら単位も入力してください: \(name) \(temperature)℃"))
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

}
