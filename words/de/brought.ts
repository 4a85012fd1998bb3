/** What a page has requested before a picture is chosen. */
export const broughtWords = {
  box: (size: string) => `${size} Pixel`,
  width: (width: number) => `${width} Pixel Breite`,
  height: (height: number) => `${height} Pixel Höhe`,
  percent: (percent: number) => `${percent}\u00a0% der Größe`,
  longest: (pixels: number) => `${pixels} Pixel an der längsten Seite`,
  atMost: (size: string) => `höchstens ${size}`,
  strip: 'Kameradaten, Datum und Aufnahmeort entfernen',
  set: (clauses: readonly string[]) => `Eingestellt: ${clauses.join(' und ')}. Wähle ein Bild, um weiterzumachen.`,
} as const;
