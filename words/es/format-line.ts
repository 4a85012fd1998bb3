/** A picture's output format and quality. */
export const formatLineWords = {
  exact: ', sin pérdida',
  auto: (level: string) => `, calidad Auto (${level})`,
  score: (score: number) => `puntuación ${score}`,
  quality: (quality: number) => `, calidad ${quality}`,
  /** @param isOwn whether the picture has this format already */
  line: (label: string, isOwn: boolean, how: string) => `se guarda ${isOwn ? 'de nuevo ' : ''}como ${label}${how}`,
} as const;
