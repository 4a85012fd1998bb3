import type { FileWork } from '../codecs/file-work.ts';
import type { Format } from '../formats/format.ts';

/** Smaller targets are not padded to. */
const MIN_TARGET_BYTES = 500 * 1024;
/** Only a file smaller than this fraction of its target is padded. */
const SHORT_OF = 0.9;
/** The largest share of padding in the target, unless the original's format has another. */
const USUAL_PADDING = 0.2;

/**
 * Pads a file that is far below a large target even at the best quality, for forms with a minimum size. The result is
 * at most `aimBytes`; see `SizeSearch`.
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
