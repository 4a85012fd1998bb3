import type { Sharp } from 'sharp';
import type { NativeSave } from '../../codecs/writing.ts';
import { MM_PER_INCH } from '../../geometry/units.ts';

type Value = string | number | boolean;
/** Translates a libvips argument to sharp's; to nothing if it is sharp's default. */
type Translate = (value: Value) => Record<string, Value>;

const as =
  (name: string): Translate =>
  (value) => ({ [name]: value });
const chroma: Translate = (mode) => ({ chromaSubsampling: mode === 'off' ? '4:4:4' : '4:2:0' });
const given: Translate = () => ({});

/** sharp's writers and the names of their arguments, by the suffix that selects the writer in libvips. */
const WRITERS: Readonly<
  Record<
    string,
    {
      write: (image: Sharp, options: Record<string, Value>) => Sharp;
      names: Record<string, Translate>;
      /** The writer's arguments for a resolution. */
      resolution?: (dpi: number) => Record<string, Value>;
    }
  >
> = {
  '.jpg': {
    write: (image, options) => image.jpeg(options),
    names: {
      Q: as('quality'),
      optimize_coding: as('optimiseCoding'),
      subsample_mode: chroma,
      quant_table: as('quantisationTable'),
      trellis_quant: as('trellisQuantisation'),
      overshoot_deringing: as('overshootDeringing'),
      interlace: as('progressive'),
    },
  },
  '.png': {
    write: (image, options) => image.png(options),
    names: {
      palette: as('palette'),
      bitdepth: (bits) => ({ colours: 2 ** Number(bits) }),
      Q: as('quality'),
      compression: as('compressionLevel'),
      filter: (filter) => ({ adaptiveFiltering: filter !== 'none' }),
      effort: as('effort'),
      dither: as('dither'),
    },
  },
  '.webp': {
    write: (image, options) => image.webp(options),
    names: { Q: as('quality'), effort: as('effort'), lossless: as('lossless'), smart_subsample: as('smartSubsample') },
  },
  '.gif': {
    write: (image, options) => image.gif(options),
    names: {
      bitdepth: (bits) => ({ colours: 2 ** Number(bits) }),
      interframe_maxerror: as('interFrameMaxError'),
      interpalette_maxerror: as('interPaletteMaxError'),
      effort: as('effort'),
      dither: as('dither'),
      reuse: as('reuse'),
      keep_duplicate_frames: as('keepDuplicateFrames'),
    },
  },
  '.tif': {
    write: (image, options) => image.tiff(options),
    resolution: (dpi) => ({ xres: dpi / MM_PER_INCH, yres: dpi / MM_PER_INCH, resolutionUnit: 'inch' }),
    names: { compression: as('compression'), predictor: as('predictor') },
  },
  '.avif': {
    write: (image, options) => image.avif(options),
    names: {
      compression: given,
      bitdepth: as('bitdepth'),
      subsample_mode: chroma,
      Q: as('quality'),
      lossless: as('lossless'),
      effort: as('effort'),
    },
  },
};

/**
 * Selects a writer and its options as a format does for libvips.
 * @throws {TypeError} for a writer or an argument without a translation
 */
export function write(image: Sharp, { suffix, options }: NativeSave, dpi?: number): Sharp {
  const writer = WRITERS[suffix];
  if (!writer) throw new TypeError(`Expected a writer of sharp for ${suffix}`);
  const translated = Object.entries(options).map(([name, value]) => {
    const translate = writer.names[name];
    if (!translate) throw new TypeError(`Expected an argument of sharp for ${name} in ${suffix}`);
    return translate(value);
  });
  return writer.write(image, Object.assign({}, ...translated, dpi && writer.resolution?.(dpi)));
}
