import type { Pixels } from '../pixels/pixels.ts';
import { SSIMULACRA_2_1 } from './definition.ts';
import { meanErrors, scoreOf } from './pool.ts';
import { prepare } from './score.ts';
import { activityOf, chooseTiles, cut, join, mosaicOf, wholePicture } from './tiles.ts';

/** The score of a result against its reference. */
export interface Judged {
  /** Of the whole picture, or predicted from tiles: 100 for identical pictures, 80 for no visible difference. */
  score: number;
  /** Of the worst tile. */
  worst: number;
}

/** Predicts the score of candidates of one picture, for a search. */
export interface Judging {
  /** The judged tiles side by side; absent if the whole picture is judged. */
  mosaic?: Pixels;
  /** Mean difference between neighbouring pixels. */
  activity: number;
  /** @param candidate the whole candidate, or the encoded mosaic */
  judge(candidate: Pixels, of: 'whole' | 'probe'): Judged;
}

/**
 * The border of a picture scores higher than its inside, and tiles have no border. So the predicted distance to 100 shrinks by the
 * share `BORDER_GAIN / width + BORDER_GAIN / height`. Measured: 11 to 14 for JPEG at 1,000 to 1,900 pixels and scores of 60 and 80,
 * means of the tuning half (docs/decisions/0011-score.md).
 */
const BORDER_GAIN = 12.5;

/**
 * Computes the reference's statistics once for all candidates.
 * @param reference the encoder's input: edited, in sRGB, and without transparency if the format has none
 * @param format the output format. A palette is shared by the whole picture and fails at rare colours, so formats with a palette
 * are judged whole (twelve tiles predicted 70 for a photo that scored 52).
 */
export function judgeOf(
  module: WebAssembly.Module,
  reference: Pixels,
  { quality }: { quality?: { reduces: 'detail' | 'colours' } },
): Judging {
  const tiles = quality?.reduces === 'colours' ? [wholePicture(reference)] : chooseTiles(reference);
  const isWhole = tiles.length === 1;
  const parts = tiles.map((tile) => cut(reference, tile));
  const prepared = parts.map((part) => prepare(module, part, { part: !isWhole }));
  const { places } = mosaicOf(tiles);
  const borderShare = isWhole ? 0 : BORDER_GAIN * (1 / reference.width + 1 / reference.height);
  return {
    mosaic: isWhole ? undefined : join(parts),
    activity: tiles.reduce((sum, tile) => sum + tile.share * activityOf(reference, tile), 0),
    judge(candidate, of) {
      const judged = tiles.map((tile, i) => {
        const errors = prepared[i]?.errors(cut(candidate, of === 'whole' ? tile : (places[i] ?? tile)));
        if (!errors) throw new RangeError('A tile without a reference');
        return { errors, share: tile.share };
      });
      const own = scoreOf(SSIMULACRA_2_1, meanErrors(judged));
      return {
        score: own + borderShare * (100 - own),
        worst: Math.min(...judged.map(({ errors }) => scoreOf(SSIMULACRA_2_1, errors))),
      };
    },
  };
}
