/** A picture's output format and quality. */
export const formatLineWords = {
  exact: ', senza perdita',
  auto: (level: string) => ` con qualità Auto (${level})`,
  score: (score: number) => `punteggio ${score}`,
  quality: (quality: number) => ` con qualità ${quality}`,
  /** @param isOwn whether the picture has this format already */
  line: (label: string, isOwn: boolean, how: string) => `salvata ${isOwn ? 'di nuovo ' : ''}come ${label}${how}`,
} as const;
