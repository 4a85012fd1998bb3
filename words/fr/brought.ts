/** What a page has requested before a picture is chosen. */
export const broughtWords = {
  box: (size: string) => `${size} pixels`,
  width: (width: number) => `${width} pixels de large`,
  height: (height: number) => `${height} pixels de haut`,
  percent: (percent: number) => `${percent} % de la taille`,
  longest: (pixels: number) => `${pixels} pixels sur le plus grand côté`,
  atMost: (size: string) => `${size} au plus`,
  strip: 'suppression des métadonnées, de la date et du lieu',
  set: (clauses: readonly string[]) =>
    `Réglages déjà faits : ${clauses.join(' et ')}. Choisissez une image pour continuer.`,
} as const;
