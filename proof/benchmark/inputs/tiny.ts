import { FRAME } from '../../../fixtures/animation.ts';
import { type FixtureName, fixture } from '../../../fixtures/index.ts';
import type { Input } from '../../photos.ts';

const FILES = {
  'tiny.jpg': { width: 120, height: 80 },
  'palette.png': { width: 64, height: 48 },
  'four-frames.gif': FRAME,
};

/** Pictures that start a library and take almost no memory. */
export function tinyPictures(): Promise<Input[]> {
  return Promise.all(
    Object.entries(FILES).map(async ([name, size]) => ({ name, bytes: await fixture(name as FixtureName), ...size })),
  );
}
