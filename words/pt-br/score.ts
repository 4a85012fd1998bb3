/** The levels of 'Auto', the best first. */
export const levelWords = [
  { label: 'Parece igual', means: 'Você não nota diferença com as duas lado a lado.' },
  { label: 'Quase igual', means: 'Você nota uma leve diferença se olhar de perto.' },
  { label: 'Pequena', means: 'Você vê sinais de compressão se procurar por eles.' },
] as const;

/** The verdicts on other scores. `slight` means the same as the last level. */
export const bandWords = {
  identical: { words: 'Impossível distinguir', means: 'Nem mesmo alternando rapidamente entre as duas.' },
  slight: 'Um pouco diferente',
  visible: { words: 'Visivelmente diferente', means: 'Você vê a diferença sem comparar.' },
  bad: { words: 'Claramente pior', means: 'Boa parte dos detalhes se perde.' },
} as const;

export const scoreScreenWords = {
  choose: 'Qualidade, automática ou manual',
  likeness: 'Como deve ficar',
  hint: (means: string, score: number) => `${means} A qualidade é encontrada por medição: nota ${score}.`,
  custom: (score: number) => `Nota ${score}`,
  exact: 'Exata',
  everyPixel: 'Cada pixel é mantido. “Auto” economiza espaço com menos cores.',
  ofCompression: (verdict: string) => `Compressão: ${verdict}`,
  details: 'Detalhes',
  method: (score: number) => `${score} de 100 no SSIMULACRA2, que mede o que as pessoas veem.`,
  showMap: 'Mostrar onde muda',
  hideMap: 'Ocultar onde muda',
  mapping: 'Comparando…',
  legend: (worst: number) =>
    `Do amarelo ao vermelho: onde o resultado mais difere do original. O pior ponto tem nota ${worst} de 100.`,
  newSize: 'A avaliação é feita no novo tamanho.',
  fewerPixels: (percent: number) =>
    `A avaliação é feita no novo tamanho: com ${percent}% da largura e da altura, há menos detalhes para ampliar.`,
  noDifference: 'Não há diferença visível em nenhum ponto.',
} as const;
