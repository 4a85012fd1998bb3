/** What is said of results that come while settings are being made. */
export const SENTENCES = {
  now: 'Now',
  pinned: 'Pinned',
  pin: 'Pin this result to compare others with it',
  unpin: 'Compare with the original again',
  see: 'See the result',
  back: 'Back to turning and cropping',
  working: 'Working it out…',
  firstLook: 'First look',
  earlier: 'earlier settings',
  figure: (size: string, gain: string) => `${size}, ${lowered(gain)}`,
  toggle: 'Show the result while I change settings',
} as const;

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
