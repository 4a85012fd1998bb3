import type { Format, Loss } from '#engine';
import { fillWords } from '#words/fill.ts';

/** What a run would lose of a picture, in one clause per loss; shown before the run. */
const lossWords: Record<Loss, (target: string, fill: string) => string> = {
  transparency: (target, fill) => `${target} has no transparency: transparent areas become ${fill}.`,
  animation: (target) => `${target} cannot be animated: only the first frame is kept.`,
  pages: () => 'Only the first page is used.',
  metadata: () => 'Camera details and hidden data are removed.',
  location: () => 'The location where the photo was taken is removed.',
  'all-but-credit': () => 'Camera details and the location are removed: copyright and credit stay.',
  'some-metadata': () => 'Some hidden details, such as notes by the camera maker, cannot be kept.',
  credentials: () => 'Content Credentials are removed: their signature is valid only for the original file.',
  'other-details': () => 'Comments, previews and other programs’ data are removed.',
  colours: (target) => `${target} holds only 256 colours: similar ones take the place of the others.`,
  'half-transparency': (target) => `${target} pixels are either visible or not: soft edges become hard.`,
  'bit-depth': (target) => `${target} is 8-bit: subtle colour steps are lost.`,
  hdr: () => 'The brighter HDR version is dropped: you get the picture that ordinary screens show.',
  'hdr-light': () => 'HDR brightness is reduced to what ordinary screens show.',
  video: () => 'The video behind the photo is removed.',
  attached: () => 'Extra data behind the photo, such as a depth map, is removed.',
  channels: () => 'Extra channels, such as masks or spot colours, are removed.',
  scripts: () => 'Scripts, HTML and linked files are removed.',
  undrawn: () => 'Text and styles in the drawing that only a browser draws are left out.',
  'out-of-range': () => 'Anything darker than black or brighter than white is cut off.',
  'wide-gamut': () => 'Colours are converted to sRGB, which looks right on every screen.',
};

/** @param fill the background for transparency: `#rrggbb`, white by default */
export function lossSentence(loss: Loss, target: Format, fill?: string): string {
  return lossWords[loss](target.label, fillWords(fill));
}

/** The sentence, before the run, for edits that take no quality. */
export const losslessSentence = ({ label }: Format) => `No quality is lost: the ${label} is not compressed again.`;
