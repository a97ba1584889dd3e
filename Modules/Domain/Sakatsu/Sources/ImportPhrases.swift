import Basics
import SakatsuDomainInterface

/// The messages for an import of visits.
enum ImportPhrases {
    /// Returns a line about the effect of importing one visit.
    static func arrival(_ arrival: VisitArrival) -> Phrase {
        let visit = Phrase(pattern: "\(quoted: arrival.visit.facility.line) \(arrival.visit.day.phrase)")
        guard let replaced = arrival.replaced else {
            return Phrase("\(visit): new", .ko("\(visit): 새 방문"), .ja("\(visit): 新しいサ活"))
        }
        guard arrival.changes else {
            return Phrase(
                "\(visit): the same as visit \(replaced)", .ko("\(visit): \(replaced)번 방문과 같음"),
                .ja("\(visit): サ活 \(replaced) と同じ"))
        }
        return Phrase(
            "\(visit): replaces visit \(replaced)", .ko("\(visit): \(replaced)번 방문을 대체함"),
            .ja("\(visit): サ活 \(replaced) を置き換える"))
    }

    static func andMore(_ count: Int) -> Phrase {
        Phrase("… and \(count) more", .ko("… 외 \(count)건"), .ja("… ほか\(count)件"))
    }

    static func question(new: Int, replaced: Int, same: Int) -> Phrase {
        Phrase(
            "Import \(new) new, replace \(replaced) and leave \(same) as they are?",
            .ko("새 방문 \(new)건을 가져오고 \(replaced)건을 대체하시겠습니까? \(same)건은 그대로 둡니다."),
            .ja("新しいサ活\(new)件を取り込み、\(replaced)件を置き換えますか？\(same)件はそのままです。"))
    }

    static func imported(_ count: Int) -> Phrase {
        Phrase(
            count == 0
                ? "Nothing had to be imported."
                : "Imported \(count) \(count == 1 ? "visit" : "visits"). undo takes it back.",
            .ko(count == 0 ? "가져올 것이 없었습니다." : "방문 \(count)건을 가져왔습니다. undo로 되돌릴 수 있습니다."),
            .ja(count == 0 ? "取り込むものはありませんでした。" : "サ活\(count)件を取り込みました。undo で元に戻せます。"))
    }
}
