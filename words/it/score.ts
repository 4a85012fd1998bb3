/*
 * What scores mean. The scale is that of SSIMULACRA 2.1: see `words/en/score.ts`.
 */

/** The levels of 'Auto'. */
export const CHOICES = [
  { score: 80, label: 'Sembra uguale', means: 'Affiancando le due immagini non noti differenze.' },
  { score: 70, label: 'Quasi uguale', means: 'Guardando con attenzione vedi una lieve differenza.' },
  { score: 60, label: 'Più leggera', means: 'Se cerchi le tracce della compressione, le vedi.' },
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
  { from: 90, words: 'Indistinguibile', means: 'Nemmeno alternando rapidamente le due immagini.' },
  { from: 78, words: CHOICES[0].label, means: CHOICES[0].means },
  { from: 68, words: CHOICES[1].label, means: CHOICES[1].means },
  { from: 48, words: 'Un po’ diversa', means: CHOICES[2].means },
  { from: 28, words: 'Visibilmente diversa', means: 'Vedi la differenza anche senza confrontare.' },
  { from: Number.NEGATIVE_INFINITY, words: 'Nettamente peggiore', means: 'Gran parte dei dettagli è persa.' },
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
  choose: 'Qualità, automatica o manuale',
  likeness: 'Come deve apparire',
  hint: (means: string, score: number) => `${means} La qualità si trova misurando: punteggio ${score}.`,
  noQuality: (label: string) => `Il formato ${label} non ha un’impostazione di qualità.`,
  custom: (score: number) => `Punteggio ${score}`,
  exact: 'Esatta',
  everyPixel: 'Ogni pixel viene conservato. Auto risparmia spazio usando meno colori.',
  ofCompression: (verdict: string) => `Compressione: ${verdict.charAt(0).toLowerCase()}${verdict.slice(1)}`,
  details: 'Dettagli',
  method: (score: number) => `${shownScore(score)} su 100 secondo SSIMULACRA2, che misura ciò che l’occhio vede.`,
  showMap: 'Mostra le differenze',
  hideMap: 'Nascondi le differenze',
  mapping: 'Confronto in corso…',
  legend: (worst: number) =>
    `Dal giallo al rosso: dove il risultato differisce di più dall’originale. Il punto peggiore ottiene ${shownScore(worst)} su 100.`,
  newSize: 'Il giudizio vale per le nuove dimensioni.',
  fewerPixels: (percent: number) =>
    `Il giudizio vale per le nuove dimensioni: larghezza e altezza sono ${percent}% di prima, quindi c’è meno dettaglio da ingrandire.`,
  noDifference: 'Non c’è nessuna differenza visibile.',
} as const;
