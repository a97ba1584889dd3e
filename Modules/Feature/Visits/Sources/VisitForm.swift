import Basics
import Commands
import SakatsuDomainInterface

/// The values in the form for a new visit.
struct VisitForm: Equatable {
    var facility: Facility?
    var day: Day?
    var count: SetCount
    var set: SaunaSet
    var sauna: Temperature?
    var coolBath: Temperature?
    var foreword: Remark?
    var afterword: Remark?
    /// The default temperatures that the form does not ask for.
    private let others: Temperatures

    /// Creates the initial values of the form: the defaults for a new visit on a day.
    init(_ defaults: VisitDefaults, on today: Day) {
        (facility, day, count, set) = (defaults.facility, today, defaults.count, defaults.set)
        (sauna, coolBath) = (defaults.temperatures.sauna, defaults.temperatures.coolBath)
        others = defaults.temperatures
    }

    /// Returns the visit with the values of the form.
    ///
    /// - Throws: ``SakatsuError/noFacility``, and the errors of the initializer of ``Visit``.
    func visit() throws(SakatsuError) -> Visit {
        guard let facility, let day else { throw .noFacility }
        var temperatures = others
        (temperatures.sauna, temperatures.coolBath) = (sauna, coolBath)
        let sets = Array(repeating: set, count: count.count)
        return try Visit(
            facility, on: day, foreword: foreword, temperatures: temperatures, sets: sets, afterword: afterword)
    }
}

extension Form<VisitForm> {
    /// Returns the form for a new visit. Tab completes the names of `facilities`.
    static func newVisit(with defaults: VisitDefaults, on today: Day, near facilities: [Facility]) -> Form {
        Form(
            VisitForm(defaults, on: today),
            fields: [
                FormField(
                    VisitPhrases.facility, \.facility, candidates: facilities.map(\.text),
                    explanation: VisitsPhrases.explainFacility, read: Facility.init),
                FormField(
                    VisitPhrases.day, \.day, explanation: VisitsPhrases.explainDay, phrase: \.phrase
                ) { try Argument.pastDay.read($0).pastDay(until: today) },
                FormField(
                    VisitPhrases.numberOfSets, \VisitForm.count, explanation: VisitsPhrases.explainSets,
                    read: SetCount.init),
                FormField(
                    VisitPhrases.eachSet, \VisitForm.set, explanation: VisitsPhrases.explainSet, phrase: \.typed
                ) { try SaunaSet($0).named(like: defaults.set) },
                temperature(VisitPhrases.saunaTemperature, \.sauna, VisitsPhrases.explainSaunaTemperature),
                temperature(VisitPhrases.coolBathTemperature, \.coolBath, VisitsPhrases.explainCoolBathTemperature),
                FormField(
                    VisitPhrases.foreword, \.foreword, mayBeEmpty: true, explanation: VisitsPhrases.explainForeword,
                    text: \.line, read: Remark.init),
                FormField(
                    VisitPhrases.afterword, \.afterword, mayBeEmpty: true, explanation: VisitsPhrases.explainAfterword,
                    text: \.line, read: Remark.init),
            ])
    }

    private static func temperature(
        _ name: Phrase, _ path: any WritableKeyPath<VisitForm, Temperature?> & Sendable, _ explanation: Phrase
    ) -> FormField<VisitForm> {
        FormField(
            name, path, mayBeEmpty: true, explanation: explanation, phrase: \.phrase, read: Temperature.init)
    }
}
