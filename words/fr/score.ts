import type { LevelWords } from '#choose/score.ts';
import { shownScore } from '#choose/shown-score.ts';
import { capitalised, withDefiniteArticle } from '#words/language.ts';

export const levelWords: LevelWords = {
  apart: { label: 'Indiscernable', means: 'Même en faisant alterner les deux images.' },
  same: { label: 'Aspect identique', means: 'Côte à côte, vous ne voyez aucune différence.' },
  hardly: { label: 'Presque identique', means: 'Vous voyez une légère différence en regardant de près.' },
  slightly: 'Légèrement différent',
  visibly: { label: 'Visiblement différent', means: 'La différence se voit sans comparer.' },
  worse: { label: 'Nettement moins bon', means: 'Une grande partie des détails est perdue.' },
  small: { label: 'Léger', means: 'Vous voyez des traces de compression si vous les cherchez.' },
};

export const scoreScreenWords = {
  choose: 'Qualité, automatique ou manuelle',
  likeness: 'Rendu souhaité',
  hint: (means: string, score: number) => `${means} La qualité est trouvée par la mesure : score ${score}.`,
  noQuality: (label: string) => `${capitalised(withDefiniteArticle(label))} n’a pas de réglage de qualité.`,
  custom: (score: number) => `Score ${score}`,
  exact: 'À l’identique',
  everyPixel: 'Chaque pixel est conservé. Auto gagne de la place avec moins de couleurs.',
  ofCompression: (verdict: string) => `Compression\u00a0: ${verdict.charAt(0).toLowerCase()}${verdict.slice(1)}`,
  details: 'Détails',
  method: (score: number) => `${shownScore(score)} sur 100 selon SSIMULACRA2, qui mesure ce que l’œil perçoit.`,
  showMap: 'Montrer les différences',
  hideMap: 'Masquer les différences',
  mapping: 'Comparaison…',
  legend: (worst: number) =>
    `Du jaune au rouge : là où le résultat s’éloigne le plus de l’original. Le pire endroit obtient ${shownScore(worst)} sur 100.`,
  newSize: 'L’image est jugée à sa nouvelle taille.',
  fewerPixels: (percent: number) =>
    `L’image est jugée à sa nouvelle taille : avec ${percent} % de la largeur et de la hauteur, il y a moins de détails à regarder de près.`,
  noDifference: 'Aucune différence visible nulle part.',
} as const;
