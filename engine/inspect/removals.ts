/** What is removed: all that the picture does not need, or a part of it. */
export const REMOVALS = ['everything', 'place', 'place-and-person', 'all-but-credits'] as const;
export type Removal = (typeof REMOVALS)[number];
