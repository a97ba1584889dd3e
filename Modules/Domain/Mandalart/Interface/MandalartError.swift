/// Why a value was not taken, or a change not made. The data is as it was.
public enum MandalartError: Error, Hashable {
    /// A title without a visible character.
    case emptyTitle
    /// A title of so many characters, more than ``Title/longest``.
    case titleTooLong(Int)
    /// A description of so many characters, more than ``Note/longest``.
    case descriptionTooLong(Int)
    /// No whole number from 0 to 100.
    case rateOutOfRange(String)
    /// No whole number from 1 to 9.
    case positionOutOfRange(String)
    /// 5, the centre, where one of the eight around it is meant.
    case positionIsCentre
    /// No `http` or `https` URL.
    case notAnImageAddress(String)
    /// A change that needs a filled cell met an empty one.
    case empty(Cell)
    /// A cell that is to be emptied holds nothing.
    case alreadyEmpty(Cell)
    /// The cell has no such part.
    case noSuchField(CellField, Cell)
    /// No chart has this number, or not any more.
    case noSuchChart(String)
    /// Another chart has this name.
    case chartNameTaken(Title)
    /// A chart that was put away cannot be worked on.
    case chartIsArchived(ChartID)
    /// The last chart that is not archived can neither be put away nor deleted.
    case lastChart
}

extension MandalartError: CustomStringConvertible {
    /// One line for a person, with what to do.
    public var description: String {
        switch self {
        case .emptyTitle:
            "A title may not be empty."
        case .titleTooLong(let count):
            "A title has at most \(Title.longest) characters; this one has \(count)."
        case .descriptionTooLong(let count):
            "A description has at most \(Note.longest) characters; this one has \(count)."
        case .rateOutOfRange(let text):
            "A rate is a whole number from 0 to 100, not “\(text)”."
        case .positionOutOfRange(let text):
            "A position is a number from 1 to 9, by rows, not “\(text)”."
        case .positionIsCentre:
            "5 is the centre. The positions around it are 1 to 4 and 6 to 9."
        case .notAnImageAddress(let text):
            "An image is given by its http or https address, not by “\(text)”."
        case .empty(let cell):
            "\(cell) is empty. Give it a title first."
        case .alreadyEmpty(let cell):
            "\(cell) is empty already."
        case .noSuchChart(let text):
            "There is no chart \(text). “charts” lists those that there are."
        case .chartNameTaken(let name):
            "Another chart is called “\(name)”."
        case .chartIsArchived(let id):
            "Chart \(id) is archived. Bring it back first: restore \(id)"
        case .lastChart:
            "This is your only chart. Begin another one first: new <name…>"
        case .noSuchField(.rate, _):
            "A goal has no rate of its own: it is the mean of what lies around it."
        case .noSuchField(let field, _):
            "An action item has no \(field.rawValue); its sub-goal has one."
        }
    }
}
