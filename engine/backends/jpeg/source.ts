import { ReusedBytes } from '../../bytes/reused.ts';
import { isCompleteJpeg } from '../../codecs/jpeg/complete.ts';
import {
  decodeRows,
  endingOf,
  KeptJpeg,
  RowCollector,
  type RowSink,
  type Shrink,
} from '../../codecs/jpeg/decoder/decode.ts';
import { JpegRefused } from '../../codecs/jpeg/decoder/refusal.ts';
import { kernelMemory } from '../../codecs/jpeg/encoder/kernel-memory.ts';
import { MOST_ENCODED_PIXELS } from '../../codecs/jpeg/encoder/settings.ts';
import { profileSegments } from '../../codecs/jpeg/lossless/kept-segments.ts';
import { readMatrixProfile } from '../../colour/matrix-profile.ts';
import type { Format } from '../../formats/format.ts';
import { jpegShrink } from '../../formats/shrink-on-load.ts';
import { MOST_HELD_PIXELS } from '../../geometry/limits.ts';
import { paints, type Size, type Step, stepsOnStored, turnedSize } from '../../geometry/steps.ts';
import type { OpaqueSamples } from '../../pixels/pixels.ts';
import { isReduction, Reducer } from '../../pixels/resample/resample.ts';
import type { Probe } from '../../probe/probe.ts';
import type { Picture, RenderOptions, Source } from '../backend.ts';
import type { JpegCodec } from './index.ts';
import { leftToOthers } from './left-to-others.ts';
import { convertedToSrgb, JpegPicture, type Written } from './picture.ts';
import { coloursIn, readProbe } from './read-probe.ts';
import { applyStep } from './steps.ts';

/**
 * Coefficients of larger pictures are not kept. With those of 4:2:0, a picture of this size has 6 bytes per pixel in memory: as much as
 * the pixels alone of the largest picture that is held. With 4:4:4 it has half more.
 */
const MOST_COEFFICIENT_PIXELS = MOST_HELD_PIXELS / 2;

const pixels = new ReusedBytes();

/** Keeps only the rows that the resampler needs. */
class Scaler implements RowSink {
  readonly #resampler: WebAssembly.Module;
  readonly #to: Size;
  #reducer: Reducer | undefined;

  constructor(resampler: WebAssembly.Module, to: Size) {
    this.#resampler = resampler;
    this.#to = to;
  }

  open(from: Size & Pick<OpaqueSamples, 'channels'>): void {
    if (!isReduction(from, this.#to)) throw leftToOthers('an enlargement');
    this.#reducer = new Reducer(this.#resampler, from, this.#to, undefined, pixels.take);
  }

  add(rows: Uint8Array): void {
    this.#reducer?.add(rows);
  }

  get result(): OpaqueSamples {
    if (!this.#reducer) throw new TypeError('No row was decoded');
    return this.#reducer.result;
  }
}

class JpegSource implements Source {
  readonly probe: Probe;
  readonly #codec: JpegCodec;
  readonly #bytes: Uint8Array<ArrayBuffer>;
  #keeps = false;
  #decoded: { shrink: Shrink; samples: OpaqueSamples } | undefined;
  #coefficients: KeptJpeg | undefined;

  constructor(codec: JpegCodec, bytes: Uint8Array<ArrayBuffer>, probe: Probe) {
    this.#codec = codec;
    this.#bytes = bytes;
    this.probe = probe;
  }

  keepDecoded(): void {
    this.#keeps = true;
  }

  async render(options: RenderOptions): Promise<Picture> {
    // Refused before anything is decoded.
    if (options.steps.some(paints)) throw leftToOthers('painting');
    const profile = this.#profile();
    if (profile === 'other' && !options.keepProfile) throw leftToOthers('the conversion of colours');
    const edited = this.#edited(options.steps, options.onProgress);
    if (edited.width * edited.height > MOST_ENCODED_PIXELS) throw leftToOthers('huge pictures');
    const isConverted = typeof profile === 'object' && !options.keepProfile;
    const samples = isConverted ? await convertedToSrgb(edited, profile) : edited;
    const { embed, dpi, keepProfile } = options;
    const segments = keepProfile ? profileSegments(this.#bytes) : new Uint8Array();
    const written = { segments, dpi, embed, profile: isConverted ? undefined : profile };
    if (isConverted) this.#release(edited);
    return new JpegPicture(this.#codec, samples, written, () => this.#release(samples));
  }

  /** Releases samples that are not used any more. Kept ones are those of other pictures too. */
  #release({ data }: OpaqueSamples): void {
    if (!this.#keeps) pixels.giveBack(data);
  }

  /** @returns undefined where the samples are sRGB, or grey */
  #profile(): Written['profile'] {
    const { profile, wideGamut, colour, hdr } = this.probe;
    if (!profile || (colour === 'rgb' && !wideGamut)) return undefined;
    if (colour !== 'rgb' || hdr) return 'other';
    const { profile: embedded } = coloursIn(this.#bytes, colour);
    return (embedded && readMatrixProfile(embedded)) ?? 'other';
  }

  #edited(steps: readonly Step[], onDecoded?: (done: number) => void): OpaqueSamples {
    const { orientation } = this.probe;
    const ordered = stepsOnStored(steps, orientation);
    const [first, ...rest] = ordered;
    const apply = (samples: OpaqueSamples, others: readonly Step[]) =>
      others.reduce((current, step) => {
        const next = applyStep(this.#codec.resampler, current, step);
        this.#release(current);
        return next;
      }, samples);
    if (first?.do !== 'scale') return apply(this.#decode(1, onDecoded), ordered);
    const shrink = jpegShrink(turnedSize(this.probe, orientation), first);
    if (this.#keeps) return apply(this.#decode(shrink, onDecoded), ordered);
    const scaler = new Scaler(this.#codec.resampler, first);
    this.#decodeTo(scaler, shrink, onDecoded);
    return apply(scaler.result, rest);
  }

  #decode(shrink: Shrink, onDecoded?: (done: number) => void): OpaqueSamples {
    if (this.#decoded?.shrink === shrink) return this.#decoded.samples;
    this.#decoded = undefined;
    const { width, height } = this.probe;
    if (Math.floor(width / shrink) * Math.floor(height / shrink) > MOST_ENCODED_PIXELS)
      throw leftToOthers('huge pictures');
    const collector = new RowCollector(pixels.take);
    this.#decodeTo(collector, shrink, onDecoded);
    const samples = collector.result;
    if (this.#keeps) this.#decoded = { shrink, samples };
    return samples;
  }

  #decodeTo(sink: RowSink, shrink: Shrink, onDecoded: ((done: number) => void) | undefined): void {
    const { decoder, throwIfStopped } = this.#codec;
    let rows = 0;
    let height = 0;
    const watched: RowSink = {
      open: (picture) => {
        height = picture.height;
        sink.open(picture);
      },
      add: (band) => {
        sink.add(band);
        rows += 1;
        onDecoded?.(Math.min(1, (rows * 8) / height));
      },
    };
    try {
      const options = { shrink, onRow: throwIfStopped };
      if (this.#keepsCoefficients) {
        this.#coefficients ??= new KeptJpeg(decoder, this.#bytes);
        this.#coefficients.decodeRows(watched, options);
      } else kernelMemory.lend((memory) => decodeRows(decoder, this.#bytes, watched, { ...options, memory }));
    } catch (error) {
      // libvips knows whether a damaged file can be read.
      if (error instanceof JpegRefused || error instanceof WebAssembly.RuntimeError) {
        throw leftToOthers('files that it does not fully understand', error);
      }
      throw error;
    }
  }

  /** Pixels are kept for the next result of the same scale, coefficients for other scales. */
  get #keepsCoefficients(): boolean {
    const { width, height } = this.probe;
    return this.#keeps && width * height <= MOST_COEFFICIENT_PIXELS;
  }

  [Symbol.dispose](): void {
    this.#decoded = undefined;
    this.#coefficients = undefined;
  }
}

/** @throws {ImageError} `beyond-browser` */
export async function openJpeg(codec: JpegCodec, bytes: Uint8Array<ArrayBuffer>, format: Format): Promise<Source> {
  const probe = await readProbe(bytes, format);
  if (!probe) throw leftToOthers('files that it does not fully understand');
  // libvips's backend reads the part of the picture that a file without its end has.
  if (!isCompleteJpeg(bytes) && endingOf(codec.decoder, bytes) !== 'whole')
    throw leftToOthers('files without their end');
  if (probe.parts?.gainMap === 'read') throw leftToOthers('gain maps');
  if (probe.coloursInMetadata) throw leftToOthers('colours without a profile');
  return new JpegSource(codec, bytes, probe);
}
