import { shownScore } from '#choose/shown-score.ts';

/** The texts of the converter's comparison of formats. */
export const compareFormatsWords = {
  compare: 'Comparer les formats',
  title: (score: number) => `Cette image dans chaque format, avec le même rendu : score ${shownScore(score)}`,
  format: 'Format',
  size: 'Poids',
  choose: 'Choix',
  use: 'Utiliser',
  take: (label: string) => `Utiliser ${label}`,
  chosen: 'Sélectionné',
  smallest: 'Le plus léger',
  progress: 'Progression de la comparaison',
  cancel: 'Annuler la comparaison',
  again: 'Terminer la comparaison',
  waiting: 'En attente',
  part: 'La comparaison',
} as const;
