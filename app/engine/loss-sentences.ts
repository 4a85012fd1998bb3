import type { Format, Loss } from '#engine';

/** What a run takes from a picture, in one clause each; said before the run. */
const SENTENCES: Record<Loss, (target: string, fill: string) => string> = {
  transparency: (target, fill) => `${target} has no transparency: see-through areas become ${fill}.`,
  animation: (target) => `${target} holds one picture: only the first frame stays.`,
  pages: () => 'Only the first page is used.',
  metadata: () => 'Camera details and other hidden data are removed.',
  location: () => 'The place where the photo was taken is removed.',
  colours: (target) => `${target} holds 256 colours: finer shades are mixed of dots.`,
  'half-transparency': (target) => `${target} shows a pixel or hides it: half-transparent edges become hard.`,
  'bit-depth': (target) => `${target} keeps 8 bits a colour: the finest gradations are rounded.`,
  'wide-gamut': () => 'Colours are converted to sRGB, which every screen shows alike.',
};

/** @param fill what transparency lands on: `#rrggbb`, white where it is absent */
export function lossSentence(loss: Loss, target: Format, fill = 'white'): string {
  return SENTENCES[loss](target.label, fill);
}
