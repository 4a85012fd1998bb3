import type { Metadata } from 'sharp';
import { statedColours } from '../../codecs/stated-colours.ts';
import { factsIn, workOn } from '../../codecs/work-on.ts';
import { colourFacts, coloursOf } from '../../colour/colours.ts';
import type { Format } from '../../formats/format.ts';
import type { Probe } from '../../probe/probe.ts';
import { COLOURS } from '../colours.ts';

/** Converts sharp's metadata to the probe that libvips in WebAssembly returns. */
export async function readProbe(metadata: Metadata, format: Format, bytes: Uint8Array): Promise<Probe> {
  const { icc, pages = 1, orientation = 1, autoOrient } = metadata;
  const frames = format.holds.animation ? pages : 1;
  const colour = COLOURS[metadata.space] ?? 'rgb';
  const work = await workOn(format);
  const dpi = work.dpi ? work.dpi(bytes) : metadata.density;
  return {
    format: format.id,
    width: autoOrient.width,
    height: autoOrient.height,
    frames,
    stilled: (work.unreadFrames?.(bytes) ?? 1) > 1,
    pages: format.paged ? pages : 1,
    delays: frames > 1 ? (metadata.delay ?? []) : [],
    loop: metadata.loop ?? 0,
    alpha: metadata.hasAlpha,
    palette: metadata.isPalette,
    depth: metadata.depth === 'uchar' ? 8 : 16,
    colour,
    ...colourFacts(coloursOf(statedColours(work, bytes), colour, icc && new Uint8Array(icc)), colour),
    dpi,
    orientation: orientation >= 1 && orientation <= 8 ? orientation : 1,
    ...(await factsIn(format, bytes)),
    bytes: bytes.length,
  };
}
