import { shownScore } from '#choose/shown-score.ts';

/** The texts of the converter's comparison of formats. */
export const compareFormatsWords = {
  compare: 'Confronta i formati',
  title: (score: number) => `Questa immagine in ogni formato, con lo stesso aspetto: punteggio ${shownScore(score)}`,
  format: 'Formato',
  size: 'Peso',
  choose: 'Scelta',
  use: 'Usa',
  take: (label: string) => `Usa ${label}`,
  chosen: 'Selezionato',
  smallest: 'Il più leggero',
  progress: 'Avanzamento del confronto',
  cancel: 'Annulla il confronto',
  again: 'Completa il confronto',
  waiting: 'In attesa',
  part: 'Il confronto',
} as const;
