import type { OptionValues } from '#engine/recipe/index.ts';

export type Kept = NonNullable<OptionValues['metadata']>;
type Profile = NonNullable<OptionValues['profile']>;

/** The texts of 'More options': a name and one line per choice. */
export const moreOptionsWords = {
  summary: 'Altre opzioni',
  expert: 'Opzioni avanzate',
  watermark: 'una filigrana',
  formatAndQuality: 'Formato e qualità',
  notLoaded: 'Non è stato possibile caricare queste opzioni. Chiudile e riaprile.',
  metadata: {
    legend: 'Dati della fotocamera da conservare',
    values: { strip: 'Nessuno', copyright: 'Copyright', 'keep-but-location': 'Tutti tranne il luogo', keep: 'Tutti' },
    lines: {
      strip: 'Rimuove fotocamera, data, luogo e altri dati nascosti.',
      copyright: 'Conserva copyright, crediti e autore. Tutto il resto viene rimosso.',
      'keep-but-location': 'Conserva fotocamera, data e il resto. Il luogo viene rimosso.',
      keep: 'Conserva tutto, anche il luogo in cui è stata scattata la foto.',
    } satisfies Record<Kept, string>,
  },
  profile: {
    legend: 'Colori',
    values: { srgb: 'sRGB', keep: 'Conserva il profilo' },
    lines: {
      srgb: 'Converte in sRGB, che va bene su qualsiasi schermo.',
      keep: 'Mantiene i colori come sono, con il loro profilo.',
    } satisfies Record<Profile, string>,
  },
  lossless: {
    label: 'Senza perdita',
    line: 'Conserva ogni pixel esattamente. Le foto diventano molto più pesanti.',
  },
  background: {
    legend: 'Sfondo',
    white: 'Bianco',
    black: 'Nero',
    other: 'Altro colore',
    line: 'Riempie ciò che era trasparente.',
  },
  chroma: {
    label: 'Dettaglio cromatico completo',
    line: 'Mantiene nitidi il testo rosso e le linee sottili colorate (4:4:4).',
  },
  dpi: {
    label: 'Risoluzione di stampa',
    unit: 'dpi',
    own: 'Come nel file',
    line: 'Indica in che formato stampare. I pixel non cambiano.',
    problem: 'I punti per pollice devono essere un numero intero tra 1 e 9600',
  },
  min: {
    label: 'Almeno',
    unit: 'KB',
    own: 'Nessun minimo',
    line: 'Per i moduli che rifiutano file più leggeri. I commenti riempiono il file e non cambiano nessun pixel.',
    problem: 'Il peso minimo deve essere compreso tra 1 KB e il peso richiesto',
  },
  minSavings: {
    label: 'Risparmio minimo',
    unit: '%',
    line: 'Se il risparmio è inferiore e non cambia altro, riavrai il tuo originale.',
    problem: 'Il risparmio deve essere un numero tra 0 e 99',
  },
  progressive: { label: 'Progressivo', line: 'Appare subito a grandezza piena e diventa via via più nitido.' },
} as const;
