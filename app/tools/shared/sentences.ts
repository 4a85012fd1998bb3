import { formatBytes } from '#app/components/bytes.ts';
import { listed } from '#app/components/words.ts';
import type { Progress } from '#engine';

/** What all tools say. Another language replaces this file; wordings of the specification are exact. */
export const SENTENCES = {
  before: 'Before',
  after: 'After',
  smaller: (percent: number) => `${percent}% smaller`,
  larger: (percent: number) => `${percent}% larger`,
  sameSize: 'Same size',
  beforeYouStart: 'Before you start',
  tryMoreTools: 'Try More Tools',
  result: 'Result',
  dimensions: 'Dimensions',
  format: 'Format',
  frames: 'Frames',
  noImage: 'No image',
  asItIs: 'As it is',
  changed: (from: string, to: string) => `${from} → ${to}`,
  cancel: 'Cancel',
  startOver: 'Start Over',
  changeSettings: 'Change settings',
  also: (settings: readonly string[]) => `Also: ${listed(settings)}`,
  removeAlso: 'Remove these settings',
  leaveTitle: 'Leave this page?',
  leave: 'Leave',
  stay: 'Stay',
  unsaved: 'Your new image has not been downloaded yet, and would be lost.',
  working: 'Work on your image is still going on.',
  share: 'Share',
  linkCopied: { title: 'Link copied', description: 'Share this tool with others' },
  linkNotCopied: {
    title: 'The link could not be copied',
    description: 'Your browser did not allow it. The address bar has the same link.',
  },
} as const;

/**
 * Said before the run of a file that will come back as it is.
 * @param stripped its metadata goes all the same, since that was chosen
 */
export function unchangedSentence(why: 'small' | 'fits', stripped: boolean, targetBytes = 0): string {
  const size = why === 'small' ? 'Already 10 KB or less' : `Already below ${formatBytes(targetBytes)}`;
  return stripped
    ? `${size}: left as it is, but without camera details`
    : `${size}: left as it is, camera details included`;
}

export const STAGES: Readonly<Record<Progress['stage'], string>> = {
  queued: 'Starting…',
  reading: 'Reading the image…',
  editing: 'Working on the pixels…',
  encoding: 'Writing the file…',
};
