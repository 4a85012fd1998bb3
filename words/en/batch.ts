import { BATCH_LIMIT, type BatchAction } from '#catalogue/tools.ts';
import type { Binding } from '#engine';
import { formatBytes } from '#words/bytes.ts';
import { DOCUMENT_CONTROLS } from '#words/catalogue/document-controls.ts';
import { CONTROLS } from '#words/catalogue/tools.ts';
import { counted, pluralOf } from '#words/language.ts';

export const ACTION_LABELS: Readonly<Record<BatchAction, string>> = {
  resize: 'Resize',
  compress: 'Compress',
  convert: 'Convert',
};

/** A file's progress. `waiting` means that its run is requested but has not started, `small` that a run would return the file. */
export const STATUS = {
  ready: 'Ready',
  small: 'Already small',
  waiting: 'Waiting',
  processing: 'Processing',
  complete: 'Complete',
  error: 'Failed',
} as const;

const PART = { pages: 'page', frames: 'frame' } as const;
const countedParts = (of: Binding, parts: number) => counted(parts, PART[of], of);

/** The batch's texts; wordings of the specification are exact. */
export const batchWords = {
  cancel: (name: string) => `Cancel ${name}`,
  retry: (name: string) => `Retry ${name}`,
  download: (name: string) => `Download ${name}`,
  remove: (name: string) => `Remove ${name}`,
  progressOf: (name: string) => `Progress of ${name}`,
  compare: (name: string) => `Compare ${name} before and after`,
  action: 'Action',
  stretches: 'Every picture is stretched to exactly this size.',
  fills: 'Every picture is cropped to fill this size exactly.',
  fits: 'Each picture keeps its proportions.',
  byWidth: 'Every picture gets this width. The height follows.',
  byHeight: 'Every picture gets this height. The width follows.',
  needsSide: 'Enter a width, a height or both.',
  enlarge: 'Enlarge smaller pictures',
  setByTarget: 'By size',
  exactQuality: 'Every picture gets exactly this quality.',
  lowerQuality: 'Lower it where little is saved',
  targetLabel: (label: string) => `${label}, optional`,
  targetHint: 'The largest a file can be.',
  largest: 'Largest size',
  /** A frame, or a number for the longest side. */
  scaledDown: (largest: string) =>
    largest.includes('×')
      ? `Larger pictures are scaled down to fit ${largest}.`
      : `Larger pictures are scaled down to ${largest} pixels on their longest side.`,
  pages: DOCUMENT_CONTROLS.pages,
  one: { pages: 'One document', frames: 'One animation' },
  each: 'One file each',
  shownFor: 'Each image shows for',
  seconds: (milliseconds: number) => counted(milliseconds / 1000, 'second', 'seconds'),
  animationHint: 'Smaller images are centred on the size of the largest. The animation repeats forever.',
  paper: DOCUMENT_CONTROLS.paper,
  papers: { picture: 'Image size', a4: 'A4', letter: 'Letter' },
  margin: 'Margin',
  margins: (mm: number) => (mm === 0 ? 'None' : `${mm} mm`),
  keepsJpgs: 'Keep JPG images as they are',
  keepsJpgsHint: 'They go into the PDF byte for byte. Other images become JPGs at high quality.',
  orderHint: {
    pages: 'Drag the images into the order of the pages, choose a page number, or use the arrow keys on a handle.',
    frames:
      'Drag the images into the order in which they are shown, choose a number, or use the arrow keys on a handle.',
  },
  handle: (name: string, of: Binding, place: number, all: number) => `Move ${name}, ${PART[of]} ${place} of ${all}`,
  moved: (name: string, of: Binding, place: number, all: number) => `${name} is now ${PART[of]} ${place} of ${all}.`,
  placeOf: { pages: (name: string) => `Page of ${name}`, frames: (name: string) => `Frame of ${name}` },
  downloadBound: (format: string, of: Binding, parts: number) =>
    `${CONTROLS.download} ${format} (${countedParts(of, parts)})`,
  boundToast: (format: string, of: Binding, parts: number) => ({
    title: 'Download started',
    description: `${countedParts(of, parts)} in one ${format}.`,
  }),
  bindingFailed: { title: 'Download failed', description: 'The file could not be put together. Please try again.' },
  anySize: 'any',
  noDimension: 'Please provide at least one dimension.',
  skipList: 'Skip the list',
  trust: `Up to ${BATCH_LIMIT} images at once. They never leave this device.`,
  manyPages: 'All pages of a file count as one image.',
  added: (count: number) => ({ title: 'Files added', description: `${count} image(s) added for processing` }),
  noFiles: { title: 'No files to process', description: 'Please upload at least one image.' },
  processed: (count: number) => ({
    title: 'Batch processing complete',
    description: `${count} file(s) processed successfully.`,
  }),
  nothingLeft: {
    title: 'Batch processing complete',
    description: 'Every file was already processed with these settings.',
  },
  runFailed: (reason = 'Unknown error') => ({ title: 'Error during batch processing', description: reason }),
  compressedAlready: (count: number, all: number) =>
    count === all ? 'Compressed already. Compress again?' : `${count} of ${all} compressed already. Compress again?`,
  outdated: (count: number) =>
    `${counted(count, 'result was', 'results were')} made with earlier settings. Processing again replaces ${pluralOf(count, 'it', 'them')}.`,
  progress: 'Progress and results',
  allProgress: 'Progress of all images',
  done: 'done',
  of: (count: number, all: number) => `${count} of ${all}`,
  images: (count: number) => counted(count, 'image', 'images'),
  about: (bytes: number) => `about ${formatBytes(bytes)}`,
  before: (count: number, bytes: number) => `${counted(count, 'image', 'images')} · ${formatBytes(bytes)}`,
  complete: (count: number) => `· ${count} complete`,
  failed: (count: number) => `· ${count} failed`,
  list: 'Images',
  clearAll: 'Clear All',
  savedAs: (original: string, name: string) =>
    original === name ? `${original} keeps its name.` : `${original} is saved as ${name}.`,
  nameless: 'Image without a name',
  earlierSettings: 'Made with earlier settings',
  working: 'Your images are still being processed.',
  unsaved: 'You have not downloaded some of your new images yet. They would be lost.',
} as const;
