import Basics

/// The names in a history for changed parts other than cells.
enum EditPhrases {
    static let archived = Phrase("archived", .ko("아카이브됨"), .ja("アーカイブ済み"))
    static let notArchived = Phrase("not archived", .ko("아카이브되지 않음"), .ja("未アーカイブ"))
    static let noName = Phrase("without a name", .ko("이름 없음"), .ja("名前なし"))
    static let noDay = Phrase("none", .ko("없음"), .ja("なし"))
    static let nickname = Phrase("your nickname", .ko("닉네임"), .ja("ニックネーム"))
    static let start = Phrase("your first page", .ko("첫 화면"), .ja("最初の画面"))
    static let visions = Phrase(
        "how often you see a vision", .ko("비전을 보는 주기"), .ja("ビジョンを見る頻度"))
    static let suggester = Phrase(
        "the program that suggests topics", .ko("제안을 받는 프로그램"), .ja("候補を出すプログラム"))
    static let language = Phrase("your language", .ko("언어"), .ja("言語"))

    static let refusal = Phrase("a refused suggestion", .ko("제외한 제안"), .ja("除外した候補"))

    static func chart(_ number: Int) -> Phrase {
        Phrase("chart \(number)", .ko("만다라트 \(number)"), .ja("マンダラート \(number)"))
    }

    static func dueDay(of chart: Int) -> Phrase {
        Phrase("the due day of chart \(chart)", .ko("만다라트 \(chart)의 기한"), .ja("マンダラート \(chart) の期限"))
    }

    /// Returns the short name of a chart's due day, for a list.
    static func dueDayLabel(of chart: Int) -> Phrase {
        Phrase("due day of chart \(chart)", .ko("만다라트 \(chart)의 기한"), .ja("マンダラート \(chart) の期限"))
    }

    static func activity(_ number: Int) -> Phrase {
        Phrase("log entry \(number)", .ko("기록 \(number)"), .ja("記録 \(number)"))
    }

    static func day(of entry: Phrase) -> Phrase {
        Phrase("the day of \(entry)", .ko("\(entry)의 날짜"), .ja("\(entry)の日付"))
    }

    static func wish(_ number: Int) -> Phrase { Phrase("wish \(number)", .ko("소원 \(number)"), .ja("願い \(number)")) }

    static func done(_ number: Int) -> Phrase {
        Phrase(
            "the day wish \(number) came true", .ko("소원 \(number, .object) 이룬 날"), .ja("願い \(number) がかなった日"))
    }

    static func purpose(_ number: Int) -> Phrase {
        Phrase("the purpose of wish \(number)", .ko("소원 \(number)의 목적"), .ja("願い \(number) の目的"))
    }

    static func goal(_ number: Int) -> Phrase {
        Phrase("the goal of wish \(number)", .ko("소원 \(number)의 목표"), .ja("願い \(number) の目標"))
    }

    static func date(_ number: Int) -> Phrase {
        Phrase("the date of wish \(number)", .ko("소원 \(number)의 날짜"), .ja("願い \(number) の日付"))
    }

    static func vision(_ number: Int) -> Phrase {
        Phrase("the vision of wish \(number)", .ko("소원 \(number)의 비전"), .ja("願い \(number) のビジョン"))
    }

    static func milestone(_ number: Int, of wish: Int) -> Phrase {
        Phrase(
            "milestone \(number) of wish \(wish)", .ko("소원 \(wish)의 마일스톤 \(number)"),
            .ja("願い \(wish) のマイルストーン \(number)"))
    }

    static func reached(_ milestone: Phrase) -> Phrase {
        Phrase("the day of \(milestone)", .ko("\(milestone, .object) 달성한 날"), .ja("\(milestone)を達成した日"))
    }

    // MARK: - Numbers of changed things

    static func charts(_ count: Int) -> Phrase {
        Phrase("\(count) \(count == 1 ? "chart" : "charts")", .ko("만다라트 \(count)개"), .ja("マンダラート\(counting: count)"))
    }

    static func goals(_ count: Int) -> Phrase {
        Phrase("\(count) \(count == 1 ? "goal" : "goals")", .ko("목표 \(count)개"), .ja("目標\(counting: count)"))
    }

    static func items(_ count: Int) -> Phrase {
        Phrase(
            "\(count) \(count == 1 ? "action item" : "action items")", .ko("실천 항목 \(count)개"),
            .ja("アクション\(counting: count)"))
    }

    static func activities(_ count: Int) -> Phrase {
        Phrase(
            "\(count) \(count == 1 ? "log entry" : "log entries")", .ko("기록 \(count)건"), .ja("記録\(count)件"))
    }

    static func wishes(_ count: Int) -> Phrase {
        Phrase("\(count) \(count == 1 ? "wish" : "wishes")", .ko("소원 \(count)개"), .ja("願い\(counting: count)"))
    }

    static func milestones(_ count: Int) -> Phrase {
        Phrase(
            "\(count) \(count == 1 ? "milestone" : "milestones")", .ko("마일스톤 \(count)개"),
            .ja("マイルストーン\(counting: count)"))
    }

    static let profile = Phrase("your profile", .ko("프로필"), .ja("プロフィール"))

    static func refusals(_ count: Int) -> Phrase {
        Phrase(
            "\(count) refused \(count == 1 ? "suggestion" : "suggestions")", .ko("제외한 제안 \(count)개"),
            .ja("除外した候補\(counting: count)"))
    }
}
