import type { Source } from '../backends/backend.ts';
import { isImageError } from '../errors/errors.ts';
import type { Probe } from '../probe/probe.ts';

/**
 * Returns a source's probe, without an alpha channel that is opaque everywhere: nothing is transparent then. Decodes a still picture
 * with an alpha channel. Damage is left to its run.
 */
export async function withSeenAlpha(source: Source): Promise<Probe> {
  const { probe } = source;
  if (!probe.alpha || probe.frames > 1) return probe;
  try {
    return (await source.isOpaque?.()) ? { ...probe, alpha: false } : probe;
  } catch (error) {
    if (!isImageError(error) || error.code !== 'unreadable') throw error;
    return probe;
  }
}
