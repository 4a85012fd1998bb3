import type { LevelWords } from '#choose/score.ts';
import { shownScore } from '#choose/shown-score.ts';

export const levelWords: LevelWords = {
  apart: { label: 'Indistinguible', means: 'Ni siquiera cuando las dos se alternan en el mismo lugar.' },
  same: { label: 'Se ve igual', means: 'No notas ninguna diferencia con las dos lado a lado.' },
  hardly: { label: 'Casi igual', means: 'Ves una ligera diferencia si te fijas bien.' },
  slightly: 'Algo distinta',
  visibly: { label: 'Visiblemente distinta', means: 'Ves la diferencia sin comparar.' },
  worse: { label: 'Claramente peor', means: 'Se ha perdido gran parte del detalle.' },
  small: { label: 'Más ligera', means: 'Puedes ver huellas de la compresión si las buscas.' },
};

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
