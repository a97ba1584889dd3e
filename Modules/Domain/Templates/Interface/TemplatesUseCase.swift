public import Basics
public import MandalartDomainInterface

/// Provides the charts of the templates. Features use this protocol.
public protocol TemplatesUseCase: Sendable {
    /// Returns the chart of a template in a language. Every cell is filled, every goal has a palette, and all rates are
    /// 0%. Each language has texts of its own, not translated word for word.
    ///
    /// - Throws: `MandalartError` for an invalid text. No built-in template has one.
    func chart(of template: Template, in language: Language) throws -> Chart
}
