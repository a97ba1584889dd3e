// The scripts that teach a shell to complete the program's words. They ask the program itself, so that there is one
// table; what it answers with opens nothing.
extension Program {
    func completionScript(for shell: Shell) -> String {
        switch shell {
        case .bash: bashScript
        case .zsh: zshScript
        case .fish: fishScript
        }
    }

    /// A name for a function of a shell.
    private var function: String {
        "_" + String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    }

    private var bashScript: String {
        """
        # Completions of \(name) for bash. To have them in every shell:
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

    private var zshScript: String {
        """
        #compdef \(name)
        # Completions of \(name) for zsh. To have them in every shell, write them to a folder of $fpath:
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

    private var fishScript: String {
        let options = Option.listed.map { option in
            let takes =
                switch option {
                case .data: " -x -a '(__fish_complete_directories)'"
                case _ where option.value != nil: " -x -a '\(option.candidates.joined(separator: " "))'"
                default: ""
                }
            return
                "complete -c \(name) -l \(option.rawValue.dropFirst(2))\(takes) -d '\(option.summary.replacing("'", with: "\\'"))'"
        }
        return """
            # Completions of \(name) for fish. To have them in every shell:
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
