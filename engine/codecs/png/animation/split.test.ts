import { describe, expect, it } from 'vitest';
import { BLENDED, BLENDED_DELAYS, blendedApng, hiddenStillApng } from '../../../../fixtures/apng.ts';
import { fixture } from '../../../../fixtures/index.ts';
import { bindApng } from './bind.ts';
import { splitApng } from './split.ts';

const unreadable = expect.objectContaining({ name: 'ImageError', code: 'unreadable' });

/** Changes a chunk of a type. @param skip number of chunks of that type before it */
function changed(bytes: Buffer, type: string, skip: number, change: (data: Buffer) => void): Buffer {
  const copy = Buffer.from(bytes);
  let at = copy.indexOf(type);
  for (let i = 0; i < skip; i++) at = copy.indexOf(type, at + 1);
  change(copy.subarray(at + 4));
  return copy;
}

describe('an animated PNG', () => {
  it('splits into frames with positions and delays', () => {
    const split = splitApng(blendedApng());
    expect(split).toMatchObject({ ...BLENDED, loop: 2, showsFirst: true });
    expect(split?.frames.map(({ delay }) => delay)).toEqual(BLENDED_DELAYS);
    expect(split?.frames.map(({ leaves, joins }) => `${leaves} ${joins}`)).toEqual([
      'frame instead',
      'previous over',
      'frame instead',
      'nothing over',
      'frame instead',
    ]);
    expect(split?.frames[1]).toMatchObject({ left: 4, top: 3, width: 8, height: 6 });
  });

  it('may have a default image that is not a frame', () => {
    expect(splitApng(hiddenStillApng())).toMatchObject({ showsFirst: false, frames: [{ width: 8 }, { left: 8 }] });
  });

  it('is a still without `acTL`, without frames, and if `acTL` comes too late', async () => {
    const still = await fixture('quadrants.png');
    const control = Buffer.from('000000086163544c000000040000000000000000', 'hex');
    expect(splitApng(still)).toBeUndefined();
    expect(splitApng(Buffer.concat([still.subarray(0, 33), control, still.subarray(33)]))).toBeUndefined();
    expect(splitApng(Buffer.concat([still.subarray(0, -12), control, still.subarray(-12)]))).toBeUndefined();
  });

  it.each([
    ['a frame beyond the picture', 'fcTL', 1, (data: Buffer) => data.writeUInt32BE(13, 4)],
    ['a frame of no height', 'fcTL', 1, (data: Buffer) => data.writeUInt32BE(0, 8)],
    ['a frame at an absurd place', 'fcTL', 1, (data: Buffer) => data.writeUInt32BE(0xffff_fff8, 12)],
    ['an unknown disposal', 'fcTL', 2, (data: Buffer) => data.writeUInt8(3, 24)],
    ['an unknown blend', 'fcTL', 2, (data: Buffer) => data.writeUInt8(2, 25)],
    ['a number that is out of order', 'fdAT', 1, (data: Buffer) => data.writeUInt32BE(9, 0)],
  ])('is unreadable with %s', (_, type, skip, change) => {
    expect(() => splitApng(changed(blendedApng(), type, skip, change))).toThrow(unreadable);
  });

  it('is unreadable if truncated', () => {
    const bytes = blendedApng();
    for (const end of [120, 300, bytes.length - 13])
      expect(() => splitApng(bytes.subarray(0, end))).toThrow(unreadable);
  });
});

describe('a delay', () => {
  it.each([0, 1, 40, 65_535, 70_000, 655_350, 3_600_000])('of %i ms is written and read again', (delay) => {
    const [frame] = splitApng(blendedApng())?.frames ?? expect.fail('no frames');
    const bound = bindApng({ ...BLENDED, header: frame.png, loop: 0, frames: [{ ...frame, delay }] });
    expect(splitApng(bound)?.frames[0].delay).toBe(delay);
  });
});
