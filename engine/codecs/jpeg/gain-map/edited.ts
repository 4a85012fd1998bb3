import { placeAfter } from '../../../geometry/place.ts';
import { type Size, type Step, scaledSize, stepsOnStored, turnedSize } from '../../../geometry/steps.ts';
import type { GainMap } from '../../../metadata/gain-map.ts';
import { attachGainMap, meaningOf, withMeaning } from './attach.ts';
import { logarithmic, meaningOfLogarithms } from './logarithms.ts';
import { type MapPixels, resample, turn } from './resample.ts';

/** A backend's codec for the map's JPEG. */
export interface MapCodec {
  /** One or three channels. Decodes damaged maps as far as possible. */
  read(jpeg: Uint8Array): Promise<MapPixels>;
  write(pixels: MapPixels, quality: number): Promise<Uint8Array>;
}

/** A map is smooth and small; at this quality its artefacts are invisible. */
const QUALITY = 90;

const atLeastOne = (length: number) => Math.max(1, Math.round(length));

/** Converts Apple's values with a table. Such a map has one channel, even if three are stored. */
function asLogarithms({ data, channels, ...size }: MapPixels, headroom: number): MapPixels {
  const table = logarithmic(headroom);
  const one = Uint8Array.from({ length: size.width * size.height }, (_, i) => table[data[i * channels] ?? 0] ?? 0);
  return { data: one, channels: 1, ...size };
}

/** A gain map with the same edits as its picture. */
export class EditedGainMap {
  readonly #codec: MapCodec;
  readonly #meaning: readonly Uint8Array[];
  readonly #pixels: MapPixels;
  #written: Promise<Uint8Array> | undefined;

  private constructor(codec: MapCodec, meaning: readonly Uint8Array[], pixels: MapPixels) {
    this.#codec = codec;
    this.#meaning = meaning;
    this.#pixels = pixels;
  }

  /**
   * @param upright size of the upright picture, with its stored orientation, which the map shares
   * @param steps edits of the upright picture
   */
  static async of(
    map: GainMap,
    upright: Size & { orientation: number },
    steps: readonly Step[],
    codec: MapCodec,
  ): Promise<EditedGainMap> {
    const { orientation } = upright;
    const picture = turnedSize(upright, orientation);
    const read = await codec.read(map.jpeg);
    const stored = map.headroom ? asLogarithms(read, map.headroom) : read;
    const meaning = map.headroom ? [meaningOfLogarithms(map.headroom)] : meaningOf(map.jpeg);
    const { left, top, size, mirrored, quarterTurns, ...part } = placeAfter(picture, stepsOnStored(steps, orientation));
    const [x, y] = [stored.width / picture.width, stored.height / picture.height];
    const inMap = { left: left * x, top: top * y, width: part.width * x, height: part.height * y };
    const [width, height] = quarterTurns % 2 ? [size.height, size.width] : [size.width, size.height];
    // Keeps the ratio of map pixels to picture pixels.
    const cut = resample(stored, inMap, { width: atLeastOne(width * x), height: atLeastOne(height * y) });
    return new EditedGainMap(codec, meaning, turn(cut, mirrored, quarterTurns));
  }

  /** The map for the picture at another size. */
  scaled(factor: number): EditedGainMap {
    const { width, height } = this.#pixels;
    const size = scaledSize(this.#pixels, factor);
    const pixels = factor === 1 ? this.#pixels : resample(this.#pixels, { left: 0, top: 0, width, height }, size);
    return new EditedGainMap(this.#codec, this.#meaning, pixels);
  }

  /** Appends the map to a JPEG of the picture. */
  async attachTo(picture: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
    this.#written ??= this.#codec.write(this.#pixels, QUALITY);
    return attachGainMap(picture, withMeaning(await this.#written, this.#meaning));
  }
}
