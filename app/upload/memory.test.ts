import { expect, it } from 'vitest';
import { memoryProblem, mostMb } from './memory.ts';

const MB = 1024 * 1024;

it.each([
  [undefined, 500],
  [8, 500],
  [4, 256],
  [0.5, 32],
])('a device that reports %s GB opens files of up to %i MB', (gigabytes, most) => {
  expect(mostMb(gigabytes)).toBe(most);
});

it('a file that is too large for the device is refused with its size and the limit', () => {
  expect(memoryProblem([{ size: 40 * MB }, { size: 12 * MB }], 256)).toBeUndefined();
  expect(memoryProblem([{ size: 12 * MB }, { size: 300.2 * MB }], 256)).toBe(
    'At 301 MB, it needs more memory than this device can give it: 256 MB is the most.',
  );
});
