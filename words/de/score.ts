/*
 * What scores mean. The scale is that of SSIMULACRA 2.1, whose authors describe 90 as indistinguishable even in a
 * flicker test, 85 as indistinguishable in place, 80 as indistinguishable side by side, 70 as high, 50 as medium and 30
 * as low quality (https://github.com/cloudinary/ssimulacra2).
 */

/** The levels of 'Auto'. */
export const CHOICES = [
  { score: 80, label: 'Sieht gleich aus', means: 'Im direkten Vergleich bemerkst du keinen Unterschied.' },
  { score: 70, label: 'Kaum ein Unterschied', means: 'Bei genauem Hinsehen erkennst du einen leichten Unterschied.' },
  { score: 60, label: 'Klein', means: 'Du findest Spuren der Kompression, wenn du danach suchst.' },
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
  { from: 90, words: 'Nicht zu unterscheiden', means: 'Auch nicht, wenn beide im Wechsel aufblinken.' },
  { from: 78, words: CHOICES[0].label, means: CHOICES[0].means },
  { from: 68, words: CHOICES[1].label, means: CHOICES[1].means },
  { from: 48, words: 'Etwas anders', means: CHOICES[2].means },
  { from: 28, words: 'Sichtbar anders', means: 'Du siehst den Unterschied auch ohne Vergleich.' },
  { from: Number.NEGATIVE_INFINITY, words: 'Deutlich schlechter', means: 'Viele Details sind verloren.' },
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
  choose: 'Qualität, automatisch oder von Hand',
  likeness: 'Wie es aussehen soll',
  hint: (means: string, score: number) => `${means} Die Qualität wird durch Messen gefunden: Wert ${score}.`,
  noQuality: (label: string) => `Für ${label} gibt es keine Qualitätseinstellung.`,
  custom: (score: number) => `Wert ${score}`,
  exact: 'Genau',
  everyPixel: 'Jeder Pixel bleibt. Auto spart Platz durch weniger Farben.',
  ofCompression: (verdict: string) => `Komprimierung: ${verdict.charAt(0).toLowerCase()}${verdict.slice(1)}`,
  details: 'Details',
  method: (score: number) => `${shownScore(score)} von 100 nach SSIMULACRA2, ein Maß dafür, was Menschen wahrnehmen.`,
  showMap: 'Unterschiede zeigen',
  hideMap: 'Unterschiede ausblenden',
  mapping: 'Wird verglichen …',
  legend: (worst: number) =>
    `Gelb bis Rot: Hier weicht das Ergebnis am stärksten vom Original ab. Die schlechteste Stelle hat den Wert ${shownScore(worst)} von 100.`,
  newSize: 'Bewertet wird es in seiner neuen Größe.',
  fewerPixels: (percent: number) =>
    `Bewertet wird es in seiner neuen Größe: Mit ${percent}\u00a0% der Breite und Höhe gibt es beim Zoomen weniger Details.`,
  noDifference: 'Es gibt nirgends einen sichtbaren Unterschied.',
} as const;
