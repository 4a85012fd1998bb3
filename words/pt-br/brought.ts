/** What a page has requested before a picture is chosen. */
export const broughtWords = {
  box: (size: string) => `${size} pixels`,
  width: (width: number) => `${width} pixels de largura`,
  height: (height: number) => `${height} pixels de altura`,
  percent: (percent: number) => `${percent}% do tamanho`,
  longest: (pixels: number) => `${pixels} pixels no lado maior`,
  atMost: (size: string) => `no máximo ${size}`,
  strip: 'remover dados da câmera, data e localização',
  set: (clauses: readonly string[]) => `Já ajustado: ${clauses.join(' e ')}. Escolha uma imagem para continuar.`,
} as const;
