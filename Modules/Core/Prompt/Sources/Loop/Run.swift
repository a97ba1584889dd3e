/// The constants of one run of a program.
package struct Run {
    /// The source of the lines.
    package enum Source {
        /// A person at a prompt, who is led: each place is shown on arrival, and hints are told.
        case person
        /// A script, which gets what it asks for and ends at its first error.
        case script
        /// The words of the program's arguments.
        case arguments
    }

    let source: Source
    /// How this run differs from others.
    let options: RunOptions

    /// Whether a person is led: sees each place on arrival, and what to type next. A program at a terminal is not.
    var isLeading: Bool { source == .person && !options.writesJSON }
}
