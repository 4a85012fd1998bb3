import type { FileWork } from '../formats/file-work.ts';

/** Below this target nobody is helped by a file of nearly its size. */
const MIN_TARGET_BYTES = 500 * 1024;
/** Only a file smaller than this fraction of its target is padded. */
const SHORT_OF = 0.9;
/** At most this fraction of the target is padding: more for a picture that changed its format on the way. */
const MAX_PADDING = { same: 0.2, exchanged: 0.4 } as const;

/**
 * Brings a file that even the best quality leaves well under a large target closer to it, as forms that demand a
 * minimum want it; never above `aimBytes`, which is the target or what stands in for it.
 */
export function padToTarget(
  bytes: Uint8Array<ArrayBuffer>,
  { targetBytes, aimBytes }: { targetBytes: number; aimBytes: number },
  { pad, exchanged }: { pad: NonNullable<FileWork['pad']>; exchanged: boolean },
): Uint8Array<ArrayBuffer> {
  if (targetBytes < MIN_TARGET_BYTES || bytes.length >= targetBytes * SHORT_OF) return bytes;
  const most = Math.floor(targetBytes * MAX_PADDING[exchanged ? 'exchanged' : 'same']);
  return pad(bytes, Math.min(most, aimBytes - bytes.length));
}
