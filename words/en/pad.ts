/** The texts of the control that adds borders. */
export const padWords = {
  shape: 'Add borders to reach',
  none: 'None',
  fill: 'Borders',
  fills: {
    blur: 'Blurred',
    white: 'White',
    black: 'Black',
    other: 'Other',
    transparent: 'Transparent',
  },
  colour: 'Border colour',
  line: 'The whole picture stays: nothing is cropped.',
} as const;
