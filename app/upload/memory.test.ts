import { expect, it } from 'vitest';
import { fittingInMemory, mostMb } from './memory.ts';

const MB = 1024 * 1024;

it.each([
  [undefined, 500],
  [8, 500],
  [4, 256],
  [0.5, 32],
])('a device that reports %s GB opens files of up to %i MB', (gigabytes, most) => {
  expect(mostMb(gigabytes)).toBe(most);
});

const [one, two] = [
  { name: 'one.jpg', size: 40 * MB },
  { name: 'two.jpg', size: 12 * MB },
];
const huge = { name: 'huge.tif', size: 300.2 * MB };

it('a file that is too large for the device is refused with its size and the limit', () => {
  expect(fittingInMemory([huge], false, 256)).toEqual({
    fitting: [],
    problem: 'At 301 MB, it needs more memory than this device can give it: 256 MB is the most.',
  });
});

it('the others of a drop can be opened, and the largest that cannot is named', () => {
  expect(fittingInMemory([one, two], true, 256)).toEqual({ fitting: [one, two] });
  const { fitting, problem } = fittingInMemory([one, { name: 'large.tif', size: 260 * MB }, huge, two], true, 256);
  expect(fitting).toEqual([one, two]);
  expect(problem).toMatch(/^huge\.tif: At 301 MB, /);
});
