import sharp from 'sharp';
import { loadKernel } from '../../engine/score/load.node.ts';
import type { Pixels } from '../../engine/score/pixels.ts';
import { type Prepared, prepare } from '../../engine/score/score.ts';
import { enlarged } from '../quality/enlarge.ts';

const kernel = await loadKernel();

/**
 * Judges results of one picture beside it by SSIMULACRA 2.1 (engine/score, seventy times as fast as the reference's
 * program and within half a point of it), enlarged back where they are smaller. Transparency lies on white; of an
 * animation the first frame counts.
 */
export class Judge {
  readonly #prepared: Prepared;

  private constructor(prepared: Prepared) {
    this.#prepared = prepared;
  }

  static async of(original: Uint8Array): Promise<Judge> {
    return new Judge(prepare(kernel, await pixelsOf(original)));
  }

  async score(bytes: Uint8Array): Promise<number> {
    const { width, height } = this.#prepared;
    const seen = await pixelsOf(bytes);
    const data = await enlarged(new Uint8Array(seen.data), seen, { width, height });
    return this.#prepared.score({ data, width, height, channels: 4 });
  }
}

async function pixelsOf(bytes: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(bytes, { pages: 1 })
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: 4 };
}
