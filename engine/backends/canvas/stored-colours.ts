import type { Format, FormatId } from '../../formats/format.ts';
import { isSrgbProfile } from '../../metadata/icc.ts';
import { jpegColour, readJpegFrame } from '../../metadata/jpeg-frame.ts';
import { pngChunks, pngData } from '../../metadata/png-chunks.ts';
import { webpChunks } from '../../metadata/webp-chunks.ts';
import type { Probe } from '../../probe/probe.ts';

/* A canvas decodes to 8-bit sRGB. The header has the file's own depth and colours. */

interface Stored extends Pick<Probe, 'colour' | 'depth'> {
  icc?: Uint8Array | undefined;
}

/** PNG, third edition, section 11.2.1: the bit depth in IHDR, after the sides. */
const PNG_DEPTH_AT = 8;
/** RFC 9649, section 2.7: type and length before a chunk's data. */
const WEBP_CHUNK_HEADER = 8;

const READERS: Readonly<Partial<Record<FormatId, (bytes: Uint8Array) => Promise<Stored> | Stored>>> = {
  jpeg: (bytes) => {
    const { components = 3, profile } = readJpegFrame(bytes) ?? {};
    return { colour: jpegColour(components), depth: 8, icc: profile };
  },
  png: async (bytes) => {
    let depth: Probe['depth'] = 8;
    let icc: Uint8Array | undefined;
    for (const chunk of pngChunks(bytes)) {
      if (chunk.type === 'IDAT') break;
      if (chunk.type === 'IHDR' && pngData(bytes, chunk)[PNG_DEPTH_AT] === 16) depth = 16;
      if (chunk.type === 'iCCP') icc = await inflatedProfile(pngData(bytes, chunk));
    }
    return { colour: 'rgb', depth, icc };
  },
  webp: (bytes) => {
    const chunk = [...webpChunks(bytes)].find(({ type }) => type === 'ICCP');
    return { colour: 'rgb', depth: 8, icc: chunk && bytes.subarray(chunk.start + WEBP_CHUNK_HEADER, chunk.end) };
  },
};

/** A name, a zero, the method, then zlib data (section 11.3.2.3). A profile that cannot be inflated does not count as sRGB. */
async function inflatedProfile(data: Uint8Array): Promise<Uint8Array> {
  try {
    const packed = new Uint8Array(data.subarray(data.indexOf(0) + 2));
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate'));
    return new Uint8Array(await new Response(stream).arrayBuffer());
  } catch {
    return new Uint8Array();
  }
}

/** Returns the file's colours, for the probe. */
export async function storedColours(
  bytes: Uint8Array,
  { id }: Format,
): Promise<Pick<Probe, 'colour' | 'depth' | 'profile' | 'wideGamut'>> {
  const { colour, depth, icc } = (await READERS[id]?.(bytes)) ?? { colour: 'rgb', depth: 8 };
  const wideGamut = colour === 'cmyk' || (colour === 'rgb' && icc !== undefined && !isSrgbProfile(icc));
  return { colour, depth, profile: icc !== undefined, wideGamut };
}
