import { expect, it } from 'vitest';
import { photoLike } from '../../fixtures/pictures.ts';
import type { Backend, Picture } from '../backends/backend.ts';
import { FORMATS } from '../formats/index.ts';
import { compileModule } from '../worker/modules.node.ts';
import { PictureScorer } from './picture-scorer.ts';
import { scoredWhole } from './picture-trials.ts';

it('judges a palette by the whole picture, and less detail by tiles', async () => {
  const { data, width, height } = photoLike(1600, 1200);
  const samples = { data, width, height, channels: 3 } as const;
  const copy: Partial<Picture> = { [Symbol.dispose]: () => {} };
  const picture: Partial<Picture> = { pixels: async () => samples, withPixels: () => copy as Picture };
  const options = { backend: {} as Backend, loadKernel: () => compileModule('score') };
  using scorer = new PictureScorer(picture as Picture, options, { keepsProfile: false }, async () => new Uint8Array());
  expect((await scorer.scoringIn(FORMATS.webp))?.probe).toBeDefined();
  expect((await scorer.scoringIn(scoredWhole(FORMATS.webp)))?.probe).toBeUndefined();
});
