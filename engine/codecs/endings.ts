import type { ReadEnding } from '../decoders/ending.ts';
import type { FormatId } from '../formats/index.ts';
import { endingOfGif } from './gif/ending.ts';
import { endingOfPng } from './png/ending.ts';
import { endingOfWebp } from './webp/ending.ts';

/** By format. That of JPEG needs its decoder (engine/codecs/jpeg/reader.ts). */
export const ENDINGS: Readonly<Partial<Record<FormatId, ReadEnding>>> = {
  png: endingOfPng,
  webp: endingOfWebp,
  gif: endingOfGif,
};
