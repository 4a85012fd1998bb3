/** The texts of the control that adds edges. */
export const padWords = {
  shape: 'Add edges up to',
  none: 'None',
  fill: 'Edges',
  fills: {
    blur: 'Blurred',
    white: 'White',
    black: 'Black',
    other: 'Other',
    transparent: 'Transparent',
  },
  colour: 'Colour of the edges',
  line: 'The whole picture stays: nothing is cropped.',
} as const;
