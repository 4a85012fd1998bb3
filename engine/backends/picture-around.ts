import type { NativeSave } from '../codecs/writing.ts';
import type { Format } from '../formats/format.ts';
import type { Pixels } from '../pixels/pixels.ts';
import type { OtherSamples, Picture, Raster, VariantOptions } from './backend.ts';

/** Delegates everything to another picture, except `writeSlices`. Subclasses override methods. */
export class PictureAround implements Picture {
  readonly width: number;
  readonly height: number;
  readonly frames: number;
  readonly beside: Picture['beside'];
  protected readonly picture: Picture;

  constructor(picture: Picture) {
    this.picture = picture;
    this.width = picture.width;
    this.height = picture.height;
    this.frames = picture.frames;
    this.beside = picture.beside;
  }

  write(format: Format, save: NativeSave, samples?: OtherSamples): Promise<Uint8Array<ArrayBuffer>> {
    return this.picture.write(format, save, samples);
  }

  raster(format: Format): Raster | undefined {
    return this.picture.raster?.(format);
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
