/** A picture's output format and quality. */
export const formatLineWords = {
  exact: ', sans perte',
  auto: (level: string) => `, qualité Auto (${level})`,
  score: (score: number) => `score ${score}`,
  quality: (quality: number) => `, qualité ${quality}`,
  /** @param isOwn whether the picture has this format already */
  line: (label: string, isOwn: boolean, how: string) => `${isOwn ? 'réenregistrée' : 'enregistrée'} en ${label}${how}`,
} as const;
