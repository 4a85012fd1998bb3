import { unlessTooShort } from '../bytes/unless-too-short.ts';
import type { CarriesMetadata } from '../codecs/file-work.ts';
import { workOn } from '../codecs/work-on.ts';
import { isImageError } from '../errors/errors.ts';
import type { Format } from '../formats/format.ts';
import type { FormatId } from '../formats/index.ts';
import type { Size } from '../geometry/steps.ts';
import type { Carried } from '../metadata/carried.ts';
import { readExif, TAG } from '../metadata/exif.ts';
import { ExifBlock } from '../metadata/exif-block.ts';
import { withoutParts } from '../metadata/gain-map-xmp.ts';
import { iptcCredits, iptcWithoutPlace } from '../metadata/iptc.ts';
import { writeExif } from '../metadata/write-exif.ts';
import { PLACE_IN_TEXT, xmpCredits, xmpWithoutPlace } from '../metadata/xmp.ts';
import { withPicture, withProperties } from '../metadata/xmp-packet.ts';
import type { OptionValues } from '../recipe/options.ts';
import { propertiesOfIptc } from './iptc-properties.ts';
import { exifOfTexts, isCreditText, propertiesOfTexts } from './text-properties.ts';

type Kept = Exclude<NonNullable<OptionValues['metadata']>, 'strip'>;

/** Adds what a file keeps of another one's metadata. */
export interface Embed {
  /** @param file without metadata @param size of its picture */
  (file: Uint8Array<ArrayBuffer>, format: Format, size: Size): Promise<Uint8Array<ArrayBuffer>>;
  metadata: Kept;
  /** Whether a file of a format lacks something that should stay. */
  isPartialIn(format: Format): Promise<boolean>;
}

const CREDITS: ReadonlySet<number> = new Set([TAG.artist, TAG.copyright, TAG.xpAuthor]);
/** Bytes of `Exif` and two zeros, before a block. */
const EXIF_HEADER = 6;

const utf8 = (text: string) => new TextEncoder().encode(text);
const textOf = (bytes: Uint8Array | undefined) => bytes && new TextDecoder().decode(bytes);

/** @returns undefined for a damaged block */
function keptExif(exif: Uint8Array, kept: Kept, dropsColours: boolean): Uint8Array | undefined {
  if (kept === 'copyright') {
    const image = readExif(exif, 2 * exif.length)?.image.filter(({ tag }) => CREDITS.has(tag));
    return image && writeExif({ image, exif: [], gps: [] }).subarray(EXIF_HEADER);
  }
  return unlessTooShort(() => {
    const block = new ExifBlock(exif);
    block.removeThumbnail();
    if (kept === 'keep-but-location') block.removeLocation();
    if (dropsColours) block.removeColours();
    return block.bytes;
  });
}

function keptXmp(xmp: string, kept: Kept): string | undefined {
  const plain = withoutParts(xmp);
  if (kept === 'keep') return plain;
  return textOf(kept === 'copyright' ? xmpCredits(utf8(plain)) : xmpWithoutPlace(utf8(plain)));
}

const KEPT_IPTC: Readonly<Record<Kept, (iptc: Uint8Array) => Uint8Array | undefined>> = {
  keep: (iptc) => iptc,
  'keep-but-location': iptcWithoutPlace,
  copyright: iptcCredits,
};

/** Returns the part that a recipe keeps. */
function keptOf({ exif, xmp, iptc, texts = [], isPartial }: Carried, kept: Kept, dropsColours: boolean): Carried {
  const block = exif && keptExif(exif, kept, dropsColours);
  const hasCredits = kept !== 'copyright' || (block && (readExif(block)?.image.length ?? 0) > 0);
  return {
    exif: hasCredits ? block : undefined,
    xmp: xmp === undefined ? undefined : keptXmp(xmp, kept),
    iptc: iptc && KEPT_IPTC[kept](iptc),
    texts: texts.filter((field) => {
      if (kept === 'copyright') return isCreditText(field);
      return kept === 'keep' || !PLACE_IN_TEXT.test(`${field.keyword} ${field.text}`);
    }),
    isPartial: (isPartial && kept !== 'copyright') || (exif !== undefined && !block),
  };
}

/** Returns it in the form of a format: IPTC and texts become XMP and EXIF where the format has no place of their own. */
function inFormOf({ holds }: Format, carried: Carried): Carried {
  const { texts = [], iptc } = carried;
  const moved = holds.texts ? [] : texts;
  const ofTexts = propertiesOfTexts(moved);
  const ofIptc = iptc && !holds.iptc ? propertiesOfIptc(iptc) : { properties: [], isPartial: false };
  const added = [...ofTexts.properties, ...ofIptc.properties];
  const xmp = withProperties(carried.xmp, added);
  const isPartial = carried.isPartial || ofTexts.isPartial || ofIptc.isPartial || (added.length > 0 && !xmp);
  return {
    exif: withTexts(carried.exif, exifOfTexts(moved)),
    xmp: xmp ?? carried.xmp,
    iptc: holds.iptc && iptc,
    texts: holds.texts && texts,
    isPartial,
  };
}

const ASCII = 2;

function withTexts(exif: Uint8Array | undefined, texts: ReadonlyMap<number, string>): Uint8Array | undefined {
  if (texts.size === 0) return exif;
  const fieldOf = ([tag, text]: [number, string]) => {
    const data = utf8(`${text}\0`);
    return { tag, type: ASCII, count: data.length, data };
  };
  const fields = [...texts].map(fieldOf);
  if (!exif) return writeExif({ image: fields, exif: [], gps: [] }).subarray(EXIF_HEADER);
  return unlessTooShort(() => {
    const block = new ExifBlock(exif);
    block.set(fields.filter(({ tag }) => !block.has(tag)));
    return block.bytes;
  });
}

/** Returns it with what is true of the edited picture: upright, its size, its resolution. */
function asEdited({ exif, xmp, ...rest }: Carried, size: Size, dpi: number | undefined): Carried {
  const block = exif && unlessTooShort(() => new ExifBlock(exif));
  const edited =
    block &&
    unlessTooShort(() => {
      block.statePicture(size);
      if (dpi !== undefined) block.stateResolution(dpi);
      return block.bytes;
    });
  return {
    ...rest,
    exif: edited,
    xmp: xmp === undefined ? undefined : withPicture(xmp, size),
    ...(exif && !edited && { isPartial: true as const }),
  };
}

const codecOf = async (format: Pick<Format, 'id'>): Promise<Partial<CarriesMetadata>> =>
  (await (await workOn(format)).carried?.()) ?? {};

/** Reads what a file states besides its picture. */
async function readCarried(bytes: Uint8Array, id: FormatId): Promise<Carried> {
  const { read } = await codecOf({ id });
  try {
    return (await read?.(bytes)) ?? {};
  } catch (error) {
    if (error instanceof RangeError || isImageError(error)) return { isPartial: true };
    throw error;
  }
}

/**
 * Reads the metadata of a file, to be added to its results.
 * @param dpi the resolution to state, in dots per inch, if it is known
 * @param dropsColours whether results have the colours that EXIF states as a profile, or converted
 */
export async function embedOf(
  bytes: Uint8Array,
  format: FormatId,
  { metadata, dpi, dropsColours }: { metadata: Kept; dpi: number | undefined; dropsColours: boolean },
): Promise<Embed> {
  const kept = keptOf(await readCarried(bytes, format), metadata, dropsColours);
  const embed = async (file: Uint8Array<ArrayBuffer>, target: Format, size: Size) => {
    const { write } = await codecOf(target);
    return write?.(file, asEdited(inFormOf(target, kept), size, dpi), size) ?? file;
  };
  return Object.assign(embed, {
    metadata,
    isPartialIn: async (target: Format) => {
      const carried = asEdited(inFormOf(target, kept), { width: 1, height: 1 }, dpi);
      const { lacks } = await codecOf(target);
      return carried.isPartial === true || lacks?.(carried) === true;
    },
  });
}
