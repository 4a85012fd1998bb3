import sharp from 'sharp';
import { expect, it } from 'vitest';
import { cameraRaw, pictureBelowThumbnail } from '../../../fixtures/camera-raw.ts';
import { fixture } from '../../../fixtures/index.ts';
import { pagedTiff } from '../../../fixtures/tiff.ts';
import { isCameraRaw } from './camera-raw.ts';

it.each(['nef', 'arw', 'dng', 'cr2', 'pef'] as const)('a file like a camera’s %s is recognised', (kind) => {
  expect(isCameraRaw(cameraRaw(kind))).toBe(true);
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
