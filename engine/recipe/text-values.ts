import { isValid, type Rule } from './rules.ts';

/** The text form of a single value. `parse` returns undefined for an invalid text. */
export interface TextForm<T> {
  print(value: T): string;
  parse(text: string): T | undefined;
  /** The allowed values, for the table of keys. */
  values: string;
}

/** Digits with or without a decimal point, as `String` prints them. */
const NUMBER = /^\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;

/** Numbers. */
export function number(values: string, rule: Rule<number>): TextForm<number> {
  return {
    values,
    print: String,
    parse: (text) => (NUMBER.test(text) && isValid(rule, Number(text)) ? Number(text) : undefined),
  };
}

/** One of several words. */
export function oneOf<const T extends string>(...words: T[]): TextForm<T> {
  return {
    values: words.join(', '),
    print: (value) => value,
    parse: (text) => words.find((word) => word === text.toLowerCase()),
  };
}

export const yesOrNo: TextForm<boolean> = {
  values: 'yes, no',
  print: (value) => (value ? 'yes' : 'no'),
  parse: (text) => ({ yes: true, no: false })[text.toLowerCase()],
};

/** A subsampling without its colons, which an address would have to escape. */
export const ratio: TextForm<'4:2:0' | '4:4:4'> = {
  values: '420, 444',
  print: (value) => value.replaceAll(':', ''),
  parse: (text) => (({ '420': '4:2:0', '444': '4:4:4' }) as const)[text.replaceAll(':', '')],
};

const NAMED_COLOURS = new Map([
  ['white', '#ffffff'],
  ['black', '#000000'],
]);

/** `#rrggbb` without the number sign, which begins an address's fragment. */
export const colour: TextForm<string> = {
  values: 'ffffff, white, black',
  print: (value) => value.slice(1),
  parse: (text) =>
    NAMED_COLOURS.get(text.toLowerCase()) ?? (/^#?[0-9a-f]{6}$/i.test(text) ? `#${text.slice(-6)}` : undefined),
};

const KB = 1024;
const MB = 1024 ** 2;
/** Bytes per unit, by the first letter of `b`, `k`, `kb`, `kib`, `m`, `mb`, `mib`. */
const UNITS: Readonly<Record<string, number>> = { b: 1, k: KB, m: MB, '': KB };

/**
 * A file size: `150kb`, `1.5mb`, or bytes if neither is exact. A number without a unit is in kilobytes of 1,024 bytes.
 */
export const fileSize: TextForm<number> = {
  values: '150kb, 1.5mb, 153600b',
  print: (bytes) => {
    const kb = bytes / 1024;
    if (!Number.isInteger(kb)) return `${bytes}b`;
    const mb = kb / 1024;
    return mb >= 1 && Number.isInteger(mb * 4) ? `${mb}mb` : `${kb}kb`;
  },
  parse: (text) => {
    const [, amount, unit = ''] = /^(\d+(?:\.\d+)?) ?(b|kb?|kib|mb?|mib|)$/.exec(text.toLowerCase()) ?? [];
    return amount === undefined ? undefined : Math.round(Number(amount) * (UNITS[unit.charAt(0)] ?? KB));
  },
};

/** A fraction of 1, written in percent. */
export const share: TextForm<number> = {
  values: '3%',
  print: (value) => `${Number((value * 100).toPrecision(15))}%`,
  parse: (text) => {
    const [, percent] = /^(.+)%$/.exec(text) ?? [];
    return percent !== undefined && NUMBER.test(percent) ? Number((Number(percent) / 100).toPrecision(15)) : undefined;
  },
};
