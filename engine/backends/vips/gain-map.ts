import { attachGainMap, meaningOf, withMeaning } from '../../gain-map/attach.ts';
import { logarithmic, meaningOfLogarithms } from '../../gain-map/logarithms.ts';
import type { GainMap } from '../../gain-map/parts.ts';
import { type Place, placeAfter } from '../../gain-map/place.ts';
import type { Size, Step } from '../../geometry.ts';
import { Handles } from './handles.ts';
import { tableImage } from './load.ts';
import type { Libvips, VipsImage } from './start.ts';

/** A map is smooth and small: at this quality its steps are not seen, where the picture's own may be. */
const QUALITY = 90;

const ANGLES = { 1: 'd90', 2: 'd180', 3: 'd270' } as const;

/**
 * A part of an image at another size, each pixel of the result where it belongs to a fraction of a pixel.
 * @param place in pixels of the image
 */
function resample(
  vips: Libvips,
  image: VipsImage,
  place: Pick<Place, 'left' | 'top' | 'width' | 'height'>,
  { width, height }: Size,
  handles: Handles,
): VipsImage {
  // First by whole numbers, where each pixel becomes the mean of what it stands for; what is left is less than a half.
  const [across, down] = [Math.max(1, Math.floor(place.width / width)), Math.max(1, Math.floor(place.height / height))];
  const small = across * down > 1 ? handles.add(image.shrink(across, down, { ceil: true })) : image;
  const [left, top] = [place.left / across, place.top / down];
  const [a, d] = [(width * across) / place.width, (height * down) / place.height];
  // libvips puts the first pixels' centres upon each other; here their corners are meant.
  const interpolate = vips.Interpolate.newFromName('bilinear');
  const placed = handles.add(
    small.affine([a, 0, 0, d], {
      oarea: [0, 0, width, height],
      odx: a * (0.5 - left) - 0.5,
      ody: d * (0.5 - top) - 0.5,
      interpolate,
      extend: 'copy',
    }),
  );
  interpolate.delete();
  return placed;
}

/** A map of Apple's kind. */
function asLogarithms(vips: Libvips, map: VipsImage, headroom: number, handles: Handles): VipsImage {
  const one = map.bands > 1 ? handles.add(map.extractBand(0)) : map;
  return handles.add(one.maplut(tableImage(vips, logarithmic(headroom), handles)));
}

/** A gain map, edited as its picture has been. */
export class VipsGainMap implements Disposable {
  readonly #vips: Libvips;
  readonly #image: VipsImage;
  readonly #meaning: readonly Uint8Array[];
  readonly #handles = new Handles();
  #written: Uint8Array | undefined;

  private constructor(vips: Libvips, meaning: readonly Uint8Array[], make: (handles: Handles) => VipsImage) {
    this.#vips = vips;
    this.#meaning = meaning;
    using making = new Handles();
    this.#image = this.#handles.add(make(making).copyMemory());
  }

  /**
   * @param picture the size of the picture that it belongs to, as both are stored
   * @param steps what is done to the picture, from how it is stored
   */
  static edited(vips: Libvips, map: GainMap, picture: Size, steps: readonly Step[]): VipsGainMap {
    const { jpeg, headroom } = map;
    const meaning = headroom ? [meaningOfLogarithms(headroom)] : meaningOf(jpeg);
    return new VipsGainMap(vips, meaning, (handles) => {
      // What is damaged of it stays so: the picture is whole.
      const opened = handles.add(vips.Image.newFromBuffer(jpeg, '', { fail_on: 'none' }));
      const stored = handles.add((headroom ? asLogarithms(vips, opened, headroom, handles) : opened).copyMemory());
      const place = placeAfter(picture, steps);
      const [x, y] = [stored.width / picture.width, stored.height / picture.height];
      const inMap = { left: place.left * x, top: place.top * y, width: place.width * x, height: place.height * y };
      const isLying = place.quarterTurns % 2 === 1;
      const [width, height] = isLying ? [place.size.height, place.size.width] : [place.size.width, place.size.height];
      // As many pixels for each of the picture's as before.
      const size = { width: Math.max(1, Math.round(width * x)), height: Math.max(1, Math.round(height * y)) };
      const cut = resample(vips, stored, inMap, size, handles);
      const mirrored = place.mirrored ? handles.add(cut.flip('horizontal')) : cut;
      if (place.quarterTurns === 0) return mirrored;
      return handles.add(handles.add(mirrored.copyMemory()).rot(ANGLES[place.quarterTurns]));
    });
  }

  /** The map of the picture at another size. */
  scaled(factor: number): VipsGainMap {
    const { width, height } = this.#image;
    const size = { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
    const all = { left: 0, top: 0, width, height };
    return new VipsGainMap(this.#vips, this.#meaning, (handles) =>
      resample(this.#vips, this.#image, all, size, handles),
    );
  }

  /** A JPEG of the picture with the map behind it. */
  attachTo(picture: Uint8Array): Uint8Array<ArrayBuffer> {
    this.#written ??= withMeaning(
      this.#image.writeToBuffer('.jpg', { Q: QUALITY, optimize_coding: true, subsample_mode: 'off', keep: 0 }),
      this.#meaning,
    );
    return attachGainMap(picture, this.#written);
  }

  [Symbol.dispose](): void {
    this.#handles[Symbol.dispose]();
  }
}
