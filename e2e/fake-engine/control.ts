/** How a page and the workers of its fake engine come to know whether jobs are held. */
export const CHANNEL = 'fake-engine';

/** A worker asks before it draws, and the page answers; it answers too when that changes. */
export type Control = 'held?' | { held: boolean };

/** What every result looks like beside its original, of 100. */
export const SCORE = 87;

/** Files in formats that a canvas does not write, by the format's id, in base64. */
export type Prepared = Readonly<Record<string, string>>;
