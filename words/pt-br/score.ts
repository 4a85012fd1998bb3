import type { LevelWords } from '#choose/score.ts';
import { shownScore } from '#choose/shown-score.ts';

export const levelWords: LevelWords = {
  apart: { label: 'Impossível distinguir', means: 'Nem mesmo alternando rapidamente entre as duas.' },
  same: { label: 'Parece igual', means: 'Você não nota diferença com as duas lado a lado.' },
  hardly: { label: 'Quase igual', means: 'Você nota uma leve diferença se olhar de perto.' },
  slightly: 'Um pouco diferente',
  visibly: { label: 'Visivelmente diferente', means: 'Você vê a diferença sem comparar.' },
  worse: { label: 'Claramente pior', means: 'Boa parte dos detalhes se perde.' },
  small: { label: 'Pequena', means: 'Você vê sinais de compressão se procurar por eles.' },
};

export const scoreScreenWords = {
  choose: 'Qualidade, automática ou manual',
  likeness: 'Como deve ficar',
  hint: (means: string, score: number) => `${means} A qualidade é encontrada por medição: nota ${score}.`,
  noQuality: (label: string) => `${label} não tem ajuste de qualidade.`,
  custom: (score: number) => `Nota ${score}`,
  exact: 'Exata',
  everyPixel: 'Cada pixel é mantido. “Auto” economiza espaço com menos cores.',
  ofCompression: (verdict: string) => `Compressão: ${verdict.charAt(0).toLowerCase()}${verdict.slice(1)}`,
  details: 'Detalhes',
  method: (score: number) => `${shownScore(score)} de 100 no SSIMULACRA2, que mede o que as pessoas veem.`,
  showMap: 'Mostrar onde muda',
  hideMap: 'Ocultar onde muda',
  mapping: 'Comparando…',
  legend: (worst: number) =>
    `Do amarelo ao vermelho: onde o resultado mais difere do original. O pior ponto tem nota ${shownScore(worst)} de 100.`,
  newSize: 'A avaliação é feita no novo tamanho.',
  fewerPixels: (percent: number) =>
    `A avaliação é feita no novo tamanho: com ${percent}% da largura e da altura, há menos detalhes para ampliar.`,
  noDifference: 'Não há diferença visível em nenhum ponto.',
} as const;
