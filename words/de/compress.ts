import type { EditOf } from '#engine/recipe/index.ts';
import { largerWords } from '#words/bytes.ts';
import { capitalised, formatCount, withArticle } from '#words/language.ts';
import { formatSize } from '#words/pixels.ts';

/** Kilobytes as in the toast. */
const kilobytes = (bytes: number) => Math.round(bytes / 1024);

/** The compressor's texts. */
export const compressWords = {
  compress: 'Komprimieren',
  run: 'Komprimieren',
  again: 'Weiteres Bild komprimieren',
  failed: 'Fehler beim Komprimieren',
  targetHint: 'Eine Obergrenze. Lass das Feld leer, um die Qualität selbst zu wählen.',
  longestHint: 'Optional: eine weitere Grenze für die längste Seite. Ein kleineres Bild bleibt, wie es ist.',
  setByTarget: 'durch die Zielgröße bestimmt',
  suggested: (quality: number) => `Vorschlag nach dem letzten Durchlauf: ${quality}\u00a0%`,
  useSuggested: 'Übernehmen',
  withinBudget: (size: string, quality: number, pixels: string) =>
    `Kleiner: ${size} mit Qualität ${quality}${pixels && ` und ${pixels}`}.`,
  compressedAlready: 'Schon komprimiert. Noch einmal komprimieren?',
  becomes: (own: string, written: string) => `Dein ${own} wird ${withArticle(written)}.`,
  keepFormat: (own: string) => `${own} behalten`,
  keptFormat: (kept: string, opened: string, lost: 'transparency' | 'animation') =>
    `Es bleibt ${withArticle(kept)}, weil ${withArticle(opened)} ${lost === 'animation' ? 'nicht animiert sein kann' : 'keine Transparenz hat'}.`,
  staysDrawing: (label: string) =>
    `Es bleibt ${withArticle(label)} und sieht gleich aus. Kommentare, Editordaten und ungenutzte Teile werden entfernt.`,
  mayGrow: (label: string) => `${capitalised(withArticle(label))} dieses Bildes kann größer als deine Datei werden.`,
  /** @param least a share of the file's bytes */
  alreadySmall: (least: number) =>
    `Schon klein: Das spart wahrscheinlich ${least > 0 ? `weniger als ${formatCount(Math.round(least * 1000) / 10)}\u00a0%` : 'nichts'}. Dann bleibt das Bild, wie es ist.`,
  noPadding: 'Kommentare weglassen',
  pads: 'Datei mit Kommentaren auffüllen',
  withoutPadding: (size: string) => `Ohne Auffüllung: ${size}`,
  smallerAs: (label: string, size: string) => `Als ${label} hat es ${size}, ohne sichtbaren Unterschied.`,
  done: (bytes: number, target: number) => ({
    title: 'Auf Zielgröße komprimiert',
    // A result above the target must not read like one that meets it.
    description: `Komprimiert auf ${(bytes > target ? Math.ceil : Math.round)(bytes / 1024)}\u00a0KB (Ziel: ${kilobytes(target)}\u00a0KB)`,
  }),
  sameSize: {
    title: 'Bild gespeichert, aber nicht kleiner',
    description: 'Das Ergebnis ist gleich groß. Versuch es mit einem anderen Format oder weniger Qualität.',
  },
  larger: (percent: number) => ({
    title: 'Bild gespeichert, aber nicht kleiner',
    description: `Das Ergebnis ist ${percent === 0 ? 'weniger als 1\u00a0% größer' : largerWords(percent)}. Versuch es mit einem anderen Format oder weniger Qualität.`,
  }),
  smaller: (description: string) => ({ title: 'Bild erfolgreich komprimiert', description }),
} as const;

/** The label of the box for a smaller picture. A frame that crops or stretches is not called "fit". */
export function frameLabel({ width, height, percent, longestEdge, fit }: EditOf<'resize'>): string {
  if (percent !== undefined) return `Auf ${percent}\u00a0% skalieren`;
  if (longestEdge !== undefined) return `Längste Seite auf ${longestEdge} Pixel`;
  if (height === undefined) return `Auf ${width} Pixel Breite skalieren`;
  if (width === undefined) return `Auf ${height} Pixel Höhe skalieren`;
  const size = formatSize({ width, height });
  if (fit === 'cover') return `Auf ${size} skalieren und zuschneiden`;
  return fit === 'fill' ? `Auf ${size} strecken` : `Auf höchstens ${size} verkleinern`;
}
