import type { Picture, VariantOptions } from './backends/backend.ts';
import { PictureAround } from './backends/picture-around.ts';
import type { EncodeOptions, Format } from './formats/format.ts';
import type { Output } from './recipe/index.ts';
import type { Pixels } from './score/pixels.ts';

type Asked = Pick<EncodeOptions, 'chroma' | 'progressive'>;

/**
 * The picture, encoded by whoever encodes it in the ways that an output asks for by hand. Whoever disposes of the picture
 * disposes of this one.
 */
export function asAsked(picture: Picture, { chroma, progressive }: Output): Picture {
  const asked: Asked = { ...(chroma && { chroma }), ...(progressive !== undefined && { progressive }) };
  return Object.keys(asked).length === 0 ? picture : new AskedPicture(picture, asked);
}

class AskedPicture extends PictureAround {
  readonly #asked: Asked;

  constructor(picture: Picture, asked: Asked) {
    super(picture);
    this.#asked = asked;
  }

  override encode(format: Format, options: EncodeOptions): Promise<Uint8Array<ArrayBuffer>> {
    return super.encode(format, { ...options, ...this.#asked });
  }

  override variant(options: VariantOptions): Picture {
    return new AskedPicture(super.variant(options), this.#asked);
  }

  override withPixels(pixels: Pixels): Picture {
    return new AskedPicture(super.withPixels(pixels), this.#asked);
  }
}
