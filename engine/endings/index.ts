import type { FormatId } from '../formats/format.ts';
import type { ReadEnding } from './ending.ts';
import { endingOfGif } from './gif.ts';
import { endingOfPng } from './png.ts';
import { endingOfWebp } from './webp.ts';

/** By format. That of JPEG needs its decoder (engine/decoders/jpeg.ts). */
export const ENDINGS: Readonly<Partial<Record<FormatId, ReadEnding>>> = {
  png: endingOfPng,
  webp: endingOfWebp,
  gif: endingOfGif,
};
