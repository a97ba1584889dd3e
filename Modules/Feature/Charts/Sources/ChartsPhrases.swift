import Basics
import MandalartDomainInterface

/// The phrases of the list of charts.
enum ChartsPhrases {
    // MARK: - Commands

    static let chart = Phrase("chart", .ko("번호"), .ja("番号"))
    static let name = Phrase("name", .ko("이름"), .ja("名前"))
    static let chartToOpen = Phrase("chart", .ko("만다라트"), .ja("マンダラート"))
    static let open = Phrase("work on a chart", .ko("만다라트 열고 작업하기"), .ja("マンダラートを開いて作業する"))
    static let openExample = Phrase(typed: "open 2")
    static let new = Phrase(
        "begin a chart, empty or from a template, and work on it", .ko("빈 만다라트나 템플릿으로 새 만다라트를 만들고 작업하기"),
        .ja("空の、またはテンプレートから新しいマンダラートを作って作業する"))
    static let newExample = Phrase(
        "new My year --template health", .ko("new 나의 한 해 --template health"), .ja("new 私の1年 --template health"))
    static let template = Phrase("template", .ko("템플릿"), .ja("テンプレート"))
    /// The option before a template's name, the same in every language.
    static let templateOption = "--template"
    static let templates = Phrase(
        "worked charts that a new one can begin with", .ko("새 만다라트에 쓸 수 있는 완성된 예시"), .ja("新しいマンダラートのもとになる完成した例"))
    static let rename = Phrase("give a chart a name", .ko("이름 바꾸기"), .ja("名前を変更する"))
    static let renameExample = Phrase("rename 1 Marathon", .ko("rename 1 마라톤"), .ja("rename 1 マラソン"))
    static let archive = Phrase("put a chart away, as it is", .ko("만다라트를 아카이브하기"), .ja("マンダラートをアーカイブする"))
    static let archiveExample = Phrase(typed: "archive 2")
    static let unarchive = Phrase("bring an archived chart back", .ko("아카이브 해제"), .ja("アーカイブを解除する"))
    static let unarchiveExample = Phrase(typed: "unarchive 2")
    static let delete = Phrase(
        "delete a chart with all that is in it", .ko("만다라트를 내용까지 삭제"), .ja("マンダラートを内容ごと削除する"))
    static let deleteExample = Phrase(typed: "delete 2")

    // MARK: - The page

    static let title = Phrase("Charts", .ko("만다라트 목록"), .ja("マンダラート一覧"))
    static let archived = Phrase("Archived", .ko("아카이브"), .ja("アーカイブ"))
    static let emptyChart = Phrase("An empty chart", .ko("빈 만다라트"), .ja("空のマンダラート"))

    /// The meaning of the mark `▸` before the current chart.
    static let isCurrent = Phrase("current", .ko("현재"), .ja("現在"))

    static func progress(_ count: Int, _ rate: AchievementRate) -> Phrase {
        Phrase("\(count) of 8, \(rate)", .ko("8개 중 \(count)개 작성, \(rate)"), .ja("\(count)/8、\(rate)"))
    }

    // MARK: - Hints, replies and questions

    /// Returns the hint that lists commands, with the number of a chart as an example.
    static func words(_ id: ChartID) -> Phrase {
        Phrase(
            "open \(id) goes to a chart, new Learn to sail begins one, templates shows worked ones, help lists all words.",
            .ko("open \(id): 만다라트로 이동, new 항해 배우기: 새로 만들기, templates: 완성된 예시 보기, help: 명령 보기"),
            .ja("open \(id): マンダラートへ、new 航海を学ぶ: 新しく作る、templates: 完成した例を見る、help: コマンドを見る"))
    }

    static func isNew(_ name: Title) -> Phrase {
        Phrase("\(name) is a new chart.", .ko("새 만다라트를 만들었습니다: \(name)"), .ja("新しいマンダラートを作りました: \(name)"))
    }

    static func isWorked(_ name: Title) -> Phrase {
        Phrase(
            "\(name) is a new chart with every cell filled. Change what does not fit you; undo empties it.",
            .ko("칸이 모두 채워진 새 만다라트를 만들었습니다: \(name). 나에게 맞게 수정하세요. undo 명령으로 비울 수 있습니다."),
            .ja("すべてのマスが埋まった新しいマンダラートを作りました: \(name)。自分に合わせて変更してください。undo で空に戻せます。"))
    }

    static func isCalled(_ id: ChartID, _ name: Title) -> Phrase {
        Phrase(
            "Chart \(id) is called \(name).", .ko("만다라트 \(id)의 이름: \(name)"), .ja("マンダラート \(id) の名前: \(name)"))
    }

    static func isArchived(_ id: ChartID) -> Phrase {
        Phrase(
            "Chart \(id) is archived. unarchive \(id) brings it back.",
            .ko("만다라트 \(id, .object) 아카이브했습니다. unarchive \(id) 명령으로 해제할 수 있습니다."),
            .ja("マンダラート \(id) をアーカイブしました。unarchive \(id) で解除できます。"))
    }

    static func isBack(_ id: ChartID) -> Phrase {
        Phrase("Chart \(id) is back.", .ko("만다라트 \(id)의 아카이브를 해제했습니다."), .ja("マンダラート \(id) のアーカイブを解除しました。"))
    }

    static func isForgotten(_ id: ChartID) -> Phrase {
        Phrase("Chart \(id) is deleted.", .ko("만다라트 \(id, .object) 삭제했습니다."), .ja("マンダラート \(id) を削除しました。"))
    }

    /// Returns the question that confirms deleting a chart.
    static func forget(_ id: ChartID, _ name: String?, cells count: Int) -> Phrase {
        guard let name else {
            return Phrase(
                "Delete chart \(id) with its \(cells(count))? “charts undo” brings it back.",
                .ko("만다라트 \(id, .object) \(cells(count))와 함께 삭제하시겠습니까? “charts undo”로 되돌릴 수 있습니다."),
                .ja("マンダラート \(id) を、\(cells(count))とともに削除しますか？「charts undo」で元に戻せます。"))
        }
        return Phrase(
            "Delete chart \(id) \(quoted: name) with its \(cells(count))? “charts undo” brings it back.",
            .ko("만다라트 \(id) \(quoted: name, .object) \(cells(count))와 함께 삭제하시겠습니까? “charts undo”로 되돌릴 수 있습니다."),
            .ja("マンダラート \(id)\(quoted: name)を、\(cells(count))とともに削除しますか？「charts undo」で元に戻せます。"))
    }

    private static func cells(_ count: Int) -> Phrase {
        Phrase("\(count) \(count == 1 ? "cell" : "cells")", .ko("칸 \(count)개"), .ja("マス\(counting: count)"))
    }
}
