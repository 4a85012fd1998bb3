/** The levels of 'Auto', the best first. */
export const levelWords = [
  { label: 'Se ve igual', means: 'No notas ninguna diferencia con las dos lado a lado.' },
  { label: 'Casi igual', means: 'Ves una ligera diferencia si te fijas bien.' },
  { label: 'Más ligera', means: 'Puedes ver huellas de la compresión si las buscas.' },
] as const;

/** The verdicts on other scores. `slight` means the same as the last level. */
export const bandWords = {
  identical: { words: 'Indistinguible', means: 'Ni siquiera cuando las dos se alternan en el mismo lugar.' },
  slight: 'Algo distinta',
  visible: { words: 'Visiblemente distinta', means: 'Ves la diferencia sin comparar.' },
  bad: { words: 'Claramente peor', means: 'Se ha perdido gran parte del detalle.' },
} as const;

export const scoreScreenWords = {
  choose: 'Calidad, automática o manual',
  likeness: 'Cómo debe verse',
  hint: (means: string, score: number) => `${means} La calidad se encuentra midiendo: puntuación ${score}.`,
  custom: (score: number) => `Puntuación ${score}`,
  exact: 'Exacta',
  everyPixel: 'Se conserva cada píxel. Auto ahorra espacio con menos colores.',
  ofCompression: (verdict: string) => `Compresión: ${verdict}`,
  details: 'Detalles',
  method: (score: number) => `${score} de 100 según SSIMULACRA2, que mide lo que las personas ven.`,
  showMap: 'Mostrar dónde cambia',
  hideMap: 'Ocultar dónde cambia',
  mapping: 'Comparando…',
  legend: (worst: number) =>
    `De amarillo a rojo: donde el resultado más se aparta del original. El peor lugar tiene ${worst} puntos de 100.`,
  newSize: 'Se valora en su nuevo tamaño.',
  fewerPixels: (percent: number) =>
    `Se valora en su nuevo tamaño: con el ${percent}\u00a0% del ancho y del alto, hay menos detalle que ampliar.`,
  noDifference: 'No hay ninguna diferencia visible.',
} as const;
