import { shownScore } from '#choose/shown-score.ts';

/** The texts of the converter's comparison of formats. */
export const compareFormatsWords = {
  compare: 'Compare formats',
  title: (score: number) => `This image in each format, with the same look: score ${shownScore(score)}`,
  format: 'Format',
  size: 'Size',
  choose: 'Choose',
  use: 'Use',
  take: (label: string) => `Use ${label}`,
  chosen: 'Selected',
  smallest: 'Smallest',
  progress: 'Progress of the comparison',
  cancel: 'Cancel the comparison',
  again: 'Finish the comparison',
  waiting: 'Waiting',
  part: 'The comparison',
} as const;
