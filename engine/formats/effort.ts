/**
 * An encoder's effort for a smaller file: `draft` predicts the size of full encodes in a search; `quick` is for a resized picture,
 * which is small already; `usual` is for compression; `best` takes the most time.
 */
export type Effort = 'draft' | 'quick' | 'usual' | 'best';
