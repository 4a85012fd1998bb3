import type { Picture, VariantOptions } from './backends/backend.ts';
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

class AskedPicture implements Picture {
  readonly width: number;
  readonly height: number;
  readonly frames: number;
  readonly #picture: Picture;
  readonly #asked: Asked;

  constructor(picture: Picture, asked: Asked) {
    this.#picture = picture;
    this.#asked = asked;
    this.width = picture.width;
    this.height = picture.height;
    this.frames = picture.frames;
  }

  encode(format: Format, options: EncodeOptions): Promise<Uint8Array<ArrayBuffer>> {
    return this.#picture.encode(format, { ...options, ...this.#asked });
  }

  variant(options: VariantOptions): Picture {
    return new AskedPicture(this.#picture.variant(options), this.#asked);
  }

  pixels(format: Format): Promise<Pixels> {
    return this.#picture.pixels(format);
  }

  withPixels(pixels: Pixels): Picture {
    return new AskedPicture(this.#picture.withPixels(pixels), this.#asked);
  }

  sharpness(): number {
    return this.#picture.sharpness();
  }

  [Symbol.dispose](): void {
    this.#picture[Symbol.dispose]();
  }
}
