/** The texts of a drawing's options, which load when 'More options' is opened. */
export const drawingOptionsWords = {
  titles: { label: 'Remove titles and descriptions', line: 'Screen readers read them aloud.' },
  ids: { label: 'Keep ids', line: 'For drawings that your page refers to in styles, scripts or links.' },
  precision: {
    label: 'Decimals',
    unit: '',
    own: '3',
    line: 'Of the numbers in the drawing. Fewer make it smaller and less exact.',
    problem: 'Decimals must be a whole number between 0 and 8',
  },
  scripts: {
    label: 'Keep scripts',
    line: 'HTML and linked files too. Only for a drawing that you trust.',
  },
} as const;
