import type { EntryKind } from '#catalogue/entries/entry.ts';
import type { FormatWord } from '#catalogue/formats/names.ts';
import { EXAMS } from './exams.ts';

/** The meanings of words in a query. */
export type Meaning =
  | 'compress'
  /** Reduce something, bytes or pixels: other words determine which. */
  | 'shrink'
  | 'resize'
  | 'convert'
  /** Change something: `change size`, `change to png`. */
  | 'change'
  | 'remove'
  /** Make one file of several, or a new one. */
  | 'make'
  | 'batch'
  | 'crop'
  /** Turn or mirror. */
  | 'turn'
  /** Make a part unreadable. */
  | 'redact'
  | 'watermark'
  /** A picture that is put on another one, or is changed itself. */
  | 'logo'
  | 'borders'
  | 'passport'
  /** What no tool can do: give files new names, cut out a background. */
  | 'rename'
  | 'background'
  /** Pixels rather than bytes. */
  | 'dimension'
  /** Bytes rather than pixels. */
  | 'filesize'
  | 'size'
  | 'image'
  | 'width'
  | 'height'
  | 'quality'
  /** Something to keep, or to keep invisible. */
  | 'loss'
  | 'tools'
  /** A place that accepts only small files. */
  | 'upload'
  /** A form to fill in, for an examination, a job or an authority. */
  | 'form'
  /** A website: its images are small too, or come in several sizes. */
  | 'website'
  /** Opening a file that a program does not support. */
  | 'open'
  /** Data in a file besides its picture. */
  | 'metadata'
  | 'location'
  /** When a photo was taken. */
  | 'date'
  /** What people write into a photo besides its date. */
  | 'credits'
  /** A resolution without a number. */
  | 'dpi'
  /** Photos of a phone that saves HEIC. */
  | 'iphone'
  /** One picture in several sizes for a website. */
  | 'responsive'
  /** The icons of a website. */
  | 'favicon'
  /** A picture for a form, by the name of its examination. */
  | 'exam'
  | 'signature'
  | 'to'
  | 'from'
  | 'stop';

/** The weight of a word's meaning. Each unknown word counts 1 against it. */
export const STRENGTH: Readonly<Record<Meaning, number>> = {
  compress: 1.5,
  resize: 1.5,
  crop: 1.5,
  turn: 1.5,
  redact: 1.5,
  watermark: 1.5,
  logo: 0.5,
  borders: 1.5,
  passport: 1.5,
  rename: 1.5,
  background: 1.5,
  convert: 1,
  batch: 0.75,
  shrink: 0.75,
  dimension: 0.75,
  filesize: 0.75,
  change: 0.5,
  remove: 0.5,
  make: 0.5,
  image: 0.5,
  size: 0.5,
  width: 0.5,
  height: 0.5,
  quality: 0.5,
  loss: 0.5,
  tools: 0.25,
  upload: 0.25,
  form: 0.5,
  website: 0.25,
  open: 0.5,
  metadata: 1,
  location: 1,
  date: 1,
  credits: 1,
  dpi: 0.5,
  iphone: 0.5,
  responsive: 1.5,
  favicon: 1.5,
  exam: 1.5,
  signature: 1,
  to: 0,
  from: 0,
  stop: 0,
};

/** Words by meaning. Includes typos that are too different, or too short, for the spelling correction. */
const WORDS: Readonly<Record<Meaning, string>> = {
  compress:
    'compress compressed compresses compressing compressor compressors compression optimize optimise optimized optimised optimizer optimiser optimizing optimization optimisation minify minifier minimize minimise squeeze tinify lighten crunch slim komprimieren comprimir compresser cmpress kompress',
  shrink:
    'shrink shrinks shrinking shrinker reduce reduces reduced reducing reducer reduction smaller small decrease decreasing lower lessen lighter less under below max maximum downsize tiny',
  resize:
    'resize resized resizes resizing resizer resizers rescale scale scaling scaler upscale upscaler downscale enlarge enlarger enlarging bigger larger increase rezise rezize rsize redimensionner redimensionar thumbnail thumbnails wallpaper',
  crop: 'crop cropped cropper cropping trim trimming cut cutting straighten',
  turn: 'rotate rotated rotates rotating rotation rotator flip flipped flipping mirror mirrored mirroring sideways upside',
  redact:
    'redact redacted redacting redaction censor censored censoring pixelate pixelated pixelating pixelation blur blurs blurred blurring blackout hide hides hiding anonymise anonymize plate plates face faces',
  watermark: 'watermark watermarks watermarked watermarking watermarker',
  logo: 'logo logos',
  borders: 'pad padded padding border borders bordered',
  passport: 'passport passports visa visas biometric id',
  rename: 'rename renamed renames renaming renamer filename filenames',
  background: 'background backgrounds bg backdrop cutout',
  convert:
    'convert converts converted converting converter converters convertor conversion transcode export transform konvert',
  change: 'change changing changer turn save switch set get edit editor adjust modify fix correct shift',
  remove: 'remove removes removing remover strip delete erase clean',
  make: 'make maker making create creator creating merge merged merging combine combined combining join joined animate animation animations slideshow',
  batch: 'batch batches bulk multiple many several mass multi folder folders together hundred hundreds lots zip',
  dimension: 'dimension dimensions pixel pixels px resolution aspect ratio proportions format-ratio',
  filesize: 'filesize kb mb kilobyte kilobytes megabyte megabytes bytes weight heavy big large huge storage space',
  size: 'size sizes sized sizing',
  image:
    'image images img imgs photo photos foto fotos pic pics picture pictures photograph photographs photography screenshot screenshots graphic graphics icon snapshot selfie file files camera imagen bild bilder imge iamge pics',
  width: 'width wide',
  height: 'height high tall',
  quality: 'quality',
  loss: 'losing loss lose loosing losses degrade degrading degradation visible visibly visually noticeable noticeably',
  tools: 'tools tool all hub list collection every',
  upload: 'email mail attachment attach upload uploading whatsapp blog application send sending',
  form: 'form forms online-form exam exams examination job resume cv recruitment admission',
  website: 'website websites web webpage',
  open: 'open view viewer opener opening read reader show see check',
  metadata: 'exif exifs metadata meta-data iptc xmp',
  location: 'gps geotag geotags geolocation location locations',
  date: 'date dates datetime timestamp timestamps',
  credits: 'author authors photographer artist copyright caption captions keyword keywords',
  dpi: 'dpi ppi',
  iphone: 'iphone iphones ipad ios',
  responsive: 'responsive srcset breakpoint breakpoints thumbhash lqip',
  favicon: 'favicon favicons webmanifest',
  exam: Object.keys(EXAMS).join(' '),
  signature: 'signature signatures',
  to: 'to into in as 2 too',
  from: 'from of',
  stop: 'a an the my your our me i you we it its this that these those for with without and or on at by please pls how do does can could want wants need needs would like be is are was best good great free online app application program software service fast faster quick quickly easy easily simple now exactly exact about around approximately within up than any lossless keeping keep same new one only just some what where when which way help print printing printable paper post android phone mobile pc mac windows laptop desktop browser google let new-size page pages',
};

/** Formats by all of their names. Short ones with typos, because three letters cannot be corrected. */
const FORMATS: Readonly<Record<FormatWord, string>> = {
  jpg: 'jpg jpgs jpe jfif jgp jpgg jppg jpjg gpg pjg jpf jpig',
  jpeg: 'jpeg jpegs jepg jpge jpeeg jpegg jepeg jpep gpeg peg jpef jpg2000',
  png: 'png pngs pgn pngg ppng pnng pnj npg ping pnf apng apngs',
  webp: 'webp webps wepb wbep webpp weebp wep webb wepp webo weppy wepbp',
  gif: 'gif gifs gfi giff gifv ggif jif',
  tiff: 'tiff tiffs tif tifs tfif tiif tifff tift',
  avif: 'avif avifs avfi aviff avf avis',
  jxl: 'jxl jpegxl jlx',
  heic: 'heic heics heif heifs heci hiec heiv heix hiek heik',
  bmp: 'bmp bmps bitmap bitmaps bpm dib',
  svg: 'svg svgs sgv vector svgz',
  ico: 'ico icos',
  pdf: 'pdf pdfs pfd pdff',
};

/** Search terms of all pages of a kind, in addition to their names. */
export const KIND_WORDS: Readonly<Record<EntryKind, string>> = {
  converter: 'convert converter change image photo',
  compressor: 'compress compressor reduce shrink smaller size optimize image photo',
  resizer: 'resize resizer scale change size pixels image photo crop',
  batch: 'batch bulk multiple images photos',
};

/** Animated PNGs: read like any PNG, but must not become a still picture. */
const MOVING_PNG = 'apng apngs';

/** Image formats that the engine does not support. The list of converters shows the alternatives. */
const FOREIGN = 'psd raw cr2 cr3 nef dng arw orf eps ai jp2 tga dds xcf exr hdr pcx ppm';

/** Videos: neither read nor written, but next to an image format they request a conversion. */
const VIDEO = 'mp4 mov avi mkv webm m4v wmv mpeg video videos movie';

let meanings: Map<string, Meaning> | undefined;
let formats: Map<string, FormatWord> | undefined;
let foreign: Set<string> | undefined;
let video: Set<string> | undefined;

function invert<K extends string>(table: Readonly<Record<K, string>>): Map<string, K> {
  const map = new Map<string, K>();
  for (const [key, words] of Object.entries(table) as [K, string][])
    for (const word of words.split(' ')) if (!map.has(word)) map.set(word, key);
  return map;
}

/** Words to meanings, built on first use. */
export function meaningsOfWords(): ReadonlyMap<string, Meaning> {
  meanings ??= invert(WORDS);
  return meanings;
}

export function formatsOfWords(): ReadonlyMap<string, FormatWord> {
  formats ??= invert(FORMATS);
  return formats;
}

export function isForeignFormat(word: string): boolean {
  foreign ??= new Set(FOREIGN.split(' '));
  return foreign.has(word);
}

export const isMovingPng = (word: string): boolean => MOVING_PNG.split(' ').includes(word);

export function isVideo(word: string): boolean {
  video ??= new Set(VIDEO.split(' '));
  return video.has(word);
}

/** Frames with a name, in pixels. The first whose words are all in the query counts, so longer names come first. */
export const NAMED_FRAMES: readonly { words: readonly string[]; width: number; height: number }[] = [
  { words: ['youtube', 'thumbnail'], width: 1280, height: 720 },
  { words: ['youtube', 'thumb'], width: 1280, height: 720 },
  { words: ['youtube', 'thumbnails'], width: 1280, height: 720 },
  { words: ['youtube'], width: 2560, height: 1440 },
  { words: ['yt', 'thumbnail'], width: 1280, height: 720 },
  { words: ['yt'], width: 2560, height: 1440 },
  { words: ['channel', 'art'], width: 2560, height: 1440 },
  { words: ['channel', 'banner'], width: 2560, height: 1440 },
  { words: ['twitter', 'header'], width: 1500, height: 500 },
  { words: ['facebook', 'cover'], width: 851, height: 315 },
  { words: ['linkedin', 'banner'], width: 1584, height: 396 },
  { words: ['emoji'], width: 128, height: 128 },
  { words: ['sticker'], width: 512, height: 512 },
  { words: ['linkedin', 'profile'], width: 400, height: 400 },
  { words: ['twitter', 'profile'], width: 400, height: 400 },
  { words: ['profile'], width: 400, height: 400 },
  { words: ['avatar'], width: 400, height: 400 },
  { words: ['pfp'], width: 400, height: 400 },
  { words: ['dp'], width: 400, height: 400 },
  { words: ['whatsapp', 'status'], width: 1080, height: 1920 },
  { words: ['story'], width: 1080, height: 1920 },
  { words: ['stories'], width: 1080, height: 1920 },
  { words: ['reel'], width: 1080, height: 1920 },
  { words: ['reels'], width: 1080, height: 1920 },
  { words: ['shorts'], width: 1080, height: 1920 },
  { words: ['tiktok'], width: 1080, height: 1920 },
  { words: ['instagram'], width: 1080, height: 1080 },
  { words: ['insta'], width: 1080, height: 1080 },
  { words: ['facebook'], width: 1200, height: 628 },
  { words: ['fb'], width: 1200, height: 628 },
  { words: ['twitter'], width: 1200, height: 628 },
  { words: ['linkedin'], width: 1200, height: 628 },
  { words: ['og'], width: 1200, height: 628 },
  { words: ['open', 'graph'], width: 1200, height: 628 },
  { words: ['link', 'preview'], width: 1200, height: 628 },
  { words: ['a4'], width: 2480, height: 3508 },
  { words: ['letter'], width: 2550, height: 3300 },
  { words: ['a5'], width: 1748, height: 2480 },
  { words: ['a3'], width: 3508, height: 4961 },
  { words: ['square'], width: 1000, height: 1000 },
  { words: ['full', 'hd'], width: 1920, height: 1080 },
  { words: ['fullhd'], width: 1920, height: 1080 },
  { words: ['fhd'], width: 1920, height: 1080 },
  { words: ['1080p'], width: 1920, height: 1080 },
  { words: ['1440p'], width: 2560, height: 1440 },
  { words: ['2k'], width: 2560, height: 1440 },
  { words: ['4k'], width: 3840, height: 2160 },
  { words: ['uhd'], width: 3840, height: 2160 },
  { words: ['8k'], width: 7680, height: 4320 },
  { words: ['hd', 'wallpaper'], width: 1920, height: 1080 },
  { words: ['wallpaper'], width: 1920, height: 1080 },
  { words: ['720p'], width: 1280, height: 720 },
  { words: ['hd'], width: 1280, height: 720 },
  { words: ['vga'], width: 640, height: 480 },
  { words: ['svga'], width: 800, height: 600 },
];
