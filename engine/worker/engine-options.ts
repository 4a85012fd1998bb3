import type { EngineOptions } from '../engine.ts';
import { refusalOf } from '../recipe/refusal.ts';
import { among, object, optional, type Rule, upTo, wholeWithin } from '../recipe/rules.ts';

const functionRule = <T>(): Rule<T> => ({
  check: (got) => (typeof got === 'function' ? undefined : { expected: 'a function', path: [], got }),
});

const RULE = object<EngineOptions>({
  workers: optional(wholeWithin(1, 64)),
  pixelBudget: optional(upTo(Number.MAX_SAFE_INTEGER)),
  backend: optional(among('auto', 'vips', 'canvas', 'sharp')),
  drawVector: optional(functionRule<NonNullable<EngineOptions['drawVector']>>()),
  readIncomplete: optional({
    check: (got) =>
      typeof got === 'function' || typeof got === 'boolean'
        ? undefined
        : { expected: 'true, false or a function', path: [], got },
  }),
  watermarks: optional(functionRule<NonNullable<EngineOptions['watermarks']>>()),
});

/**
 * Checks what a program passes to `createEngine`.
 * @throws {ImageError} `bad-recipe`: the option, what is allowed, and the nearest word or number
 */
export function checkEngineOptions(options: EngineOptions = {}): void {
  const invalid = RULE.check(options);
  if (invalid) throw refusalOf(invalid, (path) => path);
}
