import Basics
import Doubles
package import SakatsuDomainInterface

/// The contract of every `SakatsuSettingsRepository`. A test suite runs each case on a new repository.
package enum SakatsuSettingsRepositoryContract: String, Contract {
    case beginsWithTheUsual = "begins with what is usual"
    case keepsEverything = "keeps every setting"
    case takesBackToTheUsual = "takes every setting back to what is usual"
    case keepsNothingOfAFailedEdit = "keeps nothing of an edit that throws, and passes its error on"

    private struct Refusal: Error, Equatable {}

    /// Checks what the case promises, on a new repository.
    package func verify(_ repository: some SakatsuSettingsRepository) async throws {
        let whole = SakatsuSettings(defaults: try .sample, language: .korean)
        switch self {
        case .beginsWithTheUsual:
            try expect(await repository.settings(), SakatsuSettings())
        case .keepsEverything:
            try expect(await repository.edit { $0 = whole }, whole)
            try expect(await repository.settings(), whole)
            var next = whole
            try next.defaults.apply([
                .step(.replace(Step(.coolBath, 90, name: StepName("lake")))), .step(.emoji(.rest, nil)),
                .temperature(.named(StepName("steam")), nil), .temperature(.named(StepName("mud")), Temperature("40")),
            ])
            let kept = next
            try expect(await repository.edit { $0 = kept }, kept)
            try expect(await repository.settings(), kept)
        case .takesBackToTheUsual:
            _ = try await repository.edit { $0 = whole }
            try expect(await repository.edit { $0 = SakatsuSettings() }, SakatsuSettings())
            try expect(await repository.settings(), SakatsuSettings())
        case .keepsNothingOfAFailedEdit:
            _ = try await repository.edit { $0 = whole }
            try await expectError(Refusal()) {
                _ = try await repository.edit { settings in
                    settings = SakatsuSettings()
                    throw Refusal()
                }
            }
            try expect(await repository.settings(), whole)
        }
    }
}
