/* What scores mean, on the scale of SSIMULACRA 2.1. */

/** The levels of 'Auto'. */
export const CHOICES = [
  { score: 80, label: 'Se ve igual', means: 'No notas ninguna diferencia con las dos lado a lado.' },
  { score: 70, label: 'Casi igual', means: 'Ves una ligera diferencia si te fijas bien.' },
  { score: 60, label: 'Más ligera', means: 'Puedes ver huellas de la compresión si las buscas.' },
] as const;

interface Band {
  /**
   * The lowest score of the band, as shown. Below the levels of 'Auto' it is two points below the band's mark, because
   * a search for that mark may end there.
   */
  from: number;
  words: string;
  means: string;
}

const BANDS: readonly Band[] = [
  { from: 90, words: 'Indistinguible', means: 'Ni siquiera cuando las dos se alternan en el mismo lugar.' },
  { from: 78, words: CHOICES[0].label, means: CHOICES[0].means },
  { from: 68, words: CHOICES[1].label, means: CHOICES[1].means },
  { from: 48, words: 'Algo distinta', means: CHOICES[2].means },
  { from: 28, words: 'Visiblemente distinta', means: 'Ves la diferencia sin comparar.' },
  { from: Number.NEGATIVE_INFINITY, words: 'Claramente peor', means: 'Se ha perdido gran parte del detalle.' },
];

/** A score as shown: a whole number, at least 0, because negative scores have no useful meaning. */
export const shownScore = (score: number) => Math.max(0, Math.round(score));

const bandOf = (score: number): Band => BANDS.find(({ from }) => shownScore(score) >= from) ?? (BANDS[0] as Band);

/** What a score means, in a few words. */
export const verdictWords = (score: number) => bandOf(score).words;

/** The same in a sentence. */
export const verdictMeaning = (score: number) => bandOf(score).means;

/** A score and what it means, where scores are compared. */
export const scoreWords = (score: number) => `${verdictWords(score)} · ${shownScore(score)}`;

export const scoreScreenWords = {
  choose: 'Calidad, automática o manual',
  likeness: 'Cómo debe verse',
  hint: (means: string, score: number) => `${means} La calidad se encuentra midiendo: puntuación ${score}.`,
  noQuality: (label: string) => `${label} no tiene ajuste de calidad.`,
  custom: (score: number) => `Puntuación ${score}`,
  exact: 'Exacta',
  everyPixel: 'Se conserva cada píxel. Auto ahorra espacio con menos colores.',
  ofCompression: (verdict: string) => `Compresión: ${verdict.charAt(0).toLowerCase()}${verdict.slice(1)}`,
  details: 'Detalles',
  method: (score: number) => `${shownScore(score)} de 100 según SSIMULACRA2, que mide lo que las personas ven.`,
  showMap: 'Mostrar dónde cambia',
  hideMap: 'Ocultar dónde cambia',
  mapping: 'Comparando…',
  legend: (worst: number) =>
    `De amarillo a rojo: donde el resultado más se aparta del original. El peor lugar tiene ${shownScore(worst)} puntos de 100.`,
  newSize: 'Se valora en su nuevo tamaño.',
  fewerPixels: (percent: number) =>
    `Se valora en su nuevo tamaño: con el ${percent}\u00a0% del ancho y del alto, hay menos detalle que ampliar.`,
  noDifference: 'No hay ninguna diferencia visible.',
} as const;
