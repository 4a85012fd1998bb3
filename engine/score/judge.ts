import type { Format } from '../formats/format.ts';
import { SSIMULACRA_2_1 } from './definition.ts';
import type { Pixels } from './pixels.ts';
import { meanErrors, scoreOf } from './pool.ts';
import { prepare } from './score.ts';
import { activityOf, chooseTiles, cut, join, mosaicOf, wholeOf } from './tiles.ts';

/** What a search for a score asks about one picture. */
export interface Judging {
  /** The parts that it is judged by side by side; absent where it is judged whole. */
  mosaic?: Pixels;
  /** Mean difference of neighbouring pixels. */
  activity: number;
  /**
   * @param seen all of a candidate, or the mosaic as an encoder left it
   * @returns the score that the parts let expect of the whole, and that of the worst of them
   */
  judge(seen: Pixels, of: 'whole' | 'probe'): { score: number; worst: number };
}

/**
 * A picture's border comes off better than its inside, and parts have none: of what is missing to 100 the whole is spared so
 * much for each part of its sides that a pixel is. Between 11 and 14 in JPEG at 1,000 to 1,900 pixels and scores about 60 and 80, in
 * the mean of the half that is there for tuning (docs/decisions/0011-score.md).
 */
const BORDER_SPARES = 12.5;

/**
 * Works out once what all candidates are judged by.
 * @param reference the picture as it goes to the encoder: edited, in sRGB, and without transparency where the format has none
 * @param format what it is encoded in. A palette is chosen for all of a picture and fails where a colour is rare: such a
 * format is judged by the whole (a dozen tiles told 70 of a photo that scored 52).
 */
export function judgeOf(module: WebAssembly.Module, reference: Pixels, { quality }: Format): Judging {
  const tiles = quality?.reduces === 'colours' ? [wholeOf(reference)] : chooseTiles(reference);
  const isWhole = tiles.length === 1;
  const parts = tiles.map((tile) => cut(reference, tile));
  const prepared = parts.map((part) => prepare(module, part, { part: !isWhole }));
  const { places } = mosaicOf(tiles);
  const spared = isWhole ? 0 : BORDER_SPARES * (1 / reference.width + 1 / reference.height);
  return {
    ...(!isWhole && { mosaic: join(parts) }),
    activity: tiles.reduce((sum, tile) => sum + tile.share * activityOf(reference, tile), 0),
    judge(seen, of) {
      const judged = tiles.map((tile, i) => {
        const errors = prepared[i]?.errors(cut(seen, of === 'whole' ? tile : (places[i] ?? tile)));
        if (!errors) throw new RangeError('A tile without a reference');
        return { errors, share: tile.share };
      });
      const own = scoreOf(SSIMULACRA_2_1, meanErrors(judged));
      return {
        score: own + spared * (100 - own),
        worst: Math.min(...judged.map(({ errors }) => scoreOf(SSIMULACRA_2_1, errors))),
      };
    },
  };
}
