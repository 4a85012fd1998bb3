/** Controls whether jobs of a page's fake engine are held: shared by the page and the engine's workers. */
export const CHANNEL = 'fake-engine';

/** A worker asks before it draws. The page answers at once, and again after each change. */
export type Control = 'held?' | { held: boolean };

/** The score of every result, of 100. */
export const SCORE = 87;

/** Files in formats that a canvas cannot write, by the format's id, in base64. */
export type Prepared = Readonly<Record<string, string>>;
