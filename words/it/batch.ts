import { BATCH_LIMIT, type BatchAction } from '#catalogue/tools.ts';
import type { Binding } from '#engine';
import { formatBytes } from '#words/bytes.ts';
import { DOCUMENT_CONTROLS } from '#words/catalogue/document-controls.ts';
import { CONTROLS } from '#words/catalogue/tools.ts';
import { counted, pluralOf } from '#words/language.ts';

export const ACTION_LABELS: Readonly<Record<BatchAction, string>> = {
  resize: 'Ridimensiona',
  compress: 'Comprimi',
  convert: 'Converti',
};

/** A file's progress. `waiting` means that its run is requested but has not started, `small` that a run would return the file. */
export const STATUS = {
  ready: 'Pronta',
  small: 'Già leggera',
  waiting: 'In attesa',
  processing: 'In elaborazione',
  complete: 'Completata',
  error: 'Non riuscita',
} as const;

const PART = { pages: 'pagina', frames: 'fotogramma' } as const;
const PARTS = { pages: 'pagine', frames: 'fotogrammi' } as const;
const THE_PART = { pages: 'la pagina', frames: 'il fotogramma' } as const;
const countedParts = (of: Binding, parts: number) => counted(parts, PART[of], PARTS[of]);

/** The batch's texts. */
export const batchWords = {
  cancel: (name: string) => `Annulla ${name}`,
  retry: (name: string) => `Riprova con ${name}`,
  download: (name: string) => `Scarica ${name}`,
  remove: (name: string) => `Rimuovi ${name}`,
  progressOf: (name: string) => `Avanzamento di ${name}`,
  compare: (name: string) => `Confronta ${name} prima e dopo`,
  action: 'Azione',
  stretches: 'Ogni immagine viene deformata per avere esattamente queste misure.',
  fills: 'Ogni immagine viene ritagliata per riempire esattamente queste misure.',
  fits: 'Ogni immagine mantiene le sue proporzioni.',
  byWidth: 'Ogni immagine avrà questa larghezza. L’altezza si adegua.',
  byHeight: 'Ogni immagine avrà questa altezza. La larghezza si adegua.',
  needsSide: 'Inserisci una larghezza, un’altezza o entrambe.',
  enlarge: 'Ingrandisci le immagini più piccole',
  setByTarget: 'decisa dal peso massimo',
  exactQuality: 'Ogni immagine ha esattamente questa qualità.',
  lowerQuality: 'Abbassala dove si risparmia poco',
  targetLabel: (label: string) => `${label}, facoltativo`,
  targetHint: 'Il peso massimo di un file.',
  largest: 'Dimensioni massime',
  /** A frame, or a number for the longest side. */
  scaledDown: (largest: string) =>
    largest.includes('×')
      ? `Le immagini più grandi vengono ridotte per rientrare in ${largest}.`
      : `Le immagini più grandi vengono ridotte a ${largest} pixel sul lato più lungo.`,
  pages: DOCUMENT_CONTROLS.pages,
  one: { pages: 'Un documento', frames: 'Un’animazione' },
  each: 'Un file per immagine',
  shownFor: 'Ogni immagine resta visibile per',
  seconds: (milliseconds: number) => counted(milliseconds / 1000, 'secondo', 'secondi'),
  animationHint:
    'Le immagini più piccole vengono centrate sulle dimensioni della più grande. L’animazione si ripete all’infinito.',
  paper: DOCUMENT_CONTROLS.paper,
  papers: { picture: 'Come l’immagine', a4: 'A4', letter: 'Letter' },
  margin: 'Margine',
  margins: (mm: number) => (mm === 0 ? 'Nessuno' : `${mm}\u00a0mm`),
  keepsJpgs: 'Lascia i JPG come sono',
  keepsJpgsHint: 'Entrano nel PDF byte per byte. Le altre immagini diventano JPG di alta qualità.',
  orderHint: {
    pages:
      'Trascina le immagini nell’ordine delle pagine, scegli un numero di pagina oppure usa i tasti freccia su una maniglia.',
    frames:
      'Trascina le immagini nell’ordine in cui si vedranno, scegli un numero oppure usa i tasti freccia su una maniglia.',
  },
  handle: (name: string, of: Binding, place: number, all: number) => `Sposta ${name}, ${PART[of]} ${place} di ${all}`,
  moved: (name: string, of: Binding, place: number, all: number) => `Ora ${name} è ${THE_PART[of]} ${place} di ${all}.`,
  placeOf: { pages: (name: string) => `Pagina di ${name}`, frames: (name: string) => `Fotogramma di ${name}` },
  downloadBound: (format: string, of: Binding, parts: number) =>
    `${CONTROLS.download} ${format} (${countedParts(of, parts)})`,
  boundToast: (format: string, of: Binding, parts: number) => ({
    title: 'Download avviato',
    description: `${countedParts(of, parts)} in un solo file ${format}.`,
  }),
  bindingFailed: { title: 'Download non riuscito', description: 'Non è stato possibile creare il file. Riprova.' },
  anySize: 'qualsiasi',
  noDimension: 'Inserisci almeno una dimensione.',
  skipList: 'Salta l’elenco',
  trust: `Fino a ${BATCH_LIMIT} immagini alla volta. Non lasciano mai questo dispositivo.`,
  manyPages: 'Tutte le pagine di un file contano come un’immagine.',
  added: (count: number) => ({
    title: 'File aggiunti',
    description: `${counted(count, 'immagine aggiunta', 'immagini aggiunte')} all’elenco.`,
  }),
  noFiles: { title: 'Nessun file da elaborare', description: 'Aggiungi almeno un’immagine.' },
  processed: (count: number) => ({
    title: 'Elaborazione completata',
    description: `${counted(count, 'file elaborato', 'file elaborati')} correttamente.`,
  }),
  nothingLeft: {
    title: 'Elaborazione completata',
    description: 'Tutti i file erano già stati elaborati con queste impostazioni.',
  },
  runFailed: (reason = 'Errore sconosciuto') => ({ title: 'Errore durante l’elaborazione', description: reason }),
  compressedAlready: (count: number, all: number) =>
    count === all
      ? `${pluralOf(all, 'Già compressa', 'Già compresse')}. Comprimere di nuovo?`
      : `${count} di ${all} già ${pluralOf(count, 'compressa', 'compresse')}. Comprimere di nuovo?`,
  outdated: (count: number) =>
    `${counted(count, 'risultato è stato creato', 'risultati sono stati creati')} con impostazioni precedenti. Una nuova elaborazione ${pluralOf(count, 'lo', 'li')} sostituisce.`,
  progress: 'Avanzamento e risultati',
  allProgress: 'Avanzamento di tutte le immagini',
  done: 'fatto',
  of: (count: number, all: number) => `${count} di ${all}`,
  images: (count: number) => counted(count, 'immagine', 'immagini'),
  about: (bytes: number) => `circa ${formatBytes(bytes)}`,
  before: (count: number, bytes: number) => `${counted(count, 'immagine', 'immagini')} · ${formatBytes(bytes)}`,
  complete: (count: number) => `· ${counted(count, 'completata', 'completate')}`,
  failed: (count: number) => `· ${counted(count, 'non riuscita', 'non riuscite')}`,
  list: 'Immagini',
  clearAll: 'Rimuovi tutte',
  savedAs: (original: string, name: string) =>
    original === name ? `${original} mantiene il suo nome.` : `${original} viene salvata come ${name}.`,
  nameless: 'Immagine senza nome',
  earlierSettings: 'Creata con impostazioni precedenti',
  working: 'Le tue immagini sono ancora in elaborazione.',
  unsaved: 'Non hai ancora scaricato alcune delle nuove immagini. Andrebbero perse.',
} as const;
