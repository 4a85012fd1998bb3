import type { TooLargeWords } from '#choose/too-large.ts';
import type { ImageErrorCode } from '#engine';
import { formatCount } from '#words/language.ts';
import { missingPercent } from '#words/percent.ts';

/** What happened and what to do, in one or two sentences per error code of the engine. */
export const errorWords: Readonly<Record<ImageErrorCode, string>> = {
  unreadable: 'This file is damaged or incomplete, so it cannot be opened. Please try another copy of it.',
  incomplete: 'The end of this file is missing. Please try another copy of it.',
  'file-changed': 'It changed since you chose it. Please choose it again.',
  unsupported: 'This file is not an image that can be read here. Please choose a JPG, PNG, WebP, TIFF or GIF.',
  'camera-raw':
    'This is a camera’s RAW file, which has to be developed first. Please save it as a JPG or TIFF in the camera’s own program and open that.',
  'beyond-browser': 'This browser cannot work with this format. Please choose another one, or try a newer browser.',
  'too-large': 'This image has too many pixels for this browser. Please choose a smaller image.',
  'bad-recipe': 'These settings do not fit this image. Please check the width, the height and the crop.',
  'watermark-missing': 'The picture for the watermark is missing. Please choose it again.',
  'watermark-differs': 'This is another picture than the watermark of these settings. Please choose it again.',
  'watermark-unreadable': 'The picture for the watermark cannot be opened. Please choose another one.',
  'codec-failed': 'This image could not be saved with these settings. Please try different ones.',
  'out-of-memory': 'There is not enough free memory for this image. Please close other tabs and try again.',
  cancelled: 'Cancelled.',
  'codec-unavailable':
    'A part of the site that this format needs could not be loaded. Please check your connection and try again.',
  'no-file': 'Please choose an image first.',
  'not-a-file': 'Please choose an image file.',
  'engine-unavailable': 'The image tools could not be loaded. Please check your connection and try again.',
};

/** The specification's sentence for a failed action; missing files have their own. */
export const failureReasons: Readonly<Partial<Record<ImageErrorCode, string>>> = {
  unreadable: 'Failed to load image',
  incomplete: 'The end of the file is missing',
  'file-changed': 'It changed since you chose it: choose it again',
  'engine-unavailable': 'The image tools could not be loaded',
  unsupported: 'The file given is not an image',
  'no-file': 'No file provided',
  'not-a-file': 'The file given is not an instance of Blob or File',
};

/** Asks about a file without its end. @param missing the share of its picture that is missing, if it is known */
export const incompleteWords = {
  question: (missing: number | undefined) =>
    missing === undefined
      ? 'The end of this file is missing. Go on with the rest?'
      : `The last ${missingPercent(missing)} of this picture is missing. Go on with the rest?`,
  goOn: 'Go on with the rest',
};

/** An error without a message. */
export const unknownError = 'Unknown error';

export const compressionFailed = (reason: string) => `Compression failed: ${reason}`;

export const unwritable = (label: string) => `This browser cannot write ${label}.`;

export const tooLarge: TooLargeWords = {
  side: (most, size) => `This format allows up to ${formatCount(most)} pixels on each side, and this would be ${size}.`,
  own: (size, beyond) => `This image has ${size} pixels${beyond}.`,
  made: (size, beyond) => `This would be ${size} pixels${beyond}.`,
  beyond: (megapixels) => `, more than the limit of ${megapixels} megapixels`,
};
