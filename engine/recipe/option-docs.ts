import type { OptionName } from './options.ts';

/** What the table of keys explains: an option's effect and its default. Separate, because no page's tool needs it. */
export const OPTION_DOCS: Readonly<Record<OptionName, { means: string; otherwise: string }>> = {
  quality: {
    means: 'quality of the encoder: detail, or the colours of PNG, of GIF and of a drawing in WebP or JXL',
    otherwise:
      "the format's own, 75 when compressing; a JPG in a PDF keeps its bytes, one that is only turned, mirrored or cropped its coefficients where that is possible",
  },
  lossless: {
    means: 'every pixel stays exactly the same',
    otherwise: 'no; a TIFF is always lossless, a PNG unless it is compressed',
  },
  tolerance: { means: 'how far below the target a file may be', otherwise: '3%, 1% for a target of 1 MB' },
  padding: {
    means: 'fill a file that is far below its target with comment bytes',
    otherwise: 'yes for JPG with targets of 500 KB and more',
  },
  preserveFormat: {
    means: 'compress within this format, even if the file grows; opened: return the original file if it would grow',
    otherwise: 'no',
  },
  minSavings: {
    means: 'return the original file if less is saved, unless it is edited',
    otherwise: '5% for lossy compression, else 0%',
  },
  metadata: {
    means: 'metadata to keep: none, all, all except the location, or only author and copyright (docs/metadata.md)',
    otherwise: 'strip, in a file that is returned as it is too',
  },
  profile: { means: 'convert the colours to sRGB, or keep them with their ICC profile', otherwise: 'srgb' },
  background: { means: 'colour behind transparent pixels if the format has no transparency', otherwise: 'ffffff' },
  chroma: {
    means: 'chroma subsampling: 420 halves the resolution of colour, 444 keeps it for red text and thin coloured lines',
    otherwise:
      '444 from quality 90, and below in a JPEG where it takes fewer bytes for the same quality, else 420; a nearly grey JPEG has 420 up to 95, and a search for a size may use it above 90',
  },
  progressive: {
    means: 'several scans, from coarse to fine, instead of one from top to bottom',
    otherwise: 'the smaller of the two; one scan if the picture is resized',
  },
  dpi: {
    means: 'resolution to state in the file, in dots per inch; the pixels stay the same',
    otherwise: "the file's own",
  },
  pages: { means: 'each: a file per picture; one: all pictures as pages or frames of one file', otherwise: 'each' },
  paper: {
    means: 'page size: that of the picture, or a paper in the orientation of the picture',
    otherwise: 'picture',
  },
  margin: { means: 'white margin around the picture on its page, in millimetres', otherwise: '0' },
  delay: { means: 'how long each picture of an animation is shown, in milliseconds', otherwise: '500' },
  ids: { means: 'ids in an SVG: remove unused ones and shorten the others, or keep them all', otherwise: 'shorten' },
  titles: { means: 'titles and descriptions in an SVG, which screen readers read', otherwise: 'keep' },
  precision: { means: 'decimals of the numbers in an SVG', otherwise: '3' },
  scripts: {
    means: 'scripts, event handlers, links that run code, HTML and references to other files in an SVG',
    otherwise: 'strip',
  },
};
