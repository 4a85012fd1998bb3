import type { EncodeOptions, Format } from '../formats/format.ts';
import type { Pixels } from '../pixels/pixels.ts';
import type { Picture, VariantOptions } from './backend.ts';

/** Delegates everything to another picture, except `encodeSlices`. Subclasses override methods. */
export class PictureAround implements Picture {
  readonly width: number;
  readonly height: number;
  readonly frames: number;
  protected readonly picture: Picture;

  constructor(picture: Picture) {
    this.picture = picture;
    this.width = picture.width;
    this.height = picture.height;
    this.frames = picture.frames;
  }

  encode(format: Format, options: EncodeOptions): Promise<Uint8Array<ArrayBuffer>> {
    return this.picture.encode(format, options);
  }

  packsItself(format: Format, options: EncodeOptions): boolean {
    return this.picture.packsItself?.(format, options) ?? false;
  }

  async recoloured(format: Format, options: EncodeOptions): Promise<Pixels | undefined> {
    return this.picture.recoloured?.(format, options);
  }

  variant(options: VariantOptions): Picture {
    return this.picture.variant(options);
  }

  pixels(format: Format): Promise<Pixels> {
    return this.picture.pixels(format);
  }

  withPixels(pixels: Pixels): Picture {
    return this.picture.withPixels(pixels);
  }

  sharpness(): number {
    return this.picture.sharpness();
  }

  [Symbol.dispose](): void {
    this.picture[Symbol.dispose]();
  }
}
