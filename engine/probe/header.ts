import type { FormatId } from '../formats/index.ts';
import { turnedSize } from '../geometry/steps.ts';
import type { Probe } from './probe.ts';
import { USUAL_FACTS } from './usual-facts.ts';

/** Width and height are those of the stored pixels. */
export type Header = Pick<Probe, 'width' | 'height'> & Partial<Probe>;

/** Returns a probe whose other facts have the value of most files; undefined for a damaged header. */
export function probeOfHeader(
  bytes: Uint8Array,
  format: FormatId,
  read: (bytes: Uint8Array) => Header | undefined,
): Probe | undefined {
  try {
    const header = read(bytes);
    if (!header || !(header.width > 0 && header.height > 0)) return undefined;
    return {
      ...USUAL_FACTS,
      bytes: bytes.length,
      ...header,
      format,
      ...turnedSize(header, header.orientation ?? 1),
    };
  } catch {
    // A truncated file. The engine reports the error.
    return undefined;
  }
}
