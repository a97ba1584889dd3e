/// The phrases about the choice of a language, which all programs share.
public enum LanguagePhrases {
    /// The name of the setting for the language.
    public static let language = Phrase("language", .ko("언어"), .ja("言語"))
    /// The summary of the command `language`.
    public static let speak = Phrase(
        "speak another language: \(oneOf: Language.codes)", .ko("다른 언어로 바꾸기: \(list: Language.codes)"),
        .ja("ほかの言語に変える: \(list: Language.codes)"))
    /// An example of the command `language`.
    public static let example = Phrase(typed: "language \(Language.codes.dropFirst().first ?? "en")")

    /// Returns the name of this run's language, followed by its source if `--lang` or the environment determines it.
    public static func spoken(_ language: Language, by source: LanguageChoice.Source) -> Phrase {
        switch source {
        case .setting, .fallback: Phrase(verbatim: language.ownName)
        case .option: spoken(language, by: "--lang")
        case .environment(let variable): spoken(language, by: variable)
        }
    }

    private static func spoken(_ language: Language, by decider: String) -> Phrase {
        let name = language.ownName
        return Phrase("\(name) (from \(decider))", .ko("\(name) (\(decider)에 따름)"), .ja("\(name)（\(decider) による）"))
    }

    /// The confirmation of a new language, in that language.
    public static let spokenFromNowOn = Phrase(
        "From now on all is in English.", .ko("이제부터 한국어로 표시합니다."), .ja("これからは日本語で表示します。"))

    /// Explains why the chosen language is not in effect: `--lang` or the environment overrides it.
    public static func kept(_ chosen: Language, against source: LanguageChoice.Source) -> Phrase {
        let name = chosen.name
        switch source {
        case .environment(let variable):
            return Phrase(
                """
                \(name) is kept, but \(variable) decides now: start the program with --lang \(chosen.rawValue), or \
                without \(variable), to read it.
                """,
                .ko(
                    """
                    \(name, .object) 저장했지만 지금은 \(variable) 환경 변수를 따릅니다. --lang \(chosen.rawValue) 옵션을 붙이거나 \
                    \(variable) 없이 시작하면 바뀝니다.
                    """),
                .ja(
                    """
                    \(name)を保存しましたが、現在は環境変数 \(variable) が優先されます。--lang \(chosen.rawValue) を付けるか、\
                    \(variable) なしで起動すると切り替わります。
                    """))
        case .option, .setting, .fallback:
            return Phrase(
                "\(name) is kept, but --lang decides for this run: start the program without it to read it.",
                .ko("\(name, .object) 저장했지만 이번 실행은 --lang 옵션을 따릅니다. 그 옵션 없이 시작하면 바뀝니다."),
                .ja("\(name)を保存しましたが、今回は --lang が優先されます。付けずに起動すると切り替わります。"))
        }
    }
}
