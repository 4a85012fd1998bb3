import sharp from 'sharp';
import { expect, it } from 'vitest';
import { cameraRaw, pictureBelowThumbnail } from '../../../fixtures/camera-raw.ts';
import { fixture } from '../../../fixtures/index.ts';
import { pagedTiff } from '../../../fixtures/tiff.ts';
import { isCameraRaw } from './camera-raw.ts';

it.each(['nef', 'arw', 'dng', 'cr2', 'pef'] as const)('a file like a camera’s %s is recognised', (kind) => {
  expect(isCameraRaw(cameraRaw(kind))).toBe(true);
});

/** A BigTIFF whose first directory refers to one with a field of a sensor. */
function bigRaw(little: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(96));
  const directory = (at: number, tag: number, type: number, value: bigint) => {
    view.setBigUint64(at, 1n, little);
    view.setUint16(at + 8, tag, little);
    view.setUint16(at + 10, type, little);
    view.setBigUint64(at + 12, 1n, little);
    view.setBigUint64(at + 20, value, little);
  };
  view.setUint16(0, little ? 0x4949 : 0x4d4d);
  view.setUint16(2, 43, little);
  view.setUint16(4, 8, little);
  view.setBigUint64(8, 16n, little);
  directory(16, 330, 18, 56n);
  directory(56, 33_421, 4, 2n);
  return new Uint8Array(view.buffer);
}

it.each([true, false])('a BigTIFF of a sensor is recognised', (little) => {
  expect(isCameraRaw(bigRaw(little))).toBe(true);
});

it('a cut file and a field outside of it leave what can be read', () => {
  expect(isCameraRaw(cameraRaw('nef').subarray(0, 800))).toBe(true);
  expect(isCameraRaw(cameraRaw('nef').subarray(0, 6))).toBe(false);
});

it('other TIFFs are none', async () => {
  const files = [
    pictureBelowThumbnail(),
    await fixture('quadrants.tiff'),
    await fixture('jpeg-inside.tiff'),
    await fixture('truncated.tiff'),
    // Its first pixels are the letters of a marker.
    await sharp({ create: { width: 64, height: 64, channels: 3, background: '#4d4d4d' } })
      .tiff({ compression: 'none' })
      .toBuffer(),
    await sharp({ create: { width: 64, height: 64, channels: 3, background: '#494949' } })
      .tiff({ compression: 'none' })
      .toBuffer(),
    await pagedTiff(),
    await pagedTiff({ bigtiff: true }),
  ];
  expect(files.map(isCameraRaw)).toEqual(files.map(() => false));
});
