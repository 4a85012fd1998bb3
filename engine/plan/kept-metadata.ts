import type { Step } from '../geometry/steps.ts';
import type { OptionValues, Output } from '../recipe/index.ts';

/**
 * Returns the metadata to keep. A redacted picture keeps copyright and credit at most: the notes of cameras and XMP may
 * contain small copies of the picture, and a caption what was hidden.
 */
export function metadataToKeep(
  { metadata = 'strip' }: Output,
  steps: readonly Step[],
): NonNullable<OptionValues['metadata']> {
  const isRedacted = steps.some((step) => step.do === 'redact');
  return isRedacted && metadata !== 'strip' ? 'copyright' : metadata;
}
