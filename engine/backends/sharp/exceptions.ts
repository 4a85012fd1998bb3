import { workOn } from '../../formats/file-work.ts';
import type { Format } from '../../formats/format.ts';
import type { Probe } from '../../probe.ts';
import type { RenderOptions } from '../backend.ts';

/** What sharp leaves to libvips in WebAssembly, with the reason. */
interface Exception<T> {
  what: string;
  why: string;
  applies(of: T): boolean;
}

/** libvips has the format in a library of its own that sharp's build goes without. */
export const isUnknownToSharp = ({ library }: Format) => library === 'vips-jxl.wasm';

/** Of a file that nobody has opened yet. */
export const FILE_EXCEPTIONS: readonly Exception<{ format: Format; bytes: Uint8Array }>[] = [
  {
    what: 'HEIC and BMP files',
    why: "sharp's build has no decoder for them",
    applies: ({ format }) => format.decoder !== undefined,
  },
  {
    what: 'SVG drawings',
    why: 'another renderer would draw another picture than the site',
    applies: ({ format }) => format.vector === true,
  },
  {
    what: 'JXL files',
    why: "sharp's build can neither read nor write them",
    applies: ({ format }) => isUnknownToSharp(format),
  },
  {
    what: 'TIFF and AVIF files',
    why: 'some of their kinds are read wrongly unless their bytes are changed first',
    applies: ({ format }) => format.detour !== undefined,
  },
  {
    what: 'animated PNG files',
    why: 'sharp reads the picture in them that is for readers of stills, and nothing of the frames',
    applies: ({ format, bytes }) => workOn(format).animation?.isIn(bytes) === true,
  },
];

/** Of a file whose header has been read. */
export const PROBE_EXCEPTIONS: readonly Exception<Probe>[] = [
  { what: '16 bits a sample', why: 'sharp works in 8 unless all is 16', applies: ({ depth }) => depth === 16 },
  {
    what: 'CMYK and Lab colours',
    why: 'their conversion has been proved in one place',
    applies: ({ colour }) => colour === 'cmyk' || colour === 'lab',
  },
  {
    what: 'grey pictures with a profile',
    why: 'sharp makes colour pictures of them',
    applies: ({ colour, profile }) => colour === 'grey' && profile,
  },
];

/** Of what is to be made of it. */
export const RENDER_EXCEPTIONS: readonly Exception<{ probe: Probe; options: RenderOptions }>[] = [
  {
    what: 'JXL that is written',
    why: "sharp's build can neither read nor write it",
    applies: ({ options }) => isUnknownToSharp(options.format),
  },
  {
    what: 'animations that stay animations',
    why: 'sharp scales all frames as one tall picture, so that they bleed into each other',
    applies: ({ probe, options }) => probe.frames > 1 && options.format.holds.animation,
  },
  {
    what: 'metadata that is kept',
    why: 'sharp keeps the thumbnail, and cannot take the place out',
    applies: ({ probe, options }) => probe.metadata && options.metadata !== 'strip' && options.format.holds.metadata,
  },
  {
    what: 'profiles that are kept',
    why: 'pixels that are held in memory have none in sharp',
    applies: ({ probe, options }) => probe.profile && options.keepProfile,
  },
];

/** All of them, for the docs. */
export const EXCEPTIONS: readonly Pick<Exception<never>, 'what' | 'why'>[] = [
  ...FILE_EXCEPTIONS,
  ...PROBE_EXCEPTIONS,
  ...RENDER_EXCEPTIONS,
];

/** The first exception that applies. */
export function exceptionOf<T>(exceptions: readonly Exception<T>[], of: T): string | undefined {
  return exceptions.find(({ applies }) => applies(of))?.what;
}
