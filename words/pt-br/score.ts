/* What scores mean: see `words/en/score.ts`. */

import type { Size } from '#engine';
import { formatSize } from '#words/pixels.ts';

/** The levels of 'Auto'. */
export const CHOICES = [
  { score: 80, label: 'Parece igual', means: 'Você não nota diferença com as duas lado a lado.' },
  { score: 70, label: 'Quase igual', means: 'Você nota uma leve diferença se olhar de perto.' },
  { score: 60, label: 'Pequena', means: 'Você vê sinais de compressão se procurar por eles.' },
] as const;

interface Band {
  /**
   * The lowest score of the band, as shown. Below the levels of 'Auto' it is two points below the band's mark, because
   * a search for that mark may end there.
   */
  from: number;
  words: string;
  means: string;
}

const BANDS: readonly Band[] = [
  { from: 90, words: 'Impossível distinguir', means: 'Nem mesmo alternando rapidamente entre as duas.' },
  { from: 78, words: CHOICES[0].label, means: CHOICES[0].means },
  { from: 68, words: CHOICES[1].label, means: CHOICES[1].means },
  { from: 48, words: 'Um pouco diferente', means: CHOICES[2].means },
  { from: 28, words: 'Visivelmente diferente', means: 'Você vê a diferença sem comparar.' },
  { from: Number.NEGATIVE_INFINITY, words: 'Claramente pior', means: 'Boa parte dos detalhes se perde.' },
];

/** A score as shown: a whole number, at least 0, because negative scores have no useful meaning. */
export const shownScore = (score: number) => Math.max(0, Math.round(score));

const bandOf = (score: number): Band => BANDS.find(({ from }) => shownScore(score) >= from) ?? (BANDS[0] as Band);

/** `Parece igual · 84`; `Parece igual · 84 em 1265 × 949` if that is smaller than the original. */
export function scoreWords(score: number, at?: Size): string {
  const words = `${bandOf(score).words} · ${shownScore(score)}`;
  return at ? `${words} em ${formatSize(at)}` : words;
}

/** The meaning of a score, and its scale. */
export function scoreMeaning(score: number): string {
  return `${bandOf(score).means} ${shownScore(score)} de 100 no SSIMULACRA2, que mede o que as pessoas veem.`;
}

export const scoreScreenWords = {
  choose: 'Qualidade, automática ou manual',
  likeness: 'Como deve ficar',
  hint: (means: string, score: number) => `${means} A qualidade é encontrada por medição: nota ${score}.`,
  custom: (score: number) => `Nota ${score}`,
  exact: 'Exata',
  everyPixel: 'Cada pixel é mantido. “Auto” economiza espaço com menos cores.',
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
