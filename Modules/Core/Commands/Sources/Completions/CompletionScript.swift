package import Basics

// rib: verbatim file: scripts of shells

/// A shell script that completes a program's arguments. The script asks the program for candidates, so that the command
/// table is their only source. To answer, the program opens no store.
package struct CompletionScript {
    /// The option with which the script asks the program for candidates. The typed arguments follow after `--`.
    private static let option = "--candidates"

    /// Returns the words that a script passes, without the quotes in which a person typed them; `nil` for other
    /// arguments.
    package static func words(toComplete arguments: [String]) -> [String]? {
        guard arguments.prefix(while: { $0 != "--" }).contains(option) else { return nil }
        return arguments.drop { $0 != "--" }.dropFirst().map(\.unquoted)
    }

    private let name: String
    private let options: [CommandOption]

    package init(of name: String, options: [CommandOption]) {
        (self.name, self.options) = (name, options)
    }

    package func text(for shell: Shell, in language: Language) -> String {
        let heading = CompletionPhrases.heading(of: name, for: shell).text(in: language)
        return switch shell {
        case .bash: bash(heading)
        case .zsh: zsh(heading)
        case .fish: fish(heading, language)
        }
    }

    private var function: String {
        "_" + String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    }

    private var request: String { "\(Self.option) --" }

    /// Returns a line of the script for each kind of path, with the pattern of the options that take such a path. The
    /// shell completes paths itself.
    private func paths(_ line: (_ pattern: String, _ kind: PathKind) -> String) -> String {
        [PathKind.folder, .file].compactMap { kind in
            let names = options.filter { $0.path == kind }.map(\.name)
            return names.isEmpty ? nil : line(names.joined(separator: " | "), kind) + "\n"
        }.joined()
    }

    private func bash(_ heading: String) -> String {
        let paths = paths { pattern, kind in
            "        \(pattern)) kind=-\(kind == .folder ? "d" : "f") ;;"
        }
        return """
            # \(heading)
            #   \(name) completions bash > ~/.local/share/bash-completion/completions/\(name)
            \(function)() {
                local word line rest kind special=$' \\'"\\\\$`&|;<>()*?[]{}!#~'
                COMPREPLY=()
                case ${COMP_WORDS[COMP_CWORD-1]} in
            \(paths)        *) kind= ;;
                esac
                if [[ -n $kind ]]; then
                    compopt -o filenames 2>/dev/null
                    while IFS= read -r line; do
                        COMPREPLY+=("$line")
                    done < <(compgen $kind -- "${COMP_WORDS[COMP_CWORD]}")
                    return
                fi
                while IFS=$'\\t' read -r word line; do
                    if [[ -z $word ]]; then continue; fi
                    if [[ $word == */ ]]; then compopt -o nospace 2>/dev/null; fi
                    case ${COMP_WORDS[COMP_CWORD]} in
                        \\'*) if [[ $word == *\\'* ]]; then continue; fi ;;
                        \\"*) if [[ $word == *[\\"\\\\\\$\\`]* ]]; then continue; fi ;;
                        *) rest=${word#\\~/}
                            if [[ $rest == *["$special"[:cntrl:]]* ]]; then
                                printf -v word '%s%q' "${word%"$rest"}" "$rest"
                            fi ;;
                    esac
                    COMPREPLY+=("$word")
                done < <("${COMP_WORDS[0]/#\\~/$HOME}" \(request) "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
            }
            complete -F \(function) \(name)
            """
    }

    private func zsh(_ heading: String) -> String {
        let paths = paths { pattern, kind in
            "        \(pattern)) _files\(kind == .folder ? " -/" : ""); return ;;"
        }
        return """
            #compdef \(name)
            # \(heading)
            #   \(name) completions zsh > ~/.zfunc/_\(name)
            \(function)() {
                local word line
                local -a found folders
                case ${words[CURRENT-1]} in
            \(paths)    esac
                while IFS=$'\\t' read -r word line; do
                    if [[ $word == \\~/* && ${words[CURRENT]} == \\~* ]]; then
                        _files
                        return
                    elif [[ $word == */ ]]; then
                        folders+=("$word")
                    elif [[ -n $word ]]; then
                        word=${word//\\\\/\\\\\\\\}
                        found+=("${word//:/\\\\:}:$line")
                    fi
                done < <("${words[1]/#\\~/$HOME}" \(request) "${(@)words[2,CURRENT]}" 2>/dev/null)
                _describe \(name) found
                compadd -S '' -- $folders
            }
            if [[ ${funcstack[1]} == _\(name) ]]; then
                \(function) "$@"
            else
                compdef \(function) \(name)
            fi
            """
    }

    private func fish(_ heading: String, _ language: Language) -> String {
        let options = options.map { option in
            let summary = (option.summary?.text(in: language) ?? "").map { $0 == "'" ? "\\'" : String($0) }.joined()
            let takes =
                switch option.path {
                case .folder: " -x -a '(__fish_complete_directories)'"
                case .file: " -r -F"
                // Without -x, a value comes after an equals sign alone.
                case nil where option.takesValue || option.isSwitch:
                    "\(option.isSwitch ? "" : " -x") -a '\(option.candidates.joined(separator: " "))'"
                case nil: ""
                }
            return "complete -c \(name) -l \(option.name.dropFirst(2))\(takes) -d '\(summary)'"
        }
        return """
            # \(heading)
            #   \(name) completions fish > ~/.config/fish/completions/\(name).fish
            function _\(function)
                set -l words (commandline -opc)
                set -l typed (commandline -ct)
                $words[1] \(request) $words[2..-1] "$typed" 2>/dev/null
            end
            complete -c \(name) -f -a '(_\(function))'
            \(options.joined(separator: "\n"))
            """
    }
}

extension String {
    /// The word without the quotes and backslashes of a shell. The last quote need not be closed.
    fileprivate var unquoted: String {
        var (word, quote) = (String.UnicodeScalarView(), Unicode.Scalar?.none)
        var rest = unicodeScalars[...]
        while let scalar = rest.popFirst() {
            switch scalar {
            case _ where scalar == quote: quote = nil
            case "'" where quote == nil, "\"" where quote == nil: quote = scalar
            case "\\" where quote != "'":
                guard let next = rest.popFirst() else { break }
                if quote != nil, !"$`\"\\".unicodeScalars.contains(next) { word.append(scalar) }
                word.append(next)
            default: word.append(scalar)
            }
        }
        return String(word)
    }
}

/// A shell for which a completion script can be written.
package enum Shell: String, CaseIterable, Sendable {
    case bash, zsh, fish
}

/// The comments in a completion script.
enum CompletionPhrases {
    /// Returns the comment at the beginning of a completion script.
    static func heading(of name: String, for shell: Shell) -> Phrase {
        switch shell {
        case .bash, .fish:
            Phrase(
                "Completions of \(name) for \(shell.rawValue). To have them in every shell:",
                .ko("\(name)의 \(shell.rawValue) 자동 완성. 모든 셸에서 사용하려면:"),
                .ja("\(name) の \(shell.rawValue) 用の補完。どのシェルでも使うには:"))
        case .zsh:
            Phrase(
                "Completions of \(name) for zsh. To have them in every shell, write them to a folder of $fpath:",
                .ko("\(name)의 zsh 자동 완성. 모든 셸에서 사용하려면 $fpath의 폴더에 저장하세요:"),
                .ja("\(name) の zsh 用の補完。どのシェルでも使うには、$fpath のフォルダに書き出します:"))
        }
    }
}
