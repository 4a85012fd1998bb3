import { type Size, type Step, UPRIGHT } from '../geometry.ts';
import { attachGainMap, meaningOf, withMeaning } from './attach.ts';
import { logarithmic, meaningOfLogarithms } from './logarithms.ts';
import type { GainMap } from './parts.ts';
import { placeAfter } from './place.ts';
import { type MapPixels, resample, turn } from './resample.ts';

/** How a backend reads and writes the JPEG of a map. */
export interface MapCodec {
  /** One channel or three; as much as can be read of a map that is damaged. */
  read(jpeg: Uint8Array): Promise<MapPixels>;
  write(pixels: MapPixels, quality: number): Promise<Uint8Array>;
}

/** A map is smooth and small: at this quality its steps are not seen, where the picture's own may be. */
const QUALITY = 90;

const atLeastOne = (length: number) => Math.max(1, Math.round(length));

/** Through Apple's table; a map of that kind has one channel, however it is written. */
function asLogarithms({ data, channels, ...size }: MapPixels, headroom: number): MapPixels {
  const table = logarithmic(headroom);
  const one = Uint8Array.from({ length: size.width * size.height }, (_, i) => table[data[i * channels] ?? 0] ?? 0);
  return { data: one, channels: 1, ...size };
}

/** A gain map, edited as its picture has been. */
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
   * @param upright the picture that it belongs to, as it is seen, and how it is stored: a map is stored as its picture is
   * @param steps what is done to the picture once it is upright
   */
  static async of(
    map: GainMap,
    upright: Size & { orientation: number },
    steps: readonly Step[],
    codec: MapCodec,
  ): Promise<EditedGainMap> {
    const { orientation } = upright;
    const picture = orientation >= 5 ? { width: upright.height, height: upright.width } : upright;
    const read = await codec.read(map.jpeg);
    const stored = map.headroom ? asLogarithms(read, map.headroom) : read;
    const meaning = map.headroom ? [meaningOfLogarithms(map.headroom)] : meaningOf(map.jpeg);
    const { left, top, size, mirrored, quarterTurns, ...part } = placeAfter(picture, [
      ...(UPRIGHT[orientation] ?? []),
      ...steps,
    ]);
    const [x, y] = [stored.width / picture.width, stored.height / picture.height];
    const inMap = { left: left * x, top: top * y, width: part.width * x, height: part.height * y };
    const [width, height] = quarterTurns % 2 ? [size.height, size.width] : [size.width, size.height];
    // As many pixels for each of the picture's as before.
    const cut = resample(stored, inMap, { width: atLeastOne(width * x), height: atLeastOne(height * y) });
    return new EditedGainMap(codec, meaning, turn(cut, mirrored, quarterTurns));
  }

  /** The map of the picture at another size. */
  scaled(factor: number): EditedGainMap {
    const { width, height } = this.#pixels;
    const size = { width: atLeastOne(width * factor), height: atLeastOne(height * factor) };
    const pixels = factor === 1 ? this.#pixels : resample(this.#pixels, { left: 0, top: 0, width, height }, size);
    return new EditedGainMap(this.#codec, this.#meaning, pixels);
  }

  /** A JPEG of the picture with the map behind it. */
  async attachTo(picture: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
    this.#written ??= this.#codec.write(this.#pixels, QUALITY);
    return attachGainMap(picture, withMeaning(await this.#written, this.#meaning));
  }
}
