import type { EditOf } from '#engine/recipe/index.ts';
import { largerWords } from '#words/bytes.ts';
import { capitalised, formatCount, withArticle } from '#words/language.ts';
import { formatSize } from '#words/pixels.ts';

/** Kilobytes as in the toast. */
const kilobytes = (bytes: number) => Math.round(bytes / 1024);

/** The compressor's texts. */
export const compressWords = {
  compress: 'Comprimi',
  run: 'Comprimi',
  again: 'Comprimi un’altra immagine',
  failed: 'Errore nella compressione dell’immagine',
  targetHint: 'Un limite massimo. Lascia vuoto per usare la qualità.',
  longestHint: 'Facoltativo: un altro limite, per il lato più lungo. Un’immagine più piccola resta com’è.',
  setByTarget: 'decisa dal peso massimo',
  suggested: (quality: number) => `Suggerita dopo l’ultima compressione: ${quality}%`,
  useSuggested: 'Usala',
  withinBudget: (size: string, quality: number, pixels: string) =>
    `Più leggera: ${size} con qualità ${quality}${pixels && ` e ${pixels}`}.`,
  compressedAlready: 'Già compressa. Comprimere di nuovo?',
  becomes: (own: string, written: string) => `Il tuo ${own} diventa ${withArticle(written)}.`,
  keepFormat: (own: string) => `Mantieni ${own}`,
  keptFormat: (kept: string, opened: string, lost: 'transparency' | 'animation') =>
    `Resta ${withArticle(kept)}, perché ${withArticle(opened)} non ${lost === 'animation' ? 'può contenere animazioni' : 'ha trasparenza'}.`,
  staysDrawing: (label: string) =>
    `Resta ${withArticle(label)} e ha lo stesso aspetto. Commenti, dati dell’editor e parti inutilizzate vengono rimossi.`,
  mayGrow: (label: string) => `${capitalised(withArticle(label))} di questa immagine può pesare più del tuo file.`,
  /** @param least a share of the file's bytes */
  alreadySmall: (least: number) => {
    const limit = withArticle(`al ${formatCount(Math.round(least * 1000) / 10)}%`);
    const what = least > 0 ? `il risparmio non arriverà ${limit}` : 'non si risparmierà nulla';
    return `Già leggera: probabilmente ${what}. In tal caso l’immagine resta com’è.`;
  },
  noPadding: 'Non aggiungere commenti',
  pads: 'Riempi il file con commenti',
  withoutPadding: (size: string) => `Senza riempimento: ${size}`,
  smallerAs: (label: string, size: string) => `In ${label} occupa ${size}, senza differenze visibili.`,
  done: (bytes: number, target: number) => ({
    title: 'Compressione al peso richiesto completata',
    // A result above the target must not read like one that meets it.
    description: `Compressa a ${(bytes > target ? Math.ceil : Math.round)(bytes / 1024)}\u00a0KB (obiettivo: ${kilobytes(target)}\u00a0KB)`,
  }),
  sameSize: {
    title: 'Immagine salvata, ma non più leggera',
    description: 'Il risultato ha lo stesso peso. Prova un altro formato o una qualità più bassa.',
  },
  larger: (percent: number) => ({
    title: 'Immagine salvata, ma non più leggera',
    description: `Peso rispetto all’originale: ${percent === 0 ? 'meno dell’1% in più' : largerWords(percent)}. Prova un altro formato o una qualità più bassa.`,
  }),
  smaller: (description: string) => ({ title: 'Immagine compressa', description }),
} as const;

/** The label of the box for a smaller picture. A frame that crops or stretches is not called "fit". */
export function frameLabel({ width, height, percent, longestEdge, fit }: EditOf<'resize'>): string {
  if (percent !== undefined) return `Ridimensiona ${withArticle(`al ${percent}%`)}`;
  if (longestEdge !== undefined) return `Ridimensiona il lato più lungo a ${longestEdge} pixel`;
  if (height === undefined) return `Ridimensiona a ${width} pixel di larghezza`;
  if (width === undefined) return `Ridimensiona a ${height} pixel di altezza`;
  const size = formatSize({ width, height });
  if (fit === 'cover') return `Ridimensiona e ritaglia a ${size}`;
  return fit === 'fill' ? `Deforma a ${size}` : `Ridimensiona entro ${size}`;
}
