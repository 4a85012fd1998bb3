/** The levels of 'Auto', the best first. */
export const levelWords = [
  { label: 'Sembra uguale', means: 'Affiancando le due immagini non noti differenze.' },
  { label: 'Quasi uguale', means: 'Guardando con attenzione vedi una lieve differenza.' },
  { label: 'Più leggera', means: 'Se cerchi le tracce della compressione, le vedi.' },
] as const;

/** The verdicts on other scores. `slight` means the same as the last level. */
export const bandWords = {
  identical: { words: 'Indistinguibile', means: 'Nemmeno alternando rapidamente le due immagini.' },
  slight: 'Un po’ diversa',
  visible: { words: 'Visibilmente diversa', means: 'Vedi la differenza anche senza confrontare.' },
  bad: { words: 'Nettamente peggiore', means: 'Gran parte dei dettagli è persa.' },
} as const;

export const scoreScreenWords = {
  choose: 'Qualità, automatica o manuale',
  likeness: 'Come deve apparire',
  hint: (means: string, score: number) => `${means} La qualità si trova misurando: punteggio ${score}.`,
  custom: (score: number) => `Punteggio ${score}`,
  exact: 'Esatta',
  everyPixel: 'Ogni pixel viene conservato. Auto risparmia spazio usando meno colori.',
  ofCompression: (verdict: string) => `Compressione: ${verdict}`,
  details: 'Dettagli',
  method: (score: number) => `${score} su 100 secondo SSIMULACRA2, che misura ciò che l’occhio vede.`,
  showMap: 'Mostra le differenze',
  hideMap: 'Nascondi le differenze',
  mapping: 'Confronto in corso…',
  legend: (worst: number) =>
    `Dal giallo al rosso: dove il risultato differisce di più dall’originale. Il punto peggiore ottiene ${worst} su 100.`,
  newSize: 'Il giudizio vale per le nuove dimensioni.',
  fewerPixels: (percent: number) =>
    `Il giudizio vale per le nuove dimensioni: larghezza e altezza sono ${percent}% di prima, quindi c’è meno dettaglio da ingrandire.`,
  noDifference: 'Non c’è nessuna differenza visibile.',
} as const;
