/** A picture's output format and quality. */
export const formatLineWords = {
  exact: '可逆',
  auto: (level: string) => `画質は自動：${level}`,
  score: (score: number) => `スコア${score}`,
  quality: (quality: number) => `画質${quality}`,
  /** @param isOwn whether the picture has this format already */
  line: (label: string, isOwn: boolean, how: string) => {
    const saved = `${label}で${isOwn ? '再' : ''}保存`;
    return how ? `${saved}（${how}）` : saved;
  },
} as const;
