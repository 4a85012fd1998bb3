import { shownScore } from '#choose/shown-score.ts';

/** The texts of the converter's comparison of formats. */
export const compareFormatsWords = {
  compare: 'Comparar formatos',
  title: (score: number) => `Esta imagem em cada formato, com a mesma aparência: nota ${shownScore(score)}`,
  format: 'Formato',
  size: 'Tamanho',
  choose: 'Escolher',
  use: 'Usar',
  take: (label: string) => `Usar ${label}`,
  chosen: 'Selecionado',
  smallest: 'Menor',
  progress: 'Progresso da comparação',
  cancel: 'Cancelar a comparação',
  again: 'Terminar a comparação',
  waiting: 'Na fila',
  part: 'A comparação',
} as const;
