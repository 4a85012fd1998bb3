/** What a field allows, for error messages and their hints. */
interface Allowed {
  /** Completes "expected": `1 to 100`. */
  expected: string;
  /** All values, if they are few. */
  values?: readonly unknown[];
  /** The bounds of a number. Without `low` it is above 0. */
  low?: number;
  high?: number;
  isWhole?: boolean;
}

/** The first invalid part of a value. */
export interface Invalid extends Allowed {
  /** Leads from the checked value to the part. */
  path: readonly (string | number)[];
  got: unknown;
  /** An unknown key of the part at `path`, and the known ones. */
  unknown?: { key: string; known: readonly string[] };
}

/** Checks the values of a field. */
export interface Rule<T> {
  /** Returns undefined for a valid value. */
  check(value: unknown): Invalid | undefined;
  /** Whether the field may be missing. */
  isOptional?: boolean;
  /** The type of valid values, for the compiler alone. */
  of?: T;
}

/** A rule of an optional field. */
export type Optional<T> = Rule<T> & { isOptional: true };

export const isValid = (rule: Rule<unknown>, value: unknown) => rule.check(value) === undefined;

/** The same rule for a field that may be missing. */
export const optional = <T>(rule: Rule<T>): Optional<T> => ({ ...rule, isOptional: true });

/** A value that is checked as a whole. */
export function scalar<T>(allowed: Allowed, isGood: (value: unknown) => boolean): Rule<T> {
  return { check: (got) => (isGood(got) ? undefined : { ...allowed, path: [], got }) };
}

const isWithin = (value: unknown, low: number, high: number): value is number =>
  typeof value === 'number' && value >= low && value <= high;

/** A number from `low` to `high`. */
export const within = (low: number, high: number): Rule<number> =>
  scalar({ expected: `${low} to ${high}`, low, high }, (value) => isWithin(value, low, high));

/** An integer from `low` to `high`. */
export const wholeWithin = (low: number, high: number): Rule<number> =>
  scalar(
    { expected: `a whole number from ${low} to ${high}`, low, high, isWhole: true },
    (value) => Number.isInteger(value) && isWithin(value, low, high),
  );

/** A number above 0, up to `high`. */
export const upTo = (high: number): Rule<number> =>
  scalar({ expected: `a number above 0, ${high} at most`, high }, (value) => isWithin(value, Number.MIN_VALUE, high));

export const trueOrFalse: Rule<boolean> = scalar({ expected: 'true or false' }, (value) => typeof value === 'boolean');

const LONGEST_SHOWN = 40;

/** Formats a value as JavaScript, in one short line. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'string')
    return `'${value.length > LONGEST_SHOWN ? `${value.slice(0, LONGEST_SHOWN)}…` : value}'`;
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'function') return 'a function';
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}

/** One of several values. */
export const among = <const T>(...values: readonly T[]): Rule<T> =>
  scalar({ expected: values.map(shown).join(', '), values }, (value) => values.includes(value as T));

/** A text of one form. */
export const matching = (form: RegExp, expected: string): Rule<string> =>
  scalar({ expected }, (value) => typeof value === 'string' && form.test(value));

/** An array with `least` to `most` items. */
export function listOf<T>(rule: Rule<T>, least: number, most: number, expected: string): Rule<T[]> {
  return {
    check: (got) => {
      if (!Array.isArray(got)) return { expected: 'an array', path: [], got };
      if (got.length < least || got.length > most) return { expected, path: [], got };
      for (const [index, item] of got.entries()) {
        const invalid = rule.check(item);
        if (invalid) return { ...invalid, path: [index, ...invalid.path] };
      }
      return undefined;
    },
  };
}

/** The rules of an object's fields. The compiler reports a missing one, and one that is wrongly optional. */
export type Fields<T> = {
  readonly [K in keyof T]-?: undefined extends T[K] ? Optional<Exclude<T[K], undefined>> : Rule<T[K]>;
};

/** The fields of any object. */
type AnyFields = Readonly<Record<string, Rule<unknown>>>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads what a copy as JSON has, and nothing from a prototype. */
const fieldOf = (got: Record<string, unknown>, key: string) => (Object.hasOwn(got, key) ? got[key] : undefined);

const NO_OBJECT = { expected: 'an object', path: [] } as const;

/**
 * An object with these fields and no others.
 * @param together a condition on several fields
 */
export function object<T>(fields: Fields<T>, together?: { expected: string; isGood(value: T): boolean }): Rule<T> {
  const rules = Object.entries(fields as AnyFields);
  const keys = Object.keys(fields);
  return {
    check: (got) => {
      if (!isObject(got)) return { ...NO_OBJECT, got };
      for (const [key, rule] of rules) {
        const field = fieldOf(got, key);
        const invalid = rule.isOptional && field === undefined ? undefined : rule.check(field);
        if (invalid) return { ...invalid, path: [key, ...invalid.path] };
      }
      const key = Object.keys(got).find((key) => !keys.includes(key));
      if (key !== undefined) return { ...NO_OBJECT, got, unknown: { key, known: keys } };
      return together && !together.isGood(got as T) ? { expected: together.expected, path: [], got } : undefined;
    },
  };
}

/** An object whose field `name` selects the rule of the whole. */
export function eitherBy<T>(name: string, rules: Readonly<Record<string, Rule<unknown>>>): Rule<T> {
  const named = among(...Object.keys(rules));
  return {
    check: (got) => {
      if (!isObject(got)) return { ...NO_OBJECT, got };
      const selected = fieldOf(got, name);
      const invalid = named.check(selected);
      return invalid ? { ...invalid, path: [name] } : rules[selected as string]?.check(got);
    },
  };
}
