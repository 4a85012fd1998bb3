import { formatOf, OUTPUT_IDS, type OutputId } from '../engine/formats/index.ts';
import { TARGET_BYTES } from '../engine/recipe/bounds.ts';
import { refusal } from '../engine/recipe/value-refusal.ts';
import { halved, narrowed } from '../engine/search/bracket.ts';
import type { Compress, Compressed, CompressOptions } from './compress.ts';

/** The options of browser-image-compression 2.0. All are optional. */
export interface Options {
  /** The largest result in units of 1,048,576 bytes. */
  maxSizeMB?: number;
  /** The longest side in pixels. Nothing is enlarged. */
  maxWidthOrHeight?: number;
  /** From 0 to 1. With `maxSizeMB` it is lowered where the result would be too large. */
  initialQuality?: number;
  /** Whether only the quality is lowered for `maxSizeMB`, as far as that goes, and never the dimensions. */
  alwaysKeepResolution?: boolean;
  /** The media type of the result, such as `image/webp`; that of the file by default. */
  fileType?: string;
  preserveExif?: boolean;
  /** Called with 0 to 100, rising. */
  onProgress?: (progress: number) => void;
  signal?: AbortSignal;
  /** Not used: the work is always in workers. */
  useWebWorker?: boolean;
  /** Not used: the search has few steps. */
  maxIteration?: number;
  /** Not used: pictures come out upright. */
  exifOrientation?: number;
  /** Not used: nothing is fetched from another server. */
  libURL?: string;
}

/** Encodes with the options that all runs share, and these. */
type Run = (options: Pick<CompressOptions, 'bytes' | 'quality'>) => Promise<Compressed>;

/** The function of browser-image-compression on another `compress`. */
export function imageCompressionOn(compress: Compress) {
  /**
   * Makes one file smaller.
   * @returns a file with the name of the original, with the extension of its format
   * @throws {ImageError} or the signal's reason if it is aborted
   */
  return async (image: Blob, options: Options = {}): Promise<File> => {
    const { signal, onProgress = () => {}, alwaysKeepResolution = false } = options;
    const report = rising(onProgress);
    const shared: CompressOptions = {
      ...sharedOptions(options),
      // Another encode may follow the first.
      onProgress: ({ done }) => report(Math.min(Math.round(100 * done), 99)),
    };
    const run: Run = (own) => compress(image, { ...shared, ...own });
    try {
      const { file } = await fitting(run, bytesOf(options), qualityOf(options), alwaysKeepResolution);
      report(100);
      return file;
    } catch (error) {
      throw signal?.aborted ? signal.reason : error;
    }
  };
}

function sharedOptions({ maxWidthOrHeight = 0, fileType, preserveExif, signal }: Options): CompressOptions {
  const side = Math.round(maxWidthOrHeight);
  return {
    name: 'keep',
    metadata: preserveExif ? 'keep' : 'strip',
    ...(side > 0 && Number.isFinite(side) && { maxWidth: side, maxHeight: side }),
    ...(fileType && { format: formatNamed(fileType) }),
    ...(signal && { signal }),
  };
}

function formatNamed(mediaType: string): OutputId {
  const wanted = mediaType === 'image/jpg' ? 'image/jpeg' : mediaType;
  const format = OUTPUT_IDS.find((id) => formatOf(id).mediaType === wanted);
  if (!format) throw refusal('fileType', "a media type that can be written, such as 'image/webp'", mediaType);
  return format;
}

/** Undefined if every size is small enough: the default of browser-image-compression is infinity. */
const bytesOf = ({ maxSizeMB = Number.POSITIVE_INFINITY }: Options) =>
  maxSizeMB < 1024 ? Math.max(Math.floor(maxSizeMB * 1024 ** 2), TARGET_BYTES.lowest) : undefined;

const qualityOf = ({ initialQuality }: Options) =>
  initialQuality === undefined ? undefined : Math.max(Math.round(100 * initialQuality), 1);

/** Keeps the given quality where it fits. */
async function fitting(
  run: Run,
  bytes: number | undefined,
  quality: number | undefined,
  keepsResolution: boolean,
): Promise<Compressed> {
  if (bytes === undefined) return run({ quality });
  if (keepsResolution) return byQuality(run, bytes, quality ?? 100);
  if (quality === undefined) return run({ bytes });
  const first = await run({ quality });
  return first.bytes <= bytes ? first : run({ bytes });
}

/** Returns the best quality that fits; the lowest if none fits. */
async function byQuality(run: Run, bytes: number, most: number): Promise<Compressed> {
  const at = async (quality: number) => {
    const made = await run({ quality });
    return { step: quality, above: made.bytes <= bytes ? -1 : 1, made };
  };
  const high = await at(most);
  if (high.above < 0) return high.made;
  const low = await at(1);
  if (low.above > 0) return low.made;
  const { low: best } = await narrowed({ low, high }, at, halved);
  return best.made;
}

/** Leaves out what is not above the last value. */
function rising(report: (percent: number) => void): (percent: number) => void {
  let last = -1;
  return (percent) => {
    if (percent <= last) return;
    last = percent;
    report(percent);
  };
}
