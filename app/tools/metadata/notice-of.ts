import { hasChanges } from '#engine/inspect/has-changes.ts';
import { metadataWords } from '#words/metadata.ts';
import { writeMetadataWords } from '#words/write-metadata.ts';
import type { MetadataSettings } from './settings.ts';

/** Whether a file is not changed at all. */
export const isUnchanged = ({ removal, changes }: MetadataSettings) => removal === undefined && !hasChanges(changes);

/** What happens to the picture while metadata is removed and written. */
export function noticeOf(settings: MetadataSettings): string {
  if (isUnchanged(settings)) return writeMetadataWords.unchanged;
  return hasChanges(settings.changes) ? writeMetadataWords.pixelsCopied : metadataWords.bytesCopied;
}
