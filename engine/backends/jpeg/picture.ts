import type { MatrixProfile } from '../../colour/matrix-profile.ts';
import { fetchPart } from '../../errors/fetch-part.ts';
import type { Format } from '../../formats/format.ts';
import { scaledSize } from '../../geometry/steps.ts';
import type { Embed } from '../../metadata-kept/embed.ts';
import type { OpaqueSamples, Pixels } from '../../pixels/pixels.ts';
import type { Filter } from '../../pixels/resample/axis.ts';
import { isReduction, reduced } from '../../pixels/resample/resample.ts';
import type { Picture, Raster, VariantOptions } from '../backend.ts';
import type { JpegCodec } from './index.ts';
import { leftToOthers } from './left-to-others.ts';
import { sharpnessOf } from './sharpness.ts';

const FILTERS: Readonly<Record<VariantOptions['smoothing'], Filter>> = {
  low: 'linear',
  medium: 'cubic',
  high: 'lanczos3',
};

/** Converts samples from a profile to sRGB. Most files are in sRGB, so the tables and the matrix are a part of their own. */
export async function convertedToSrgb(samples: OpaqueSamples, profile: MatrixProfile): Promise<OpaqueSamples> {
  const { inSrgb } = await fetchPart(() => import('./to-srgb.ts'));
  return inSrgb(samples, profile);
}

/** What the encoded file has besides its pixels. */
export interface Written {
  /** Segments of the profile. */
  segments: Uint8Array;
  dpi: number | undefined;
  embed: Embed | undefined;
  /** That of the samples, if they are not sRGB: one to convert from, or another kind. */
  profile: MatrixProfile | 'other' | undefined;
}

/** A picture in memory, of which only JPEGs are written. */
export class JpegPicture implements Picture {
  readonly width: number;
  readonly height: number;
  readonly frames = 1;
  readonly #codec: JpegCodec;
  readonly #written: Written;
  #release: (() => void) | undefined;
  #held: OpaqueSamples | undefined;

  /** @param release called when the samples are not used any more, if the picture alone has them */
  constructor(codec: JpegCodec, samples: OpaqueSamples, written: Written, release?: () => void) {
    this.#codec = codec;
    this.#held = samples;
    this.#written = written;
    this.#release = release;
    this.width = samples.width;
    this.height = samples.height;
  }

  get #samples(): OpaqueSamples {
    if (!this.#held) throw new TypeError('The picture has been disposed of');
    return this.#held;
  }

  get beside() {
    return this.#written;
  }

  async write({ label }: Format): Promise<never> {
    throw leftToOthers(label);
  }

  raster(): Raster {
    const { segments } = this.#written;
    return {
      channels: this.#samples.channels,
      depth: 8,
      isPlain: true,
      read: async () => this.#samples,
      profileSegments: async () => segments,
    };
  }

  variant({ scale, blur, smoothing }: VariantOptions): Picture {
    const size = scaledSize(this, scale);
    if (blur > 0 || !isReduction(this, size)) throw leftToOthers('a blurred or larger copy');
    const samples = reduced(this.#codec.resampler, this.#samples, size, FILTERS[smoothing]);
    return new JpegPicture(this.#codec, samples, this.#written);
  }

  async pixels(): Promise<Pixels> {
    const { profile } = this.#written;
    if (profile === 'other') throw leftToOthers('the conversion of colours');
    const { data, channels, width, height } = profile ? await convertedToSrgb(this.#samples, profile) : this.#samples;
    if (channels === 3) {
      // They may outlive the picture.
      if (data === this.#samples.data) this.#release = undefined;
      return { data, width, height, channels };
    }
    const colours = new Uint8Array(data.length * 3);
    for (let i = 0; i < data.length; i++) colours.fill(data[i] ?? 0, i * 3, i * 3 + 3);
    return { data: colours, width, height, channels: 3 };
  }

  withPixels({ data, width, height, channels }: Pixels): Picture {
    if (channels !== 3) throw leftToOthers('transparency');
    const samples = { data: new Uint8Array(data), width, height, channels };
    // The pixels are in sRGB, whatever the profile of the picture is.
    return new JpegPicture(this.#codec, samples, { ...this.#written, segments: new Uint8Array(), profile: undefined });
  }

  sharpness(): number {
    return sharpnessOf(this.#samples);
  }

  [Symbol.dispose](): void {
    if (!this.#held) return;
    this.#held = undefined;
    this.#release?.();
  }
}
