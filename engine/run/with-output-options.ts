import type { Picture, VariantOptions } from '../backends/backend.ts';
import { PictureAround } from '../backends/picture-around.ts';
import type { LoadBestOf } from '../codecs/jpeg/encoder/settings.ts';
import type { EncodeOptions, Format } from '../formats/format.ts';
import type { Pixels } from '../pixels/pixels.ts';
import { type EncoderOptions, encoderOptionsOf } from '../recipe/encoder-options.ts';
import type { Output } from '../recipe/index.ts';

/** Encoder options that do not depend on the request of a search. */
type Added = EncoderOptions & Pick<EncodeOptions, 'loadBestOf'>;

/** Returns the picture with an output's options added to each encode. It shares the picture's memory. */
export function withOutputOptions(picture: Picture, output: Output, loadBestOf?: LoadBestOf): Picture {
  return new PictureWithOptions(picture, { ...encoderOptionsOf(output), ...(loadBestOf && { loadBestOf }) });
}

class PictureWithOptions extends PictureAround {
  readonly #options: Added;

  constructor(picture: Picture, options: Added) {
    super(picture);
    this.#options = options;
  }

  override encode(format: Format, options: EncodeOptions): Promise<Uint8Array<ArrayBuffer>> {
    return super.encode(format, { ...options, ...this.#options });
  }

  override packsItself(format: Format, options: EncodeOptions): boolean {
    return super.packsItself(format, { ...options, ...this.#options });
  }

  override recoloured(format: Format, options: EncodeOptions): Promise<Pixels | undefined> {
    return super.recoloured(format, { ...options, ...this.#options });
  }

  override variant(options: VariantOptions): Picture {
    return new PictureWithOptions(super.variant(options), this.#options);
  }

  override withPixels(pixels: Pixels): Picture {
    return new PictureWithOptions(super.withPixels(pixels), this.#options);
  }
}
