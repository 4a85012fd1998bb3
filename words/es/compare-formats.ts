import { shownScore } from '#choose/shown-score.ts';

/** The texts of the converter's comparison of formats. */
export const compareFormatsWords = {
  compare: 'Comparar formatos',
  title: (score: number) => `Esta imagen en cada formato, con el mismo aspecto: puntuación ${shownScore(score)}`,
  format: 'Formato',
  size: 'Peso',
  choose: 'Elegir',
  use: 'Usar',
  take: (label: string) => `Usar ${label}`,
  chosen: 'Elegido',
  smallest: 'El más ligero',
  progress: 'Progreso de la comparación',
  cancel: 'Cancelar la comparación',
  again: 'Terminar la comparación',
  waiting: 'En espera',
  part: 'La comparación',
} as const;
