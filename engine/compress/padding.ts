import type { FileWork } from '../formats/file-work.ts';
import type { Format } from '../formats/format.ts';

/** Below this target nobody is helped by a file of nearly its size. */
const MIN_TARGET_BYTES = 500 * 1024;
/** Only a file smaller than this fraction of its target is padded. */
const SHORT_OF = 0.9;
/** At most this fraction of the target is padding, where the format that the picture came in does not name another. */
const USUAL_PADDING = 0.2;

/**
 * Brings a file that even the best quality leaves well under a large target closer to it, as forms that demand a
 * minimum want it; never above `aimBytes`, which is the target or what stands in for it.
 */
export function padToTarget(
  bytes: Uint8Array<ArrayBuffer>,
  { targetBytes, aimBytes }: { targetBytes: number; aimBytes: number },
  { pad, from, to }: { pad: NonNullable<FileWork['pad']>; from: Format; to: Format },
): Uint8Array<ArrayBuffer> {
  if (targetBytes < MIN_TARGET_BYTES || bytes.length >= targetBytes * SHORT_OF) return bytes;
  const share = from.id === to.id ? USUAL_PADDING : (from.paddingOnceConverted ?? USUAL_PADDING);
  const most = Math.floor(targetBytes * share);
  return pad(bytes, Math.min(most, aimBytes - bytes.length));
}
