import type { FileWork, PreparedFile } from '../../codecs/file-work.ts';
import { statedColours } from '../../codecs/stated-colours.ts';
import { hasScripts } from '../../codecs/svg/scripts-in.ts';
import { hasUndrawn } from '../../codecs/svg/undrawn.ts';
import { factsIn, workOn } from '../../codecs/work-on.ts';
import { colourFacts } from '../../colour/colours.ts';
import type { Ending } from '../../decoders/ending.ts';
import { isImageError } from '../../errors/errors.ts';
import { fetchPart } from '../../errors/fetch-part.ts';
import type { Format } from '../../formats/format.ts';
import { formatOfBytes } from '../../formats/index.ts';
import { coloursIn, toColours } from './colours-in.ts';
import { detourFor } from './detours.ts';
import { guarded } from './errors.ts';
import type { Codecs, VipsFile } from './file.ts';
import { Handles } from './handles.ts';
import {
  drawingSize,
  headerOf,
  imageOfPixels,
  isRead,
  loaderOptions,
  load as loadPixels,
  openHeader,
  withoutBlackRows,
} from './load.ts';
import { withMetadata, withMetadataOf } from './metadata.ts';
import { throwIfStopped } from './progress.ts';
import { colourOf, hasField, ICC_FIELD, readProbe } from './read-probe.ts';
import type { VipsImage } from './start.ts';

/** An animation whose static image alone is read. */
const STILLED = { animation: undefined, facts: { stilled: true } } as const;

/** Reads the frames of an animation of which libvips reads stills only; undefined if there are none. */
async function readStored(work: NonNullable<FileWork['animation']>, bytes: Uint8Array, isStill: () => boolean) {
  const { split, motionOf, fitsHeader } = await work.fetch();
  const parts = split(bytes);
  if (!parts) return undefined;
  const isWhole = fitsHeader(parts);
  if (!isWhole && isStill()) return STILLED;
  const animation = isWhole ? parts : { ...parts, showsFirst: false };
  const { loadStoredFrames } = await fetchPart(() => import('./stored-frames.ts'));
  return { animation, facts: motionOf(animation), load: loadStoredFrames };
}

/** How a file is read that lacks its end. */
async function readEnding(
  endings: Codecs['endings'],
  bytes: Uint8Array<ArrayBuffer>,
  format: Format,
  { isComplete, ending }: FileWork,
): Promise<Ending | undefined> {
  if (isComplete?.(bytes) !== false) return undefined;
  const own = endings?.[format.id];
  if (own) return own(bytes);
  return ending?.(bytes);
}

/**
 * If only the frames of a complete file are damaged, the static image is shown, as the APNG specification requires.
 * @param isStill whether the static image can be decoded
 */
async function readFrames(work: FileWork, bytes: Uint8Array, isStill: () => boolean) {
  if (!work.animation?.isIn(bytes)) return undefined;
  try {
    return await readStored(work.animation, bytes, isStill);
  } catch (error) {
    const isWhole = isImageError(error) && error.code === 'unreadable' && work.isComplete?.(bytes);
    if (!isWhole) throw error;
    return STILLED;
  }
}

/**
 * Opens a file with libvips.
 * @param prepared the bytes that libvips reads, if they differ from the file's
 * @throws {ImageError} `unreadable` or `unsupported`
 */
export async function openWithLibvips(
  { vips, drawVector, pixelDecoders, endings }: Codecs,
  bytes: Uint8Array<ArrayBuffer>,
  format: Format,
  prepared: PreparedFile = { bytes },
): Promise<VipsFile> {
  const work = await workOn(format);
  const metadata = work.readMetadata?.(bytes) ?? {};
  const detour = await detourFor(format, bytes, (candidate) => isRead(vips, candidate, format));
  const ending = await readEnding(endings, prepared.bytes, format, work);
  const source = detour?.bytes ?? ending?.bytes ?? prepared.bytes;
  // A decoder only warns where an end that was added here follows too soon.
  const incomplete = ending?.incomplete && { incomplete: ending.incomplete };
  const failOn = ending && (incomplete ? 'none' : 'warning');
  const finish = (image: VipsImage, handles: Handles) => {
    const covered = ending?.rows === undefined ? image : withoutBlackRows(image, ending.rows, handles);
    return withMetadata(detour?.finish?.(covered, handles) ?? covered, metadata, handles);
  };
  const stored = await readFrames(work, bytes, () => isRead(vips, source, format, (image) => image.avg()));
  const fileFacts = await factsIn(format, bytes);
  // Those of a PNG in an icon are the PNG's.
  const stated = detour?.stated ?? statedColours(await workOn(formatOfBytes(source) ?? format), source);
  using handles = new Handles();
  const { probe, header, colours, hasProfile } = guarded('reading', () => {
    const image = openHeader(vips, source, format, handles, failOn);
    const finished = finish(image, handles);
    const colours = coloursIn(finished, stated);
    const probe = {
      ...readProbe(finished, format, bytes, work, fileFacts),
      ...colourFacts(colours, colourOf(finished)),
    };
    const scripts = format.minifies && hasScripts(bytes) ? { scripts: true as const } : undefined;
    const parts = { ...probe.parts, ...detour?.facts?.parts, ...scripts };
    const leavesOut = format.minifies && !drawVector && hasUndrawn(bytes);
    const undrawn = leavesOut ? { lostOnReading: ['undrawn' as const] } : undefined;
    const facts = { ...prepared.facts, ...incomplete, ...detour?.facts, ...stored?.facts, ...undrawn };
    return {
      probe: { ...probe, ...facts, parts: Object.keys(parts).length > 0 ? parts : undefined },
      header: headerOf(image, failOn),
      colours,
      hasProfile: hasField(finished, ICC_FIELD),
    };
  });
  return {
    probe,
    lazy: !format.vector,
    keyOf: (options) => JSON.stringify(loaderOptions(format, header, options)),
    gainMap: () => work.gainMap?.(bytes),
    decode: async (options, owner) => {
      const { allFrames, scaledTo } = options;
      if (format.vector && drawVector) {
        const sizes = {
          natural: { width: header.width, height: header.height },
          wanted: drawingSize(header, scaledTo),
        };
        // libvips draws it too, but without text, HTML and CSS variables.
        const drawing = await drawVector(sizes, source).catch(() => undefined);
        if (drawing) return imageOfPixels(vips, drawing, { alpha: true }, owner);
      }
      const inItsColours = await toColours(vips, colours, hasProfile);
      if (stored?.animation && (allFrames || !stored.animation.showsFirst)) {
        return guarded('reading', () => {
          const still = openHeader(vips, source, format, owner);
          const frames = stored.load(vips, stored.animation, { header: still, alpha: probe.alpha, allFrames }, owner);
          return inItsColours(frames, owner);
        });
      }
      const decoded =
        allFrames || incomplete
          ? undefined
          : pixelDecoders?.[format.id]?.(source, { size: header, scaledTo, throwIfStopped });
      return guarded('reading', () => {
        const read = () => {
          if (!decoded) return loadPixels(vips, source, format, header, options, owner);
          const pixels = imageOfPixels(vips, decoded, { alpha: probe.alpha }, owner);
          return withMetadataOf(openHeader(vips, source, format, owner), pixels, owner);
        };
        return inItsColours(finish(read(), owner), owner);
      });
    },
  };
}
