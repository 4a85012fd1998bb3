import { capitalised, withDefiniteArticle } from '#words/language.ts';

/*
 * What scores mean. The scale is that of SSIMULACRA 2.1, whose authors describe 90 as indistinguishable even in a
 * flicker test, 85 as indistinguishable in place, 80 as indistinguishable side by side, 70 as high, 50 as medium and 30
 * as low quality (https://github.com/cloudinary/ssimulacra2).
 */

/** The levels of 'Auto'. */
export const CHOICES = [
  { score: 80, label: 'Aspect identique', means: 'Côte à côte, vous ne voyez aucune différence.' },
  { score: 70, label: 'Presque identique', means: 'Vous voyez une légère différence en regardant de près.' },
  { score: 60, label: 'Léger', means: 'Vous voyez des traces de compression si vous les cherchez.' },
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
  { from: 90, words: 'Indiscernable', means: 'Même en faisant alterner les deux images.' },
  { from: 78, words: CHOICES[0].label, means: CHOICES[0].means },
  { from: 68, words: CHOICES[1].label, means: CHOICES[1].means },
  { from: 48, words: 'Légèrement différent', means: CHOICES[2].means },
  { from: 28, words: 'Visiblement différent', means: 'La différence se voit sans comparer.' },
  { from: Number.NEGATIVE_INFINITY, words: 'Nettement moins bon', means: 'Une grande partie des détails est perdue.' },
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
