import sharp from 'sharp';
import { expect, it } from 'vitest';
import factory from 'wasm-vips';
import { noise } from '../../../fixtures/pictures.ts';
import { readMatrixProfile } from '../../colour/matrix-profile.ts';
import { inSrgb } from './to-srgb.ts';

const vips = await factory({ dynamicLibraries: [] });
const SIDE = 600;

/** sharp's profile of that name, changed where `edits` has bytes for an offset. */
async function profileOf(name: 'p3' | 'srgb', edits: Readonly<Record<number, readonly number[]>> = {}) {
  const image = sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } });
  const { icc } = await sharp(await image.withIccProfile(name).jpeg().toBuffer()).metadata();
  if (!icc) throw new Error('No profile');
  for (const [at, bytes] of Object.entries(edits)) icc.set(bytes, Number(at));
  return new Uint8Array(icc);
}

/** `curv` with one entry: Adobe RGB's gamma of 2.19921875, in place of a `para`. */
const gammaAt = (at: number) => ({ [at]: [...Buffer.from('curv\0\0\0\0\0\0\0\x01\x02\x33', 'latin1')] });

it.each([
  ['Display P3', 'p3', {}],
  // The position of all three curves in this profile.
  ['P3 with a gamma', 'p3', gammaAt(448)],
] as const)('%s: libvips’s colours', async (_, name, edits) => {
  const profile = await profileOf(name, edits);
  const read = readMatrixProfile(profile);
  if (!read) throw new Error('It is no matrix profile');
  const random = noise(3);
  const data = Uint8Array.from({ length: SIDE * SIDE * 3 }, (_, i) => (i < 256 * 3 ? i / 3 : random() * 256));
  using image = vips.Image.newFromMemory(data, SIDE, SIDE, 3, vips.BandFormat.uchar);
  using coloured = image.copy({ interpretation: 'srgb' });
  coloured.setBlob('icc-profile-data', profile);
  using converted = coloured.iccTransform('srgb', { embedded: true, intent: 'perceptual', depth: 8 });
  const expected = Buffer.from(converted.writeToMemory());
  const { data: ours } = inSrgb({ width: SIDE, height: SIDE, channels: 3, data }, read);
  const different = ours.reduce((count, value, i) => count + (value === expected[i] ? 0 : 1), 0);
  const most = ours.reduce((max, value, i) => Math.max(max, Math.abs(value - (expected[i] ?? 0))), 0);
  expect({ different, most }).toEqual({ different: 0, most: 0 });
});

it('leaves other kinds of profile alone', async () => {
  expect(readMatrixProfile(await profileOf('p3', { 16: [...Buffer.from('GRAY')] }))).toBeUndefined();
  expect(readMatrixProfile(await profileOf('p3', { 457: [4] }))).toBeUndefined();
  expect(readMatrixProfile(new Uint8Array(20))).toBeUndefined();
});
