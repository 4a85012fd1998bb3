import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Pixels } from '../../engine/pixels/pixels.ts';
import { CORPUS } from '../../fixtures/corpus.ts';
import { type Half, halfOf } from '../halves.ts';
import { findPhotos } from '../photos.ts';

/** Photos of the corpus, in addition to those from `findPhotos`. No scene is in both halves. */
const MORE: Record<Half, readonly string[]> = {
  tune: ['2569067123_aca715a2ee_o.jpg', '4.webp', 'Landscape_9.jpg', 'gain-map.jpg'],
  report: ['Landscape_1.jpg', 'flowers.jpeg'],
};

export interface Photo {
  name: string;
  bytes: Uint8Array;
}

export async function photosOf(half: Half): Promise<Photo[]> {
  const { photos } = await findPhotos(99);
  const more = MORE[half].map(async (name) => ({ name, bytes: await readFile(join(CORPUS, name)) }));
  return [...halfOf(photos, half), ...(await Promise.all(more))];
}

/** Upright, opaque and in sRGB, at most `side` pixels on each side. */
export async function pixelsOf(bytes: Uint8Array, side: number): Promise<Pixels> {
  const { data, info } = await sharp(bytes, { limitInputPixels: false })
    .autoOrient()
    .toColourspace('srgb')
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8Array(data), width: info.width, height: info.height, channels: 3 };
}
