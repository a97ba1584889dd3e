import Basics

/// A language that no project speaks, with signs of its own.
enum Elvish: Tongue {
    static let code = "xx"
    static var name: Phrase { Phrase("Elvish", .xx("Edhellen")) }
    static var quotes: (String, String) { ("<", ">") }
    static var comma: String { " / " }
    static var sentenceSpace: String { "" }
    static let table: TranslationTable = [
        "Farewell": "Namárië", "%1 of %2 rings": "%2 %2{corf|cyrf}: %1", "%1%%, %2": "%2 %1%%", "Not yet": "",
        "Choose %1.": "Cilo %1.", "It is %1.": "%1 ná.", "Farewell, friend": "%7",
    ]
}

/// A language that declares nothing but what it is called.
enum Dwarvish: Tongue {
    static let code = "yy"
    static var name: Phrase { Phrase("Dwarvish", .yy("Khuzdul")) }
}

extension Language {
    static let elvish = Language(Elvish.self)
    static let dwarvish = Language(Dwarvish.self)
}

extension Translation {
    static func xx(_ text: @autoclosure @escaping @Sendable () -> Wording<Elvish>) -> Translation { Translation(text) }
    static func yy(_ text: @autoclosure @escaping @Sendable () -> Wording<Dwarvish>) -> Translation {
        Translation(text)
    }
}
