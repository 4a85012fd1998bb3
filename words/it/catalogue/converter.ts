import type { ConverterWords } from '#choose/converter.ts';
import { CONTROLS } from '#words/catalogue/tools.ts';
import { refusalWords } from '#words/refusal.ts';

export const converterWords: ConverterWords = {
  title: (name, tag) => `${name} – ${tag}`,
  toolDescription: (from, to) => `Trasforma ${from} in ${to} sul tuo dispositivo.`,
  steps: (from, to, quality) => [
    `Trascina qui il tuo file ${from} o premi “${CONTROLS.browse}”.`,
    `“${CONTROLS.targetFormat}” è già impostato su ${to}${quality ? ` e “${CONTROLS.quality}” su ${quality}` : ''}.`,
    `Confronta, poi premi “${CONTROLS.download}”.`,
  ],
  whatChanges: (from, to) => `Che cosa cambia tra ${from} e ${to}`,
  size: (to) => `Quanto pesa il file ${to}`,
  limit: (megabytes) => [
    'C’è un limite di peso?',
    `Immagini fino a ${megabytes}\u00a0MB. Con “${refusalWords.anyway(1)}” puoi aprirne di più grandi.`,
  ],
  compression: {
    lossy: 'con perdita',
    lossless: 'senza perdita',
    either: 'con o senza perdita',
    palette: 'senza perdita, fino a 256 colori',
    runs: 'nessuna o semplici sequenze',
    drawing: 'istruzioni di disegno',
    container: 'contenitore',
  },
  transparency: {
    none: 'nessuna',
    hard: 'sì o no',
    smooth: 'sfumata',
  },
  yes: 'sì',
  no: 'no',
  result: 'Risultato',
  shape: ['Forma', 'curve', 'pixel', 'misure fisse'],
  pages: ['Pagine', 'più di una', 'una', 'solo la prima'],
  detail: { name: 'Dettaglio', lossy: 'se ne perde un po’', exact: 'ogni pixel resta' },
  colours: {
    name: 'Colori',
    few: '256',
    many: 'milioni',
    fewer: 'colori simili sostituiscono gli altri',
    all: 'restano tutti',
  },
  depth: { name: 'Profondità di colore', bits: (bits) => `${bits} bit`, stays: 'resta', rounded: 'arrotondata' },
  alpha: { name: 'Trasparenza', white: 'diventa bianca', hard: 'bordi netti', stays: 'resta' },
  animation: { name: 'Animazione', stays: 'resta', lost: 'solo il primo fotogramma' },
  metadata: { name: 'Dati della fotocamera', stays: 'scegli tu', lost: 'rimossi' },
  longestSide: { name: 'Lato più lungo', unit: 'in pixel' },
};
