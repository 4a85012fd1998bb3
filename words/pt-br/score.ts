/* What scores mean: see `words/en/score.ts`. */

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

/** What a score means, in a few words. */
export const verdictWords = (score: number) => bandOf(score).words;

/** The same in a sentence. */
export const verdictMeaning = (score: number) => bandOf(score).means;

/** A score and what it means, where scores are compared. */
export const scoreWords = (score: number) => `${verdictWords(score)} · ${shownScore(score)}`;

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
