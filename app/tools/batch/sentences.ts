import { formatBytes } from '#app/components/bytes.ts';
import { formatSize } from '#app/components/pixels.ts';
import { counted, pluralOf } from '#app/components/words.ts';
import { BATCH_LIMIT, type BatchAction } from '#catalogue/tools.ts';
import type { Size } from '#engine';
import type { ItemStatus } from './batch.ts';

export const ACTION_LABELS: Readonly<Record<BatchAction, string>> = {
  resize: 'Resize',
  compress: 'Compress',
  convert: 'Convert',
};

/** How far a file is; `waiting` has been asked for and not begun. */
export const STATUS: Readonly<Record<ItemStatus | 'waiting', string>> = {
  ready: 'Ready',
  waiting: 'Waiting',
  processing: 'Processing',
  complete: 'Complete',
  error: 'Failed',
};

/** What the batch says; wordings of the specification are exact. */
export const SENTENCES = {
  action: 'Action',
  stretches: 'Every picture is stretched to exactly this size.',
  fills: 'Every picture fills this frame; what is left over is cut off evenly.',
  fits: 'Each picture keeps its proportions.',
  byWidth: 'Every picture becomes this wide, and as high as it needs to be.',
  byHeight: 'Every picture becomes this high, and as wide as it needs to be.',
  needsSide: 'Give a width, a height, or both.',
  enlarge: 'Enlarge smaller pictures',
  setByTarget: 'set by the target size',
  targetLabel: (label: string) => `${label}, optional`,
  targetHint: 'The largest that a file may become.',
  scaledDown: (size: Size) => `Larger pictures are scaled down to fit ${formatSize(size)}.`,
  noQuality: (label: string) => `${label} has no quality to choose.`,
  noDimension: 'Please provide at least one dimension.',
  trust: `Up to ${BATCH_LIMIT} images at once. They never leave this device.`,
  added: (count: number) => ({ title: 'Files added', description: `${count} image(s) added for processing` }),
  noFiles: { title: 'No files to process', description: 'Please upload at least one image.' },
  processed: (count: number) => ({
    title: 'Batch processing complete',
    description: `${count} file(s) processed successfully.`,
  }),
  nothingLeft: { title: 'Batch processing complete', description: 'Every file was done with these settings already.' },
  runFailed: (reason = 'Unknown error') => ({ title: 'Error during batch processing', description: reason }),
  outdated: (count: number) =>
    `${counted(count, 'result was', 'results were')} made with earlier settings. Processing again replaces ${pluralOf(count, 'it', 'them')}.`,
  progress: 'Progress and results',
  allProgress: 'Progress of all images',
  done: 'done',
  of: (count: number, all: number) => `${count} of ${all}`,
  images: (count: number) => counted(count, 'image', 'images'),
  before: (count: number, bytes: number) => `${counted(count, 'image', 'images')} · ${formatBytes(bytes)}`,
  complete: (count: number) => `· ${count} complete`,
  failed: (count: number) => `· ${count} failed`,
  list: 'Images',
  clearAll: 'Clear All',
  nameless: 'Image without a name',
  earlierSettings: 'Made with earlier settings',
  working: 'Work on your images is still going on.',
  unsaved: 'Some of your new images have not been downloaded yet, and would be lost.',
} as const;
