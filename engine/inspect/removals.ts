/** What is removed: all that the picture does not need, or a part of it. */
export const REMOVALS = ['everything', 'place', 'place-and-person', 'all-but-credits'] as const;
export type NamedRemoval = (typeof REMOVALS)[number];

/** Groups of tags that can be removed without the others. */
export const REMOVABLE_GROUPS = ['place', 'time', 'camera', 'person', 'software', 'text'] as const;
export type RemovableGroup = (typeof REMOVABLE_GROUPS)[number];

export type Removal = NamedRemoval | readonly RemovableGroup[];
