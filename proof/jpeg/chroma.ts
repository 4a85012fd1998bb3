import { interpolate } from '#peers/statistics.ts';
import { betterOf } from '../../engine/codecs/jpeg/compared/better-of.ts';
import { chromaLossOf } from '../../engine/codecs/jpeg/encoder/chroma-loss.ts';
import { encoderOptionsFor } from '../../engine/codecs/jpeg/encoder/quality.ts';
import { isSmall } from '../../engine/codecs/jpeg/encoder/small.ts';
import { contentOf, isNearlyGrey, plainShareOf } from '../../engine/pixels/classify.ts';
import type { Pixels } from '../../engine/pixels/pixels.ts';
import { prepare } from '../../engine/score/score.ts';
import { compileModule } from '../../engine/worker/modules.node.ts';
import { shown } from './libjpeg.ts';
import { encodeJpeg } from './own.ts';

/** Factors of the scale at which the other subsampling is encoded. */
const FACTORS = [4, 2.8, 2, 1.6, 1.25, 1, 0.8, 0.65, 0.5, 0.35, 0.2, 0.1, 0.03];

export interface ChosenChroma {
  subsampling: '4:2:0' | '4:4:4';
  bytes: number;
  score: number;
  /** Bytes relative to those of the other subsampling at the same score, less 1; undefined if it does not reach the score. */
  excess: number | undefined;
}

const [kernel, encoder, decoder] = await Promise.all([
  compileModule('score'),
  compileModule('jpeg'),
  compileModule('jpeg-decoder'),
]);
const kernels = { score: kernel, encoder, decoder };

/**
 * Compares the subsampling that is chosen for a picture at each quality with the other one, at equal SSIMULACRA2 scores.
 * @param compares whether files are compared where the loss of chroma is unsure
 */
export async function chosenChroma(
  pixels: Pixels,
  qualities: readonly number[],
  { compares = true } = {},
): Promise<ChosenChroma[]> {
  const prepared = prepare(kernel, pixels);
  const content = contentOf(pixels);
  const seen = {
    content,
    chromaLoss: () => chromaLossOf(pixels),
    isNearlyGrey: () => isNearlyGrey(pixels),
    plainShare: () => plainShareOf(pixels),
  };
  const encoded = async (scale: number, subsampling: '4:2:0' | '4:4:4') => {
    const file = encodeJpeg(pixels, { scale, subsampling, content, progressive: undefined });
    return { bytes: file.length, score: prepared.score(await shown(pixels, file)) };
  };
  return Promise.all(
    qualities.map(async (quality) => {
      const { other: unsure, ...usual } = encoderOptionsFor({ quality, colour: 'auto' }, seen);
      const { scale, subsampling } =
        compares && unsure && !isSmall(pixels) ? betterOf(kernels, pixels, [usual, unsure]) : usual;
      const own = await encoded(scale, subsampling);
      const points: { x: number; y: number }[] = [];
      for (const factor of FACTORS) {
        const { bytes, score } = await encoded(scale * factor, subsampling === '4:2:0' ? '4:4:4' : '4:2:0');
        points.push({ x: score, y: Math.log(bytes) });
        if (score > own.score && points.some(({ x }) => x <= own.score)) break;
      }
      const other = interpolate(points, own.score);
      const excess = other === undefined ? undefined : Math.expm1(Math.log(own.bytes) - other);
      return { subsampling, ...own, excess };
    }),
  );
}
