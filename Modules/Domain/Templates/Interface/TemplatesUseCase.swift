public import Languages
public import MandalartDomainInterface

/// Provides the charts of the templates. Features use this.
public protocol TemplatesUseCase: Sendable {
    /// Returns the whole chart of a template, as a native speaker of the language would write it: every cell is filled,
    /// every goal has a palette, and all rates are 0%.
    ///
    /// - Throws: `MandalartError` for an invalid text, which no template has.
    func chart(of template: Template, in language: Language) throws -> Chart
}
