import type { LevelWords } from '#choose/score.ts';
import { shownScore } from '#choose/shown-score.ts';

export const levelWords: LevelWords = {
  apart: { label: 'Indistinguibile', means: 'Nemmeno alternando rapidamente le due immagini.' },
  same: { label: 'Sembra uguale', means: 'Affiancando le due immagini non noti differenze.' },
  hardly: { label: 'Quasi uguale', means: 'Guardando con attenzione vedi una lieve differenza.' },
  slightly: 'Un po’ diversa',
  visibly: { label: 'Visibilmente diversa', means: 'Vedi la differenza anche senza confrontare.' },
  worse: { label: 'Nettamente peggiore', means: 'Gran parte dei dettagli è persa.' },
  small: { label: 'Più leggera', means: 'Se cerchi le tracce della compressione, le vedi.' },
};

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
