/** A picture's output format and quality. */
export const formatLineWords = {
  exact: ' verlustfrei',
  auto: (level: string) => ` mit Qualität Auto (${level})`,
  score: (score: number) => `Wert ${score}`,
  quality: (quality: number) => ` mit Qualität ${quality}`,
  /** @param isOwn whether the picture has this format already */
  line: (label: string, isOwn: boolean, how: string) => `${isOwn ? 'erneut ' : ''}als ${label}${how} gespeichert`,
} as const;
