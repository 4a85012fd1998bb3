import { shownScore } from '#choose/shown-score.ts';

/** The texts of the converter's comparison of formats. */
export const compareFormatsWords = {
  compare: 'Formate vergleichen',
  title: (score: number) => `Dieses Bild in jedem Format, bei gleichem Aussehen: Wert ${shownScore(score)}`,
  format: 'Format',
  size: 'Größe',
  choose: 'Auswählen',
  use: 'Verwenden',
  take: (label: string) => `${label} verwenden`,
  chosen: 'Ausgewählt',
  smallest: 'Am kleinsten',
  progress: 'Fortschritt des Vergleichs',
  cancel: 'Vergleich abbrechen',
  again: 'Vergleich fortsetzen',
  waiting: 'Wartet',
  part: 'Der Vergleich',
} as const;
