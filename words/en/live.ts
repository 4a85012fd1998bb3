import { formatLimit } from '#words/bytes.ts';

/** Texts about results that arrive while settings change. */
export const liveWords = {
  now: 'Now',
  pinned: 'Pinned',
  pin: 'Pin this result',
  unpin: 'Compare with original',
  see: 'See the result',
  back: 'Back to turning and cropping',
  working: 'Calculating…',
  firstLook: 'Preview',
  earlier: 'earlier settings',
  limit: (bytes: number) => `At most ${formatLimit(bytes)}`,
  figure: (size: string, gain: string) => `${size}, ${lowered(gain)}`,
  toggle: 'Show the result while I change settings',
} as const;

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
