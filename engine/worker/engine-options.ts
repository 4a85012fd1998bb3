import type { EngineOptions } from '../engine.ts';
import { refusalOf } from '../recipe/refusal.ts';
import { among, object, optional, type Rule, scalar, upTo, wholeWithin } from '../recipe/rules.ts';

const isFunction = (value: unknown) => typeof value === 'function';
const aFunction = <T>(): Rule<T> => scalar({ expected: 'a function' }, isFunction);

const RULE = object<EngineOptions>({
  workers: optional(wholeWithin(1, 64)),
  pixelBudget: optional(upTo(Number.MAX_SAFE_INTEGER)),
  backend: optional(among('auto', 'vips', 'canvas', 'sharp')),
  drawVector: optional(aFunction<NonNullable<EngineOptions['drawVector']>>()),
  readIncomplete: optional(
    scalar({ expected: 'true, false or a function' }, (value) => typeof value === 'boolean' || isFunction(value)),
  ),
  onArrival: optional(aFunction<NonNullable<EngineOptions['onArrival']>>()),
  watermarks: optional(aFunction<NonNullable<EngineOptions['watermarks']>>()),
});

/**
 * Checks what a program passes to `createEngine`.
 * @throws {ImageError} `bad-recipe`: the option, what is allowed, and the nearest word or number
 */
export function checkEngineOptions(options: EngineOptions = {}): void {
  const invalid = RULE.check(options);
  if (invalid) throw refusalOf(invalid, (path) => path);
}
