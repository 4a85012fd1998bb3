import { jpegColour, readJpegFrame } from '../../codecs/jpeg/frame-header.ts';
import { pngChunks, pngData } from '../../codecs/png/chunks.ts';
import { statedColours } from '../../codecs/stated-colours.ts';
import { workOn } from '../../codecs/work-on.ts';
import { type ColourFacts, colourFacts, coloursOf } from '../../colour/colours.ts';
import type { Format } from '../../formats/format.ts';
import type { FormatId } from '../../formats/index.ts';
import type { Probe } from '../../probe/probe.ts';

/* A canvas decodes to 8-bit sRGB. The header has the file's own depth and colours. */

interface Stored extends Pick<Probe, 'colour' | 'depth'> {
  /** A profile that has to be inflated. */
  icc?: Uint8Array<ArrayBuffer> | undefined;
}

/** PNG, third edition, section 11.2.1: the bit depth in IHDR, after the sides. */
const PNG_DEPTH_AT = 8;

const READERS: Readonly<Partial<Record<FormatId, (bytes: Uint8Array) => Promise<Stored> | Stored>>> = {
  jpeg: (bytes) => ({ colour: jpegColour(readJpegFrame(bytes)?.components ?? 3), depth: 8 }),
  png: async (bytes) => {
    let depth: Probe['depth'] = 8;
    let icc: Stored['icc'];
    for (const chunk of pngChunks(bytes)) {
      if (chunk.type === 'IDAT') break;
      if (chunk.type === 'IHDR' && pngData(bytes, chunk)[PNG_DEPTH_AT] === 16) depth = 16;
      if (chunk.type === 'iCCP') icc = await inflatedProfile(pngData(bytes, chunk));
    }
    return { colour: 'rgb', depth, icc };
  },
};

/** A name, a zero, the method, then zlib data (section 11.3.2.3). A profile that cannot be inflated does not count as sRGB. */
async function inflatedProfile(data: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
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
): Promise<Pick<Probe, 'colour' | 'depth'> & ColourFacts> {
  const { colour, depth, icc } = (await READERS[id]?.(bytes)) ?? ({ colour: 'rgb', depth: 8 } as const);
  return { colour, depth, ...colourFacts(coloursOf(statedColours(await workOn({ id }), bytes), colour, icc), colour) };
}
