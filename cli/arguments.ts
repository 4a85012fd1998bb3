/*
 * Normalises arguments for the parser. Users of mogrify write long flags with one dash (-resize 50%), users of
 * sharp-cli use other names for some flags (-i, --output), and switches usually have no value (--lossless).
 */

import { UsageError } from './exit-codes.ts';

/** The properties of a flag that matter here. */
export interface Flag {
  /** Including its dashes. */
  long: string;
  short?: string | undefined;
  /** Whether a value must follow. */
  takesValue: boolean;
  /** The value if none of its values follows. */
  alone?: string | undefined;
  /** The values that may follow a flag with an optional value. */
  values?: readonly string[];
}

/** Other names, each with its flag, and with the value if it takes none. */
const ALIASES: Readonly<Record<string, string>> = {
  '--output': '--out',
  '--path': '--out',
  '--density': '--dpi',
  '--gravity': '--position',
  '--sampling-factor': '--chroma',
  '--strip': '--metadata=strip',
  '--flop': '--flip=horizontal',
};
/** Without an effect: what precedes a file in sharp-cli, and mogrify's flag for what always happens. */
const IGNORED = new Set(['-i', '--input', '--auto-orient']);

/**
 * Translates `-resize`, `--path` or `--no-lossless` to an existing flag, with its value if it has one. Other words stay
 * unchanged.
 */
function spelled(word: string, flags: readonly Flag[]): string {
  const [, dashed = '', value = ''] = /^-?(-[a-z][a-z-]+)(=.*)?$/s.exec(word) ?? [];
  const long = `-${dashed}`;
  if (ALIASES[long]) return `${ALIASES[long]}${value}`;
  if (IGNORED.has(long)) return long;
  const denied = flags.find(({ long: other, values }) => values?.includes('no') && `--no-${other.slice(2)}` === long);
  if (denied) return `${denied.long}=no`;
  return flags.some((flag) => flag.long === long) ? `${long}${value}` : word;
}

/**
 * @param argv without the program itself
 * @throws {UsageError} for a flag without its value before another flag
 */
export function readArguments(argv: readonly string[], flags: readonly Flag[]): string[] {
  const words: string[] = [];
  const rest = [...argv];
  for (let typed = rest.shift(); typed !== undefined; typed = rest.shift()) {
    if (typed === '--') return [...words, typed, ...rest];
    const word = spelled(typed, flags);
    if (IGNORED.has(word)) continue;
    const flag = flags.find(({ long, short }) => word === long || word === short);
    if (flag?.alone !== undefined) {
      const [next = ''] = rest;
      const value = flag.values?.includes(next.toLowerCase()) ? rest.shift() : flag.alone;
      words.push(`${flag.long}=${value}`);
    } else {
      const [next] = rest;
      // A value stays a value, even if it looks like a flag: --suffix -small.
      if (flag?.takesValue && next !== undefined && flags.some(({ long }) => next === long))
        throw new UsageError(`${typed}: a value must follow, not ${next}`);
      words.push(word, ...(flag?.takesValue ? rest.splice(0, 1) : []));
    }
  }
  return words;
}
