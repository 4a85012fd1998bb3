import type { FileWork } from '../../codecs/file-work.ts';
import { statedColours } from '../../codecs/stated-colours.ts';
import type { Format } from '../../formats/format.ts';
import type { Probe } from '../../probe/probe.ts';
import type { RenderOptions } from '../backend.ts';
import { misreads } from '../vips/detours.ts';

/** Work that sharp passes to libvips in WebAssembly, and why. */
interface Exception<T> {
  what: string;
  why: string;
  applies(of: T): boolean;
}

/** Whether the format needs a dynamic library that sharp's build does not contain. */
export const isUnknownToSharp = ({ library }: Format) => library === 'vips-jxl.wasm';

/** Exceptions by a file that is not open yet. */
export const FILE_EXCEPTIONS: readonly Exception<{ format: Format; bytes: Uint8Array; work: FileWork }>[] = [
  {
    what: 'HEIC, ICO and BMP files',
    why: "sharp's build has no decoder for them",
    applies: ({ work }) => work.open !== undefined,
  },
  {
    what: 'SVG drawings',
    why: 'another renderer would draw them differently from the site',
    applies: ({ format }) => format.vector === true,
  },
  {
    what: 'JXL files',
    why: "sharp's build can neither read nor write them",
    applies: ({ format }) => isUnknownToSharp(format),
  },
  {
    what: 'TIFF and AVIF files',
    why: 'sharp reads some variants wrongly',
    applies: ({ format }) => misreads(format),
  },
  {
    what: 'colours of tags without a profile (PNG chunks, EXIF)',
    why: 'sharp ignores them',
    applies: ({ bytes, work }) => statedColours(work, bytes)?.by === 'tags',
  },
  {
    what: 'animated PNG files',
    why: 'sharp reads the still image only, not the frames',
    applies: ({ bytes, work }) => work.animation?.isIn(bytes) === true,
  },
];

/** Exceptions by the header. */
export const PROBE_EXCEPTIONS: readonly Exception<Probe>[] = [
  {
    what: 'HDR',
    why: 'sharp does not tone-map',
    applies: ({ hdr }) => hdr !== undefined,
  },
  {
    what: '16 bits per sample',
    why: 'sharp reduces them to 8 in most operations',
    applies: ({ depth }) => depth === 16,
  },
  {
    what: 'CMYK and Lab colours',
    why: 'the conversion is the same as on the site this way',
    applies: ({ colour }) => colour === 'cmyk' || colour === 'lab',
  },
  {
    what: 'grey pictures with a profile',
    why: 'sharp converts them to colour',
    applies: ({ colour, profile }) => colour === 'grey' && profile,
  },
];

/** Exceptions by the output. */
export const RENDER_EXCEPTIONS: readonly Exception<{ probe: Probe; options: RenderOptions }>[] = [
  {
    what: 'JXL output',
    why: "sharp's build can neither read nor write it",
    applies: ({ options }) => isUnknownToSharp(options.format),
  },
  {
    what: 'animated output',
    why: 'sharp scales all frames as one tall image, so neighbouring frames mix at their edges',
    applies: ({ probe, options }) => probe.frames > 1 && options.format.holds.animation,
  },
  {
    what: 'kept profiles',
    why: 'sharp drops the profile of pixels in memory',
    applies: ({ probe, options }) => probe.profile && options.keepProfile,
  },
];

/** All exceptions, for the docs. */
export const EXCEPTIONS: readonly Pick<Exception<never>, 'what' | 'why'>[] = [
  ...FILE_EXCEPTIONS,
  ...PROBE_EXCEPTIONS,
  ...RENDER_EXCEPTIONS,
];

/** Returns the first exception that applies. */
export function exceptionOf<T>(exceptions: readonly Exception<T>[], of: T): string | undefined {
  return exceptions.find(({ applies }) => applies(of))?.what;
}
