import type { Picture } from '../backends/backend.ts';
import { PictureAround } from '../backends/picture-around.ts';
import { trialsOf } from '../compress/colour-trials.ts';
import { compared } from '../compress/drawing.ts';
import { fewestColours } from '../compress/fewest-colours.ts';
import { mostColours } from '../compress/most-colours.ts';
import { kernelOf, type ScorerOptions } from '../compress/picture-scorer.ts';
import type { Warn } from '../errors/warn.ts';
import type { EncodeOptions, Format } from '../formats/format.ts';
import { readPixels } from '../open/read-pixels.ts';
import { type Prepared, prepare } from '../score/score.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Encodes drawings in formats of `palettes` twice: with less detail, and losslessly in the palette of the quality or of more colours. The
 * second file is the result if it is smaller and scores no less, since sharp edges between areas of one colour cost a transform many
 * bytes (docs/decisions/0055-webp-palettes.md).
 */
export class PalettePicture extends PictureAround {
  readonly #scorer: ScorerOptions;
  readonly #warn: Warn | undefined;
  readonly #onEncode: () => void;
  #isDrawing: Promise<boolean> | undefined;
  #prepared: Promise<Prepared | undefined> | undefined;
  /** A comparison that failed is not tried again. */
  #isFailed = false;

  /**
   * @param warn called if the files could not be compared
   * @param onEncode called before each encode in a palette
   */
  constructor(
    picture: Picture,
    { scorer, warn, onEncode }: { scorer: ScorerOptions; warn: Warn | undefined; onEncode(): void },
  ) {
    super(picture);
    this.#scorer = scorer;
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
    this.#isDrawing ??= trialsOf(this.picture, this.#scorer.backend).isDrawing(format);
    if (!(await this.#isDrawing)) return file;
    this.#prepared ??= this.#prepare(format);
    const prepared = await this.#prepared;
    if (!prepared) return file;
    const optionsAt = (quality: number) => ({ ...options, quality, colours: 'palette' }) as const;
    const encodeAt = async (quality: number) => {
      this.#onEncode();
      return { bytes: await super.encode(format, optionsAt(quality)) };
    };
    const pixels = await super.inPalette(format, optionsAt(options.quality));
    if (!pixels) {
      // All colours are kept.
      const { bytes } = await encodeAt(options.quality);
      return bytes.length < file.length ? bytes : file;
    }
    const first = await mostColours(options.quality, file.length, encodeAt);
    if (!first) return file;
    const shown = (bytes: Bytes) => readPixels(this.#scorer.backend, bytes, format);
    const least = prepared.score(await shown(file));
    const isReduced = first.quality < options.quality;
    const above = prepared.score(isReduced ? await shown(first.bytes) : pixels) - least;
    if (above >= 0) return first.bytes;
    if (isReduced) return file;
    const more = await fewestColours({ quality: options.quality, above }, async (quality) => {
      const pixels = await super.inPalette(format, optionsAt(quality));
      return { quality, above: pixels ? prepared.score(pixels) - least : Number.NEGATIVE_INFINITY };
    });
    const larger = more.above >= 0 ? (await encodeAt(more.quality)).bytes : file;
    return larger.length < file.length ? larger : file;
  }

  /** Resolves to undefined if the metric cannot run. */
  async #prepare(format: Format): Promise<Prepared | undefined> {
    const kernel = await kernelOf(this.#scorer);
    return kernel && prepare(kernel, await this.pixels(format));
  }
}
