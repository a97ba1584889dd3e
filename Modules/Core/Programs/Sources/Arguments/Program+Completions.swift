import Languages

// rib: verbatim file: scripts of shells

// The scripts that teach a shell to complete the program's words. They ask the program itself, so that there is one
// table; what it answers with opens nothing.
extension Program {
    func completionScript(for shell: Shell, in language: Language) -> String {
        let heading = ProgramManualPhrases.completions(of: name, for: shell).text(in: language)
        return switch shell {
        case .bash: bashScript(heading)
        case .zsh: zshScript(heading)
        case .fish: fishScript(heading, language)
        }
    }

    /// A name for a function of a shell.
    private var function: String {
        "_" + String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    }

    private func bashScript(_ heading: String) -> String {
        """
        # \(heading)
        #   \(name) completions bash > ~/.local/share/bash-completion/completions/\(name)
        \(function)() {
            local word line
            COMPREPLY=()
            if [[ ${COMP_WORDS[COMP_CWORD-1]} == \(Option.data.rawValue) ]]; then
                compopt -o filenames 2>/dev/null
                while IFS= read -r line; do
                    COMPREPLY+=("$line")
                done < <(compgen -d -- "${COMP_WORDS[COMP_CWORD]}")
                return
            fi
            while read -r word line; do
                if [[ -n $word ]]; then COMPREPLY+=("$word"); fi
            done < <("${COMP_WORDS[0]/#\\~/$HOME}" \(request) "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
        }
        complete -F \(function) \(name)
        """
    }

    private func zshScript(_ heading: String) -> String {
        """
        #compdef \(name)
        # \(heading)
        #   \(name) completions zsh > ~/.zfunc/_\(name)
        \(function)() {
            local word line
            local -a found
            if [[ ${words[CURRENT-1]} == \(Option.data.rawValue) ]]; then
                _files -/
                return
            fi
            while read -r word line; do
                if [[ -n $word ]]; then found+=("${word//:/\\\\:}:$line"); fi
            done < <("${words[1]/#\\~/$HOME}" \(request) "${(@)words[2,CURRENT]}" 2>/dev/null)
            _describe \(name) found
        }
        if [[ ${funcstack[1]} == _\(name) ]]; then
            \(function) "$@"
        else
            compdef \(function) \(name)
        fi
        """
    }

    private func fishScript(_ heading: String, _ language: Language) -> String {
        let options = Option.listed.map { option in
            let summary = option.summary.text(in: language).map { $0 == "'" ? "\\'" : String($0) }.joined()
            let takes =
                switch option {
                case .data: " -x -a '(__fish_complete_directories)'"
                case _ where option.value != nil: " -x -a '\(option.candidates.joined(separator: " "))'"
                default: ""
                }
            return "complete -c \(name) -l \(option.rawValue.dropFirst(2))\(takes) -d '\(summary)'"
        }
        return """
            # \(heading)
            #   \(name) completions fish > ~/.config/fish/completions/\(name).fish
            function _\(function)
                set -l words (commandline -opc)
                set -l typed (commandline -ct)
                $words[1] \(request) $words[2..-1] "$typed" 2>/dev/null | string replace ' ' \\t
            end
            complete -c \(name) -f -a '(_\(function))'
            \(options.joined(separator: "\n"))
            """
    }

    private var request: String { "\(Option.candidates.rawValue) --" }
}
