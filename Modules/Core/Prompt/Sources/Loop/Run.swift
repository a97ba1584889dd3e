/// The constants of one run of a program.
package struct Run {
    /// The source of the lines.
    package enum Source {
        /// A person at a prompt, who is guided: each place is shown on arrival, and hints are given.
        case person
        /// A script, which gets only what it asks for and ends at its first error.
        case script
        /// The words of the program's arguments.
        case arguments
    }

    let source: Source
    /// The options of this run.
    let options: RunOptions

    /// Whether a person is guided: each place is shown on arrival, with hints on what to type next. A program at a
    /// terminal is not.
    var isLeading: Bool { source == .person && !options.writesJSON }
}
