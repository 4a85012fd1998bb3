import { describe, expect, it } from 'vitest';
import { FORMATS } from '../../formats/index.ts';
import { detailAxis } from '../candidates/axis.ts';
import { madeUp, type SizeOf, smooth, subjectOf } from '../made-up-encoders.test-data.ts';
import { fillGap } from './fill-gap.ts';
import { SizeSearch } from './size-search.ts';

const { jpeg } = FORMATS;
const axis = detailAxis(subjectOf(), jpeg, 50);
const AT_50 = 100_000;

/** A search that ended between two steps, the upper of which may have been made. */
async function tuned(sizeOf: SizeOf, targetBytes: number, { knowsAbove = true, tolerance = 0.01 } = {}) {
  const search = new SizeSearch({
    targetBytes,
    tolerance,
    requestedBytes: targetBytes,
    iterations: 10,
    encode: madeUp(sizeOf).encode,
  });
  const sizes = Array.from({ length: axis.length }, (_, step) => sizeOf(axis.settings(step)));
  const low = sizes.findLastIndex((size) => size <= targetBytes);
  const fit = await search.make(axis.settings(low));
  const measured = new Map([[low, Math.log(sizes[low] ?? 0)]]);
  if (knowsAbove) measured.set(low + 1, Math.log(sizes[low + 1] ?? 0));
  const findings = { fit, isClosed: true, isAtTop: false, predict: () => 0, measured, learn: () => {} };
  return { made: await fillGap(search, axis, findings, 0), search, fit };
}

describe('a size between two steps', () => {
  const targets = [0.7, 0.93, 1.31, 1.88, 2.9, 3.7].map((factor) => Math.round(AT_50 * factor));

  it.each(targets)('%i bytes is met from the step above', async (target) => {
    const { made, search } = await tuned(smooth(AT_50), target);
    expect(search.isWithin(made)).toBe(true);
    expect(search.left).toBeGreaterThanOrEqual(10 - 4);
  });

  it.each(targets)('%i bytes is met where no step above was made', async (target) => {
    const { made, search } = await tuned(smooth(AT_50), target, { knowsAbove: false });
    expect(search.isWithin(made)).toBe(true);
  });

  it('is met by lambda if the quantisation steps make the size jump', async () => {
    const leaping: SizeOf = (request) => {
      const larger = request.correction?.larger ?? 0;
      return smooth(AT_50)(request) * Math.exp(larger > 0 ? 0.05 : 0);
    };
    const { made, search } = await tuned(leaping, AT_50 * 2, { knowsAbove: false });
    expect(search.isWithin(made)).toBe(true);
  });

  it('is met from below if lambda has almost no effect', async () => {
    const stubborn: SizeOf = ({ correction, ...request }) =>
      smooth(AT_50)({
        ...request,
        correction: { larger: correction?.larger ?? 0, smaller: (correction?.smaller ?? 0) / 20 },
      });
    const { made, search } = await tuned(stubborn, AT_50 * 2, { tolerance: 0.03 });
    expect(search.isWithin(made)).toBe(true);
  });

  it('is met between two larger files if the first one is far too large and lambda has almost no effect', async () => {
    const steep: SizeOf = ({ correction, ...request }) =>
      smooth(AT_50)({
        ...request,
        correction: { larger: 4 * (correction?.larger ?? 0), smaller: (correction?.smaller ?? 0) / 20 },
      });
    const { made, search } = await tuned(steep, AT_50 * 3.7, { knowsAbove: false, tolerance: 0.02 });
    expect(search.isWithin(made)).toBe(true);
  });

  it('keeps the first file if no other fits better', async () => {
    const deaf: SizeOf = ({ correction: _, ...request }) => smooth(AT_50)(request);
    const { made, search, fit } = await tuned(deaf, AT_50 * 2);
    expect(made.bytes.length).toBe(fit.bytes.length);
    expect(search.left).toBeGreaterThanOrEqual(10 - 6);
  });
});
