import { USUAL_WATERMARK } from './bounds.ts';
import type { EditKeyName } from './edit-texts.ts';
import type { OptionName } from './options.ts';

/* What the table of keys explains. Separate, because no page's tool needs it. */

/** An option's effect and its default. */
export const OPTION_DOCS: Readonly<Record<OptionName, { means: string; otherwise: string }>> = {
  quality: {
    means: 'quality of the encoder: detail, or the colours of PNG, of GIF and of a drawing in WebP or JXL',
    otherwise:
      "the format's own, 75 when compressing; a JPG in a PDF keeps its bytes, one that is only turned, mirrored or cropped its coefficients where that is possible",
  },
  lossless: {
    means:
      'every pixel stays exactly the same; a JPG keeps its coefficients, and is only coded better, turned, mirrored or cropped along its blocks',
    otherwise: 'no; a TIFF is always lossless, a PNG unless it is compressed',
  },
  budget: {
    means:
      'keep the file within the bytes that are usual for the quality, if necessary with a lower one, and scale large pictures below 50',
    otherwise: 'yes',
  },
  tolerance: { means: 'how far below the target a file may be', otherwise: '3%, 1% for a target of 1 MB' },
  min: {
    means: 'least file size, beside a target: a JPG or PNG below it is filled up with comment bytes',
    otherwise: 'none',
  },
  padding: {
    means: 'fill a file that is far below its target with comment bytes',
    otherwise: 'yes for JPG with targets of 500 KB and more',
  },
  preserveFormat: {
    means: 'compress within this format, even if the file grows; opened: return the original file if it would grow',
    otherwise: 'no',
  },
  minSavings: {
    means:
      'return the original file if less is saved, unless it is edited; if it is set, files of 10 KB and less are compressed too',
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

/** The effect of a key of an edit. */
export const EDIT_DOCS: Readonly<Record<EditKeyName, string>> = {
  crop: 'cut out this rectangle, in pixels',
  width: 'resize to this width in pixels',
  height: 'resize to this height in pixels',
  percent: 'resize to this percentage of the size',
  edge: 'resize the longest edge to this many pixels',
  fit: 'with width and height: inside keeps the picture within both, cover fills both and cuts off the rest, fill stretches',
  enlarge: 'whether a resize may enlarge a picture',
  optional:
    'whether compression may return the file in its own size: if it is small enough, or if a resized one saves too little',
  rotate: 'turn clockwise, in degrees',
  flip: 'mirror left and right, or top and bottom',
  redact: 'hide this rectangle, in pixels or percent (10%,20%,30%,5%); more after a semicolon',
  cover: 'what hides it: black (otherwise), blocks of pixels or a blur, under which text can be guessed',
  pad: 'add edges up to this ratio or size, without cropping; a larger picture is scaled down',
  fill: 'what edges show: a colour (otherwise white), nothing, or the picture itself, blurred',
  watermark: 'draw a watermark over this picture',
  place: `its position (otherwise ${USUAL_WATERMARK.position})`,
  scale: `its longer side, in percent of the shorter side of this picture (otherwise ${USUAL_WATERMARK.size})`,
  opacity: `its opacity in percent (otherwise ${USUAL_WATERMARK.opacity})`,
  inset: `its distance from the edges, in percent of the shorter side of this picture (otherwise ${USUAL_WATERMARK.margin})`,
};
