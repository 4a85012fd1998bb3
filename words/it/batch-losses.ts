import type { Loss } from '#engine';
import { fillWords } from '#words/fill.ts';
import { pluralOf } from '#words/language.ts';

interface Clauses {
  /** After "1 immagine su 3", and after "2 immagini su 3". */
  one: string;
  many: string;
  /** After "Perde:", in a picture's own row. */
  what: string;
}

const CLAUSES: Readonly<Record<Loss, Clauses>> = {
  transparency: { one: 'perde la trasparenza', many: 'perdono la trasparenza', what: 'trasparenza' },
  animation: {
    one: 'conserva solo il primo fotogramma',
    many: 'conservano solo il primo fotogramma',
    what: 'l’animazione',
  },
  pages: {
    one: 'conserva solo la prima pagina',
    many: 'conservano solo la prima pagina',
    what: 'tutte le pagine tranne la prima',
  },
  metadata: {
    one: 'perde i dati della fotocamera e quelli nascosti',
    many: 'perdono i dati della fotocamera e quelli nascosti',
    what: 'dati della fotocamera',
  },
  location: {
    one: 'perde il luogo dello scatto',
    many: 'perdono il luogo dello scatto',
    what: 'luogo dello scatto',
  },
  'all-but-credit': {
    one: 'conserva solo copyright e crediti dei dati della fotocamera',
    many: 'conservano solo copyright e crediti dei dati della fotocamera',
    what: 'dati della fotocamera tranne copyright e crediti',
  },
  'some-metadata': {
    one: 'perde alcuni dati nascosti',
    many: 'perdono alcuni dati nascosti',
    what: 'alcuni dati nascosti',
  },
  credentials: {
    one: 'perde le Content Credentials',
    many: 'perdono le Content Credentials',
    what: 'le Content Credentials',
  },
  'other-details': {
    one: 'perde commenti, anteprime e dati di altri programmi',
    many: 'perdono commenti, anteprime e dati di altri programmi',
    what: 'commenti e dati di altri programmi',
  },
  colours: {
    one: 'si riduce a 256 colori',
    many: 'si riducono a 256 colori',
    what: 'i colori oltre i 256',
  },
  'half-transparency': {
    one: 'avrà bordi netti al posto di quelli sfumati trasparenti',
    many: 'avranno bordi netti al posto di quelli sfumati trasparenti',
    what: 'bordi sfumati trasparenti',
  },
  'bit-depth': {
    one: 'passa a 8 bit per colore',
    many: 'passano a 8 bit per colore',
    what: 'le sfumature più sottili',
  },
  hdr: {
    one: 'perde la versione HDR, più luminosa',
    many: 'perdono la versione HDR, più luminosa',
    what: 'versione HDR',
  },
  'hdr-light': {
    one: 'passa da HDR a una luminosità normale',
    many: 'passano da HDR a una luminosità normale',
    what: 'luminosità HDR',
  },
  scripts: {
    one: 'perde gli script e i file collegati',
    many: 'perdono gli script e i file collegati',
    what: 'script e file collegati',
  },
  video: {
    one: 'perde il video associato',
    many: 'perdono il video associato',
    what: 'il video',
  },
  attached: {
    one: 'perde dati aggiuntivi come la mappa di profondità',
    many: 'perdono dati aggiuntivi come la mappa di profondità',
    what: 'dati aggiuntivi',
  },
  channels: {
    one: 'perde canali aggiuntivi come le maschere',
    many: 'perdono canali aggiuntivi come le maschere',
    what: 'canali aggiuntivi',
  },
  undrawn: {
    one: 'perde il testo e gli stili che solo un browser mostra',
    many: 'perdono il testo e gli stili che solo un browser mostra',
    what: 'il testo e gli stili che solo un browser mostra',
  },
  'out-of-range': {
    one: 'perde ciò che è più scuro del nero o più chiaro del bianco',
    many: 'perdono ciò che è più scuro del nero o più chiaro del bianco',
    what: 'tutto ciò che va oltre il nero e il bianco',
  },
  'wide-gamut': {
    one: 'viene convertita in colori sRGB',
    many: 'vengono convertite in colori sRGB',
    what: 'i colori fuori da sRGB',
  },
};

/** Every loss, in the order in which they are listed. */
export const LOSSES = Object.keys(CLAUSES) as Loss[];

function subject(count: number, all: number): string {
  if (all === 1) return 'L’immagine';
  if (count === all) return `Tutte le ${all} immagini`;
  return `${count} ${pluralOf(count, 'immagine', 'immagini')} su ${all}`;
}

export const batchLossWords = {
  /** @param fill the colour behind transparent areas: `#rrggbb`, white where it is absent */
  lost: (loss: Loss, count: number, all: number, fill?: string) => {
    const { one, many } = CLAUSES[loss];
    const tail = loss === 'transparency' ? `: le zone trasparenti diventano di colore ${fillWords(fill)}` : '';
    return `${subject(count, all)} ${pluralOf(count, one, many)}${tail}.`;
  },
  unwritable: (label: string, count: number, all: number) =>
    `${subject(count, all)} ${pluralOf(count, 'richiede', 'richiedono')} un altro formato: questo browser non può scrivere ${label}.`,
  rowLoses: (losses: readonly Loss[]) => `Perde: ${losses.map((loss) => CLAUSES[loss].what).join(', ')}`,
} as const;
