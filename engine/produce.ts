import type { Picture } from './backends/backend.ts';
import { compressByQuality } from './compress/by-quality.ts';
import type { Encode, EncodeRequest, Outcome, Source as SearchSource } from './compress/encode.ts';
import { targetDeviation } from './compress/estimates.ts';
import { exchangeFormat } from './compress/output-format.ts';
import type { StopReason } from './compress/stop-reason.ts';
import { compressToSize } from './compress/to-size.ts';
import type { Size } from './edits/geometry.ts';
import { encodePicture } from './encode.ts';
import { isCodecFailure } from './errors.ts';
import type { EncodeOptions, Format } from './formats/format.ts';
import { formatOf } from './formats/index.ts';
import { USUAL_COMPRESSION_QUALITY } from './plan.ts';
import type { Output } from './recipe/index.ts';
import type { Warn } from './warn.ts';

/** Bytes that an output made of a picture, or the word that the original serves as well. */
export interface Produced extends Size {
  data: Uint8Array<ArrayBuffer> | 'original';
  format: Format;
  frames: number;
  stop: StopReason;
  quality?: number;
  encodes: number;
}

export interface Production {
  picture: Picture;
  /** The format that was planned. */
  format: Format;
  output: Output;
  source: SearchSource;
  /** The picture has another number of pixels than the file. */
  rescaled: boolean;
  /** Called before each encode. */
  onEncode(): void;
  warn: Warn | undefined;
}

/** What other formats are exchanged for, and what the low-quality path writes. */
const JPEG = formatOf('jpeg');

/** Without an aim a quality trades away detail at the most: fewer colours are something that must be asked for. */
function plainOptions({ output, format, rescaled }: Production): EncodeOptions {
  return {
    quality: output.quality ?? format.quality?.default ?? 100,
    lossless: output.lossless ?? format.quality?.reduces === 'colours',
    effort: rescaled ? 'quick' : 'usual',
  };
}

async function producePlain(production: Production): Promise<Produced> {
  const { picture, format, source, onEncode } = production;
  onEncode();
  const options = plainOptions(production);
  const data = await encodePicture(picture, format, options);
  const { width, height } = picture;
  const made = { format, width, height, frames: format.holds.animation ? picture.frames : 1, encodes: 1 };
  // Encoding again what is optimal already only makes it larger.
  if (source.mayKeep && data.length >= source.bytes) return { ...made, data: 'original', stop: 'ineffective' };
  const quality = format.quality && !options.lossless ? { quality: options.quality } : {};
  return { ...made, ...quality, data, stop: 'done' };
}

/** Encodes for a search, on scaled or softened copies where it asks for such; the last copy is kept for the next. */
class SearchEncoder implements Disposable {
  readonly #production: Production;
  #copy: { key: string; picture: Picture } | undefined;

  constructor(production: Production) {
    this.#production = production;
  }

  readonly encode: Encode = async (request) => {
    this.#production.onEncode();
    const picture = this.#pictureFor(request);
    const { format, quality, effort, chroma } = request;
    return { bytes: await encodePicture(picture, format, { quality, effort, chroma, lossless: false }) };
  };

  #pictureFor({ scale, blur, smoothing }: EncodeRequest): Picture {
    if (scale === 1 && blur === 0) return this.#production.picture;
    const key = `${scale} ${blur} ${smoothing}`;
    if (this.#copy?.key !== key) {
      this.#copy?.picture[Symbol.dispose]();
      this.#copy = { key, picture: this.#production.picture.variant({ scale, blur, smoothing }) };
    }
    return this.#copy.picture;
  }

  [Symbol.dispose](): void {
    this.#copy?.picture[Symbol.dispose]();
  }
}

type Searching = Production & { output: Exclude<Output, { aim: 'encode' }> };

function search(encode: Encode, { format, output, source, warn }: Searching): Promise<Outcome> {
  const common = { source, format, jpeg: JPEG, encode, warn };
  switch (output.aim) {
    case 'size': {
      const exchange = exchangeFormat(source, { format, preserveFormat: output.format !== 'same', jpeg: JPEG });
      const { bytes: targetBytes, tolerance = targetDeviation(targetBytes) } = output;
      return compressToSize({ ...common, exchange, targetBytes, tolerance, padderOf: ({ pad }) => pad });
    }
    case 'compress': {
      const { quality = USUAL_COMPRESSION_QUALITY, preserveFormat = false } = output;
      return compressByQuality({ ...common, quality, preserveFormat });
    }
  }
}

/** A search for a size that breaks off loses nothing: the original stands in, unless it is what cannot be read. */
async function searchOrOriginal(encode: Encode, production: Searching): Promise<Outcome> {
  try {
    return await search(encode, production);
  } catch (error) {
    if (production.output.aim !== 'size' || !isCodecFailure(error)) throw error;
    production.warn?.(`The search for a size broke off: ${error.message}`);
    return { bytes: 'original', stop: 'search-failed', encodes: 0, drafts: 0, padding: 0 };
  }
}

async function produceBySearch(production: Searching): Promise<Produced> {
  const { picture, format } = production;
  using encoder = new SearchEncoder(production);
  const { request, bytes, stop, encodes } = await searchOrOriginal(encoder.encode, production);
  const written = request?.format ?? format;
  const scale = request?.scale ?? 1;
  return {
    data: bytes as Produced['data'],
    format: written,
    width: Math.max(1, Math.round(picture.width * scale)),
    height: Math.max(1, Math.round(picture.height * scale)),
    frames: written.holds.animation ? picture.frames : 1,
    stop,
    encodes,
    ...(request && written.quality && { quality: request.quality }),
  };
}

/**
 * Carries an output out: encodes once, or searches.
 * @throws {ImageError}
 */
export function produce(production: Production): Promise<Produced> {
  const { output } = production;
  switch (output.aim) {
    case 'encode':
      return producePlain(production);
    case 'compress':
    case 'size':
      return produceBySearch({ ...production, output });
  }
}
