/** What a page has requested before a picture is chosen. */
export const broughtWords = {
  box: (size: string) => `${size} píxeles`,
  width: (width: number) => `${width} píxeles de ancho`,
  height: (height: number) => `${height} píxeles de alto`,
  percent: (percent: number) => `${percent}\u00a0% de su tamaño`,
  longest: (pixels: number) => `${pixels} píxeles en el lado más largo`,
  atMost: (size: string) => `${size} como máximo`,
  strip: 'sin datos de la cámara, fecha ni ubicación',
  set: (clauses: readonly string[]) => `Ya está ajustado: ${clauses.join('; ')}. Elige una imagen para continuar.`,
} as const;
