import type { Picture, VariantOptions } from '../backends/backend.ts';
import { PictureAround } from '../backends/picture-around.ts';
import type { LoadBestOf } from '../codecs/jpeg/encoder/settings.ts';
import type { EncodeOptions, Format } from '../formats/format.ts';
import type { Pixels } from '../pixels/pixels.ts';
import { type Asked, askedOf } from '../recipe/asked.ts';
import type { Output } from '../recipe/index.ts';

/** Encoder options that do not depend on the request of a search. */
type Added = Asked & Pick<EncodeOptions, 'loadBestOf'>;

/** Returns the picture with an output's options added to each encode. It shares the picture's memory. */
export function asAsked(picture: Picture, output: Output, loadBestOf?: LoadBestOf): Picture {
  return new AskedPicture(picture, { ...askedOf(output), ...(loadBestOf && { loadBestOf }) });
}

class AskedPicture extends PictureAround {
  readonly #asked: Added;

  constructor(picture: Picture, asked: Added) {
    super(picture);
    this.#asked = asked;
  }

  override encode(format: Format, options: EncodeOptions): Promise<Uint8Array<ArrayBuffer>> {
    return super.encode(format, { ...options, ...this.#asked });
  }

  override packsItself(format: Format, options: EncodeOptions): boolean {
    return super.packsItself(format, { ...options, ...this.#asked });
  }

  override recoloured(format: Format, options: EncodeOptions): Promise<Pixels | undefined> {
    return super.recoloured(format, { ...options, ...this.#asked });
  }

  override variant(options: VariantOptions): Picture {
    return new AskedPicture(super.variant(options), this.#asked);
  }

  override withPixels(pixels: Pixels): Picture {
    return new AskedPicture(super.withPixels(pixels), this.#asked);
  }
}
