import type { ToolText } from '#catalogue/page-text.ts';
import type { SeriesId, ToolId } from '#catalogue/tools.ts';
import { site } from '#site';

const { batchFiles } = site.limits;

export const toolTexts: Readonly<Record<ToolId, ToolText>> = {
  resize: {
    name: 'Ridimensiona immagini',
    verb: 'Ridimensiona',
    does: 'Ridimensiona immagini',
    heading: 'Ridimensiona un’immagine',
    lead: 'Ridimensiona, ritaglia e ruota la tua immagine, direttamente nel browser.',
    steps: ['Scegli', 'Regola', 'Scarica'],
  },
  compress: {
    name: 'Comprimi immagini',
    verb: 'Comprimi',
    does: 'Comprimi immagini',
    heading: 'Comprimi un’immagine',
    lead: 'Scegli una qualità, oppure il peso richiesto da un modulo.',
    steps: ['Scegli', 'Comprimi', 'Scarica'],
  },
  convert: {
    name: 'Converti formato',
    verb: 'Converti',
    does: 'Converti formati',
    heading: 'Converti un’immagine',
    lead: 'Il formato che ti serve, con i colori giusti.',
    steps: ['Scegli', 'Converti', 'Scarica'],
  },
  batch: {
    name: 'Più immagini insieme',
    verb: 'In serie',
    does: 'Più immagini insieme',
    heading: 'Elabora più immagini insieme',
    lead: `Imposta tutto una volta sola, per un massimo di ${batchFiles} immagini.`,
    steps: ['Scegli l’azione', 'Imposta', 'Aggiungi le immagini'],
  },
};

/** The names of tools that make several files, and their purpose in the footer. */
export const seriesNames: Readonly<Record<SeriesId, Pick<ToolText, 'name' | 'does'>>> = {
  'form-photo': { name: 'Foto per un modulo', does: 'Foto per un modulo' },
  metadata: { name: 'Metadati delle foto', does: 'Metadati delle foto' },
  'responsive-images': { name: 'Immagini per un sito web', does: 'Immagini per un sito web' },
  favicon: { name: 'Generatore di favicon', does: 'Generatore di favicon' },
};

/** Labels of the controls. The how-to steps of every page name them, so the screens use them too. */
export const CONTROLS = {
  browse: 'Scegli file',
  quality: 'Qualità',
  auto: 'Auto',
  targetSize: 'Peso massimo (KB)',
  targetFormat: 'Formato di destinazione',
  outputFormat: 'Formato di output',
  width: 'Larghezza',
  height: 'Altezza',
  lock: 'Blocca proporzioni',
  download: 'Scarica',
  processAll: 'Elabora tutte',
  downloadAll: 'Scarica tutte',
  selectAction: 'Scegli l’azione',
} as const;
