import { formatSize } from '#app/components/pixels.ts';
import { formatCount } from '#app/components/words.ts';
import type { ErrorFacts, ImageErrorCode } from '#engine';
import type { AimName } from '#engine/recipe/index.ts';

/** What happened and what to do, one sentence or two for each of the engine's codes. */
const SENTENCES: Record<ImageErrorCode, string> = {
  unreadable: 'This file is damaged or incomplete, so it cannot be opened. Please try another copy of it.',
  unsupported: 'This file is not an image that can be read here. Please choose a JPG, PNG, WebP, TIFF or GIF.',
  'beyond-browser': 'This browser cannot work with this format. Please choose another one, or try a newer browser.',
  'too-large': 'This image has too many pixels for this browser. Please choose a smaller image.',
  'bad-recipe': 'These settings do not fit this image. Please check the width, the height and the crop.',
  'codec-failed': 'This image could not be saved with these settings. Please try different ones.',
  'out-of-memory': 'There is not enough free memory for this image. Please close other tabs and try again.',
  cancelled: 'Cancelled.',
  'codec-unavailable':
    'A part of the site that this format needs could not be loaded. Please check your connection and try again.',
  'no-file': 'Please choose an image first.',
  'not-a-file': 'Please choose an image file.',
  'engine-unavailable': 'The image tools could not be loaded. Please check your connection and try again.',
};

const UNKNOWN = 'Unknown error';

/** By name, since an error that comes from a worker is of another realm. */
function codeOf(error: unknown): ImageErrorCode | undefined {
  if (!(error instanceof Error) || error.name !== 'ImageError' || !('code' in error)) return undefined;
  const { code } = error;
  return typeof code === 'string' && code in SENTENCES ? (code as ImageErrorCode) : undefined;
}

/** The visitor's words for whatever went wrong. */
export function errorSentence(error: unknown): string {
  const code = codeOf(error);
  if (code) return SENTENCES[code];
  return messageOf(error);
}

/** Why settings cannot be carried out on a picture, with its numbers where they tell; what helps is for the tool to say. */
export function impossibleSentence(error: unknown, picture: { width: number; height: number }): string {
  const { tooLarge } = factsOf(error);
  if (!tooLarge) return errorSentence(error);
  const { width, height, maxSide, maxPixels } = tooLarge;
  const size = formatSize({ width, height });
  if (maxSide)
    return `This format allows up to ${formatCount(maxSide)} pixels on each side, and this would be ${size}.`;
  const most = maxPixels ? `, more than the limit of ${Math.floor(maxPixels / 1e6)} megapixels` : '';
  const isOwn = width === picture.width && height === picture.height;
  return isOwn ? `This image has ${size} pixels${most}.` : `This would be ${size} pixels${most}.`;
}

export const unwritableSentence = (label: string) => `This browser cannot write ${label}.`;

function factsOf(error: unknown): ErrorFacts {
  return error instanceof Error && 'facts' in error && error.facts ? (error.facts as ErrorFacts) : {};
}

/** The specification's words for why a routine failed; what is missing says it in words of its own. */
const REASONS: Partial<Record<ImageErrorCode, string>> = {
  unreadable: 'Failed to load image',
  unsupported: 'The file given is not an image',
  'no-file': 'No file provided',
  'not-a-file': 'The file given is not an instance of Blob or File',
};

const COMPRESSING: Readonly<Record<AimName, boolean>> = { encode: false, compress: true, size: true, score: true };

/** Why a run failed, as a toast says it. */
export function failureReason(error: unknown, aim: AimName): string {
  const code = codeOf(error);
  const reason = (code && REASONS[code]) ?? messageOf(error);
  return COMPRESSING[aim] ? `Compression failed: ${reason}` : reason;
}

function messageOf(error: unknown): string {
  return error instanceof Error && error.message ? error.message : UNKNOWN;
}
