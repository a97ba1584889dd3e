/// A Korean particle whose form depends on the final sound of the word before it.
public enum Particle: CaseIterable, Sendable {
    /// Marks the topic of a sentence: 은 or 는.
    case topic
    /// Marks the subject: 이 or 가.
    case subject
    /// Marks the object: 을 or 를.
    case object
    /// Marks a direction or a means: 으로 or 로.
    case direction
    /// Marks a companion, “together with …”: 과 or 와.
    case with
    /// Marks a quoted name: 이라고 or 라고.
    case quotation
    /// The copula at the end of a sentence, “it is …”: 이에요 or 예요.
    case copula

    /// Returns the form to use after a word; both forms, as in `은(는)`, if the pronunciation of the word is unknown.
    func form(after word: String) -> String {
        switch FinalSound(of: word) {
        case .consonant: forms.afterConsonant
        case .vowel: forms.afterVowel
        case .rieul: self == .direction ? forms.afterVowel : forms.afterConsonant
        case .unknown: forms.both
        }
    }

    private var forms: (afterConsonant: String, afterVowel: String, both: String) {
        switch self {
        case .topic: ("은", "는", "은(는)")
        case .subject: ("이", "가", "이(가)")
        case .object: ("을", "를", "을(를)")
        case .direction: ("으로", "로", "(으)로")
        case .with: ("과", "와", "과(와)")
        case .quotation: ("이라고", "라고", "(이)라고")
        case .copula: ("이에요", "예요", "이에요(예요)")
        }
    }
}
