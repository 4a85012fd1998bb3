import { describe, expect, it } from 'vitest';
import { FORMATS } from '../formats/index.ts';
import { detailAxis } from './axis.ts';
import { Hunt } from './hunt.ts';
import { madeUp, type SizeOf, smooth, subjectOf } from './made-up-encoders.ts';
import { tune } from './tune.ts';

const { jpeg } = FORMATS;
const axis = detailAxis(subjectOf(), jpeg, 50);
const AT_50 = 100_000;

/** A hunt whose search along the axis ended between two steps, the upper of which may have been made. */
async function tuned(sizeOf: SizeOf, targetBytes: number, { knowsAbove = true, tolerance = 0.01 } = {}) {
  const hunt = new Hunt({
    ...{ targetBytes, tolerance, askedBytes: targetBytes, iterations: 10, effort: 'usual' },
    encode: madeUp(sizeOf).encode,
  });
  const sizes = Array.from({ length: axis.length }, (_, step) => sizeOf({ ...axis.settings(step), effort: 'usual' }));
  const low = sizes.findLastIndex((size) => size <= targetBytes);
  const fit = await hunt.make(axis.settings(low));
  const measured = new Map([[low, Math.log(sizes[low] ?? 0)]]);
  if (knowsAbove) measured.set(low + 1, Math.log(sizes[low + 1] ?? 0));
  const findings = { fit, isClosed: true, isAtTop: false, predict: () => 0, measured, learn: () => {} };
  return { made: await tune(hunt, axis, findings, 0), hunt, fit };
}

describe('a size between two steps', () => {
  const targets = [0.7, 0.93, 1.31, 1.88, 2.9, 3.7].map((factor) => Math.round(AT_50 * factor));

  it.each(targets)('%i bytes is met from the step above', async (target) => {
    const { made, hunt } = await tuned(smooth(AT_50), target);
    expect(hunt.isWithin(made)).toBe(true);
    expect(hunt.encodes).toBeLessThanOrEqual(4);
  });

  it.each(targets)('%i bytes is met where no step above was made', async (target) => {
    const { made, hunt } = await tuned(smooth(AT_50), target, { knowsAbove: false });
    expect(hunt.isWithin(made)).toBe(true);
  });

  it('is met by lambda if the quantisation steps make the size jump', async () => {
    const leaping: SizeOf = (request) => {
      const finer = request.tuning?.finer ?? 0;
      return smooth(AT_50)(request) * Math.exp(finer > 0 ? 0.05 : 0);
    };
    const { made, hunt } = await tuned(leaping, AT_50 * 2, { knowsAbove: false });
    expect(hunt.isWithin(made)).toBe(true);
  });

  it('is met from below if lambda has almost no effect', async () => {
    const stubborn: SizeOf = ({ tuning, ...request }) =>
      smooth(AT_50)({ ...request, tuning: { finer: tuning?.finer ?? 0, smaller: (tuning?.smaller ?? 0) / 20 } });
    const { made, hunt } = await tuned(stubborn, AT_50 * 2, { tolerance: 0.03 });
    expect(hunt.isWithin(made)).toBe(true);
  });

  it('keeps the first file if no other fits better', async () => {
    const deaf: SizeOf = ({ tuning: _, ...request }) => smooth(AT_50)(request);
    const { made, hunt, fit } = await tuned(deaf, AT_50 * 2);
    expect(made.bytes.length).toBe(fit.bytes.length);
    expect(hunt.encodes).toBeLessThanOrEqual(6);
  });
});
