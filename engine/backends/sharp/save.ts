import type { Sharp } from 'sharp';
import type { VipsSave } from '../../formats/format.ts';
import { MM_PER_INCH } from '../../geometry/units.ts';

type Value = string | number | boolean;
/** One of libvips's arguments as sharp calls it; nothing where sharp has it so by itself. */
type Translate = (value: Value) => Record<string, Value>;

const as =
  (name: string): Translate =>
  (value) => ({ [name]: value });
const chroma: Translate = (mode) => ({ chromaSubsampling: mode === 'off' ? '4:4:4' : '4:2:0' });
const given: Translate = () => ({});

/** How sharp is told what a format tells libvips, by the suffix that chooses the writer. */
const WRITERS: Readonly<
  Record<
    string,
    {
      write: (image: Sharp, options: Record<string, Value>) => Sharp;
      names: Record<string, Translate>;
      /** Where the writer is told of dots per inch. */
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
 * Has a picture written as a format tells libvips to.
 * @throws {TypeError} for a writer or an argument that has no translation here
 */
export function write(image: Sharp, { suffix, options }: Pick<VipsSave, 'suffix' | 'options'>, dpi?: number): Sharp {
  const writer = WRITERS[suffix];
  if (!writer) throw new TypeError(`sharp is not told how to write ${suffix}`);
  const translated = Object.entries(options).map(([name, value]) => {
    const translate = writer.names[name];
    if (!translate) throw new TypeError(`sharp is not told of ${name} for ${suffix}`);
    return translate(value);
  });
  return writer.write(image, Object.assign({}, ...translated, dpi && writer.resolution?.(dpi)));
}
