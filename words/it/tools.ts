import type { ToolId } from '#catalogue/tools.ts';
import type { Loss, Progress, Size } from '#engine';
import { formatLimit, largerWords } from '#words/bytes.ts';
import { listed, withArticle } from '#words/language.ts';
import { formatSize } from '#words/pixels.ts';

const reducedBy = (percent: number) =>
  `Peso del file ridotto ${percent === 0 ? 'di meno dell’1%' : withArticle(`del ${percent}%`)}`;

/** What a copy with the same pixels has of its metadata. */
type KeptDetails = 'all-but-location' | 'credit';

const COPIED: Readonly<Record<KeptDetails | 'none', string>> = {
  none: 'Copia senza dati della fotocamera',
  'all-but-location': 'Copia senza il luogo dello scatto',
  credit: 'Copia solo con copyright e crediti',
};

/** Texts that all tools share. */
export const toolWords = {
  reducedBy,
  sideAtMost: (label: string, most: number) => `${label}: al massimo ${most}`,
  sidePositive: (label: string) => `${label}: inserisci un numero positivo`,
  leftAsItIs: { title: 'Immagine lasciata com’è', description: 'Riottieni il tuo originale, byte per byte.' },
  /** @param percent by how much it became smaller, if it did */
  copiedWithoutDetails: (percent?: number, kept?: KeptDetails) => ({
    title: COPIED[kept ?? 'none'],
    description: percent === undefined ? 'Nessun pixel è cambiato.' : `Nessun pixel è cambiato. ${reducedBy(percent)}`,
  }),
  steps: 'Passaggi',
  done: '(fatto)',
  loading: 'Caricamento dello strumento…',
  preview: 'Anteprima dell’immagine',
  remove: 'Rimuovi',
  download: 'Scarica',
  noImage: 'Nessuna immagine',
  before: 'Prima',
  after: 'Dopo',
  smaller: (percent: number) => (percent > 99 ? 'oltre il 99% in meno' : `${percent}% in meno`),
  savings: (percent: number) => `−${percent}%`,
  larger: largerWords,
  sameSize: 'Stesso peso',
  about: (text: string) => `Circa ${text}`,
  atMost: (bytes: number) => `al massimo ${formatLimit(bytes)}`,
  beforeYouStart: 'Prima di iniziare',
  mayStay: 'Se così si risparmia troppo poco, l’immagine resta com’è.',
  tryMoreTools: 'Prova altri strumenti',
  comesAlong: 'Il risultato viene ripreso.',
  result: 'Risultato',
  dimensions: 'Dimensioni',
  format: 'Formato',
  frames: 'Fotogrammi',
  asItIs: 'Stesso formato',
  moreFormats: 'Altri formati',
  changed: (from: string, to: string) => `${from} → ${to}`,
  makeSmaller: (size: Size) => `Riduci a ${formatSize(size)} pixel`,
  insteadAs: (label: string) => `Usa invece ${label}`,
  needsSmallerSize: 'Scegli dimensioni minori o un’immagine più piccola.',
  needsSmallerImage: 'Scegli un’immagine più piccola.',
  cancel: 'Annulla',
  chooseAgain: 'Sceglilo di nuovo',
  tryAgain: 'Riprova',
  startOver: 'Ricomincia',
  compressAnyway: 'Comprimi comunque',
  changeSettings: 'Cambia impostazioni',
  also: (settings: readonly string[]) => `Inoltre: ${listed(settings)}`,
  removeAlso: 'Rimuovi queste impostazioni',
  leaveTitle: 'Vuoi lasciare questa pagina?',
  leave: 'Esci',
  stay: 'Resta',
  unsaved: 'Non hai ancora scaricato la nuova immagine. Andrebbe persa.',
  unsavedFiles: 'Non hai ancora scaricato le nuove immagini. Andrebbero perse.',
  working: 'La tua immagine è ancora in elaborazione.',
  copy: 'Copia',
  copyAsPng: (frames: number) => (frames > 1 ? 'Copia il primo fotogramma come PNG' : 'Copia come PNG'),
  copied: (asItIs: boolean, frames: number) => ({
    title: 'Immagine copiata',
    description: asItIs
      ? 'Incollala dove ti serve.'
      : frames > 1
        ? 'Il primo fotogramma, come PNG: gli appunti non possono contenere animazioni.'
        : 'Come PNG, l’unico formato che gli appunti accettano. Scaricala per mantenere il suo formato.',
  }),
  shareFile: 'Condividi immagine',
  notShared: {
    title: 'Non è stato possibile condividere l’immagine',
    description: 'Il browser non lo ha permesso. Puoi comunque scaricarla.',
  },
  notCopied: {
    title: 'Non è stato possibile copiare l’immagine',
    description: 'Il browser non lo ha permesso. Puoi comunque scaricarla.',
  },
  keepName: 'Mantieni il nome originale',
  savedUnder: (name: string) => `Salvata come ${name}`,
  another: 'Un’altra immagine',
  ready: (label: string) => `Il tuo ${label} è pronto`,
  saveAs: 'Salva con nome…',
  saveAgain: (name: string) => `Salva di nuovo in ${name}`,
  savedAs: (name: string) => ({ title: 'Immagine salvata', description: `Ora ${name} contiene questo risultato.` }),
  notSaved: {
    title: 'Non è stato possibile salvare l’immagine',
    description: 'Scegli un’altra posizione oppure scaricala.',
  },
  pasteKept: {
    title: 'La nuova immagine non è ancora stata scaricata',
    description: 'Scaricala o ricomincia, poi incolla di nuovo.',
  },
  share: 'Condividi',
  linkCopied: { title: 'Link copiato', description: 'Condividi questo strumento con altri' },
  linkNotCopied: {
    title: 'Non è stato possibile copiare il link',
    description: 'Il browser non lo ha permesso. La barra degli indirizzi contiene lo stesso link.',
  },
} as const;

/**
 * Shown before the run of a file whose picture stays as it is.
 * @param losses what it loses of its metadata
 */
export function unchangedSentence(why: 'small' | 'fits' | 'filled', losses: readonly Loss[], bytes = 0): string {
  const size = {
    small: 'Pesa già al massimo 10\u00a0KB',
    fits: `Pesa già meno di ${formatLimit(bytes)}`,
    filled: `Riempito con commenti fino a ${formatLimit(bytes)}`,
  }[why];
  const lost =
    UNCHANGED.find(([loss]) => losses.includes(loss))?.[1] ??
    (why === 'filled' ? 'l’immagine resta com’è' : 'resta com’è');
  return `${size}: ${lost}`;
}

const UNCHANGED: readonly (readonly [Loss, string])[] = [
  ['metadata', 'l’immagine resta com’è, i dati della fotocamera vengono rimossi'],
  ['location', 'l’immagine resta com’è, il luogo dello scatto viene rimosso'],
  ['all-but-credit', 'l’immagine resta com’è, dei dati della fotocamera restano solo copyright e crediti'],
];

/** In the tab's title during a run. */
export const RUNNING: Readonly<Record<ToolId, string>> = {
  resize: 'Ridimensionamento…',
  compress: 'Compressione…',
  convert: 'Conversione…',
  batch: 'Elaborazione…',
};

export const STAGES: Readonly<Record<Progress['stage'], string>> = {
  queued: 'Avvio…',
  reading: 'Lettura dell’immagine…',
  editing: 'Elaborazione dei pixel…',
  encoding: 'Scrittura del file…',
};
