/** Nine positions in a picture. */
export const POSITION_NAMES = [
  ...(['center', 'top', 'bottom', 'left', 'right'] as const),
  ...(['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const),
] as const;

export type Position = (typeof POSITION_NAMES)[number];
