import type { Picture } from '../backends/backend.ts';
import { PictureAround } from '../backends/picture-around.ts';
import type { Scoring } from '../compress/by-score.ts';
import { compared, judgedWhole, showsDrawing } from '../compress/drawing.ts';
import { fewestColours } from '../compress/fewest-colours.ts';
import { mostColours } from '../compress/most-colours.ts';
import { PictureScorer, type ScorerOptions } from '../compress/picture-scorer.ts';
import type { Warn } from '../errors/warn.ts';
import type { EncodeOptions, Format } from '../formats/format.ts';
import type { Plan } from '../plan/plan.ts';

type Bytes = Uint8Array<ArrayBuffer>;

export interface PalettePictureOptions {
  scorer: ScorerOptions;
  plan: Pick<Plan, 'keepsProfile'>;
  /** Called if the files could not be compared. */
  warn: Warn | undefined;
  /** Called before each encode in a palette. */
  onEncode(): void;
}

/**
 * Encodes drawings in formats of `palettes` twice: with less detail, and losslessly in the palette of the quality or of more colours. The
 * second file is the result if it is smaller and scores no less, since sharp edges between areas of one colour cost a transform many
 * bytes (docs/decisions/0055-webp-palettes.md).
 */
export class PalettePicture extends PictureAround {
  /** Has nothing to dispose of where the whole picture is judged. */
  readonly #scorer: PictureScorer;
  readonly #warn: Warn | undefined;
  readonly #onEncode: () => void;
  #isDrawing: Promise<boolean> | undefined;
  #scoring: Promise<Scoring | undefined> | undefined;
  /** A comparison that failed is not tried again. */
  #isFailed = false;

  constructor(picture: Picture, { scorer, plan, warn, onEncode }: PalettePictureOptions) {
    super(picture);
    this.#scorer = new PictureScorer(picture, scorer, plan);
    this.#warn = warn;
    this.#onEncode = onEncode;
  }

  override async encode(format: Format, options: EncodeOptions): Promise<Bytes> {
    const file = await super.encode(format, options);
    const isAsked = options.lossless || options.colours !== undefined;
    if (!format.quality?.palettes || isAsked || options.effort === 'draft' || this.#isFailed) return file;
    const better = await compared(() => this.#better(format, options, file), this.#warn);
    this.#isFailed = !better;
    return better ?? file;
  }

  /** Returns a palette's file if it is better, otherwise the given one. */
  async #better(format: Format, options: EncodeOptions, file: Bytes): Promise<Bytes> {
    this.#isDrawing ??= showsDrawing(this.picture, format);
    if (!(await this.#isDrawing)) return file;
    this.#scoring ??= this.#scorer.scoringIn(judgedWhole(format));
    const { judge, scoreOfPixels } = (await this.#scoring) ?? {};
    if (!judge || !scoreOfPixels) return file;
    const optionsAt = (quality: number) => ({ ...options, quality, colours: 'palette' }) as const;
    const encodeAt = async (quality: number) => {
      this.#onEncode();
      return { bytes: await super.encode(format, optionsAt(quality)) };
    };
    const pixels = await super.recoloured(format, optionsAt(options.quality));
    if (!pixels) {
      // All colours are kept.
      const { bytes } = await encodeAt(options.quality);
      return bytes.length < file.length ? bytes : file;
    }
    const first = await mostColours(options.quality, file.length, encodeAt);
    if (!first) return file;
    const scoreOf = async (bytes: Bytes) => (await judge(bytes, 'whole')).score;
    const least = await scoreOf(file);
    const isReduced = first.quality < options.quality;
    const above = (isReduced ? await scoreOf(first.bytes) : scoreOfPixels(pixels)) - least;
    if (above >= 0) return first.bytes;
    if (isReduced) return file;
    const more = await fewestColours({ quality: options.quality, above }, async (quality) => {
      const pixels = await super.recoloured(format, optionsAt(quality));
      return { quality, above: pixels ? scoreOfPixels(pixels) - least : Number.NEGATIVE_INFINITY };
    });
    const larger = more.above >= 0 ? (await encodeAt(more.quality)).bytes : file;
    return larger.length < file.length ? larger : file;
  }
}
