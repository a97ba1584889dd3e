public import Languages
public import MandalartDomainInterface

/// Knows what the templates hold. Features talk to this.
public protocol TemplatesUseCase: Sendable {
    /// The whole chart of a template, as a person who speaks the language would write it: every cell is filled, every
    /// goal has a palette, and nothing is done yet.
    ///
    /// - Throws: `MandalartError` for a text that no cell can hold, which no template has.
    func chart(of template: Template, in language: Language) throws -> Chart
}
