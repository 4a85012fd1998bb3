import { UsageError } from './exit-codes.ts';

/** A flag as a shell completes it. */
export interface Completed {
  long: string;
  short?: string | undefined;
  means: string;
  /** The words that may follow; without any, files are completed. */
  words: readonly string[];
  takesValue: boolean;
}

/** Words are plain, so that no shell needs quotes for them. */
export const plainWords = (values: string): string[] =>
  values.split(', ').filter((value) => /^[a-z][\w-]*$/i.test(value));

/** The flags of the command, and those of `picwright edit`. */
export interface CompletedFlags {
  main: readonly Completed[];
  edit: readonly Completed[];
}

const bashCases = (flags: readonly Completed[]) =>
  flags
    .filter(({ words }) => words.length > 0)
    .map(
      ({ long, short, words }) =>
        `    ${short ? `${short}|` : ''}${long}) COMPREPLY=($(compgen -W "${words.join(' ')}" -- "$cur")); return ;;`,
    )
    .join('\n');

const bashNames = (flags: readonly Completed[]) =>
  `  if [[ "$cur" == -* ]]; then COMPREPLY=($(compgen -W "${flags.map(({ long }) => long).join(' ')}" -- "$cur"))
  else COMPREPLY=($(compgen -f -- "$cur")); fi`;

const bash = ({ main, edit }: CompletedFlags) => `_picwright_edit() {
  case "$prev" in
${bashCases(edit)}
  esac
${bashNames(edit)}
}
_picwright() {
  local cur="\${COMP_WORDS[COMP_CWORD]}" prev="\${COMP_WORDS[COMP_CWORD-1]}"
  if [[ "$COMP_CWORD" -gt 1 && "\${COMP_WORDS[1]}" == edit ]]; then _picwright_edit; return; fi
  case "$prev" in
${bashCases(main)}
  esac
${bashNames(main)}
}
complete -o filenames -F _picwright picwright
`;

const fish = (flags: readonly Completed[], condition = '') =>
  flags
    .map(({ long, short, means, words, takesValue }) =>
      [
        `complete -c picwright${condition} -l ${long.slice(2)}`,
        short && `-s ${short.slice(1)}`,
        words.length > 0 ? `-x -a '${words.join(' ')}'` : takesValue && '-r',
        `-d '${means.replaceAll("'", "\\'")}'\n`,
      ]
        .filter(Boolean)
        .join(' '),
    )
    .join('');

const EDITING = '__fish_seen_subcommand_from edit';

const SHELLS: Readonly<Record<string, ((flags: CompletedFlags) => string) | undefined>> = {
  bash,
  zsh: (flags) => `autoload -U +X bashcompinit && bashcompinit\n${bash(flags)}`,
  fish: ({ main, edit }) => fish(main, ` -n 'not ${EDITING}'`) + fish(edit, ` -n '${EDITING}'`),
};

/**
 * Returns a script that completes the command's flags and their values in a shell.
 * @throws {UsageError} for another shell
 */
export function completionFor(shell: string, flags: CompletedFlags): string {
  const script = SHELLS[shell];
  if (!script) throw new UsageError(`--completion ${shell}: expected ${Object.keys(SHELLS).join(', ')}`);
  return script(flags);
}
