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

const bash = (flags: readonly Completed[]) => `_picwright() {
  local cur="\${COMP_WORDS[COMP_CWORD]}" prev="\${COMP_WORDS[COMP_CWORD-1]}"
  case "$prev" in
${flags
  .filter(({ words }) => words.length > 0)
  .map(
    ({ long, short, words }) =>
      `    ${short ? `${short}|` : ''}${long}) COMPREPLY=($(compgen -W "${words.join(' ')}" -- "$cur")); return ;;`,
  )
  .join('\n')}
  esac
  if [[ "$cur" == -* ]]; then COMPREPLY=($(compgen -W "${flags.map(({ long }) => long).join(' ')}" -- "$cur"))
  else COMPREPLY=($(compgen -f -- "$cur")); fi
}
complete -o filenames -F _picwright picwright
`;

const SHELLS: Readonly<Record<string, ((flags: readonly Completed[]) => string) | undefined>> = {
  bash,
  zsh: (flags) => `autoload -U +X bashcompinit && bashcompinit\n${bash(flags)}`,
  fish: (flags) =>
    flags
      .map(({ long, short, means, words, takesValue }) =>
        [
          `complete -c picwright -l ${long.slice(2)}`,
          short && `-s ${short.slice(1)}`,
          words.length > 0 ? `-x -a '${words.join(' ')}'` : takesValue && '-r',
          `-d '${means.replaceAll("'", "\\'")}'\n`,
        ]
          .filter(Boolean)
          .join(' '),
      )
      .join(''),
};

/**
 * Returns a script that completes the command's flags and their values in a shell.
 * @throws {UsageError} for another shell
 */
export function completionFor(shell: string, flags: readonly Completed[]): string {
  const script = SHELLS[shell];
  if (!script) throw new UsageError(`--completion ${shell}: expected ${Object.keys(SHELLS).join(', ')}`);
  return script(flags);
}
