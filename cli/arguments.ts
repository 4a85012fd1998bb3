/*
 * What is typed, as the parser reads it. Users of mogrify write long flags with one dash (-resize 50%), users of sharp-cli name
 * some flags in another way (-i, --output), and nobody writes a value behind a switch (--lossless).
 */

/** A flag as far as it matters here. */
export interface Flag {
  /** With its dashes. */
  long: string;
  short?: string | undefined;
  /** A value has to follow. */
  takesValue: boolean;
  /** What it means where none of its values follows. */
  alone?: string | undefined;
  /** The values that may follow a flag whose value is optional. */
  values?: readonly string[];
}

/** Other names, each with the flag that it is, and the value where it takes none. */
const ALIASES: Readonly<Record<string, string>> = {
  '--output': '--out',
  '--path': '--out',
  '--density': '--dpi',
  '--gravity': '--position',
  '--sampling-factor': '--chroma',
  '--strip': '--metadata=strip',
  '--flop': '--flip=horizontal',
};
/** In front of a file, as sharp-cli has it. */
const INPUT = new Set(['-i', '--input']);

/** `-resize`, `--path` or `--no-lossless` as the flag that there is, with its value if it has one; other words as they are. */
function spelled(word: string, flags: readonly Flag[]): string {
  const [, dashed = '', value = ''] = /^-?(-[a-z][a-z-]+)(=.*)?$/s.exec(word) ?? [];
  const long = `-${dashed}`;
  if (ALIASES[long]) return `${ALIASES[long]}${value}`;
  if (INPUT.has(long)) return long;
  const denied = flags.find(({ long: other, values }) => values?.includes('no') && `--no-${other.slice(2)}` === long);
  if (denied) return `${denied.long}=no`;
  return flags.some((flag) => flag.long === long) ? `${long}${value}` : word;
}

/** @param argv without the program itself */
export function readArguments(argv: readonly string[], flags: readonly Flag[]): string[] {
  const words: string[] = [];
  const rest = [...argv];
  for (let typed = rest.shift(); typed !== undefined; typed = rest.shift()) {
    if (typed === '--') return [...words, typed, ...rest];
    const word = spelled(typed, flags);
    if (INPUT.has(word)) continue;
    const flag = flags.find(({ long, short }) => word === long || word === short);
    if (flag?.alone !== undefined) {
      const [next = ''] = rest;
      const value = flag.values?.includes(next.toLowerCase()) ? rest.shift() : flag.alone;
      words.push(`${flag.long}=${value}`);
    } else {
      // A value is a value, whatever it looks like: --suffix -small.
      words.push(word, ...(flag?.takesValue ? rest.splice(0, 1) : []));
    }
  }
  return words;
}
