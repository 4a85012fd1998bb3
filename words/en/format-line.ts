/** A picture's output format and quality. */
export const formatLineWords = {
  exact: ', no quality lost',
  auto: (level: string) => `, quality Auto (${level})`,
  score: (score: number) => `score ${score}`,
  quality: (quality: number) => `, quality ${quality}`,
  /** @param isOwn whether the picture has this format already */
  line: (label: string, _isOwn: boolean, how: string) => `${label}${how}`,
} as const;
