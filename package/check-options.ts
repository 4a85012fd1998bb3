import { OPTION_NAMES } from '../engine/recipe/options.ts';
import { refusal, unknownKey } from '../engine/recipe/value-refusal.ts';

/** The recipe made from the options checks all others. */
const OWN: Readonly<Record<string, { expected: string; isGood(value: unknown): boolean } | undefined>> = {
  quality: { expected: "1 to 100, or 'auto'", isGood: (value) => typeof value !== 'string' || value === 'auto' },
  signal: { expected: 'an AbortSignal', isGood: (value) => typeof Object(value).aborted === 'boolean' },
  onProgress: { expected: 'a function', isGood: (value) => typeof value === 'function' },
  name: {
    expected: "'suffix', 'keep' or a function",
    isGood: (value) => value === 'suffix' || value === 'keep' || typeof value === 'function',
  },
  engine: { expected: 'an engine from createEngine', isGood: (value) => Object(value).run instanceof Function },
};

const KNOWN = [...new Set(['maxWidth', 'maxHeight', 'bytes', 'format', ...Object.keys(OWN), ...OPTION_NAMES])];

/**
 * Checks the options that plain JavaScript passes to `compress`.
 * @throws {ImageError} `bad-recipe`
 */
export function checkOptions(options: unknown): void {
  if (typeof options !== 'object' || options === null) throw refusal('options', 'an object', options);
  for (const [key, value] of Object.entries(options)) {
    if (!KNOWN.includes(key)) throw unknownKey('', key, KNOWN);
    const own = OWN[key];
    if (own && value !== undefined && !own.isGood(value)) throw refusal(key, own.expected, value);
  }
}
