/** A picture's output format and quality. */
export const formatLineWords = {
  exact: ', sem perdas',
  auto: (level: string) => ` com qualidade automática (${level})`,
  score: (score: number) => `nota ${score}`,
  quality: (quality: number) => ` com qualidade ${quality}`,
  /** @param isOwn whether the picture has this format already */
  line: (label: string, isOwn: boolean, how: string) => `salva ${isOwn ? 'de novo ' : ''}como ${label}${how}`,
} as const;
