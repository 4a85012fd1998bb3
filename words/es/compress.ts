import type { EditOf } from '#engine/recipe/index.ts';
import { largerWords } from '#words/bytes.ts';
import { formatCount, withArticle } from '#words/language.ts';
import { formatSize } from '#words/pixels.ts';

/** Kilobytes as in the toast. */
const kilobytes = (bytes: number) => Math.round(bytes / 1024);

/** The compressor's texts. */
export const compressWords = {
  compress: 'Comprimir',
  run: 'Comprimir',
  again: 'Comprimir otra imagen',
  failed: 'Error al comprimir la imagen',
  targetHint: 'Es un límite. Déjalo vacío para usar la calidad.',
  longestHint: 'Opcional: otro límite para el lado más largo. Una imagen más pequeña se queda como está.',
  setByTarget: 'según el peso máximo',
  suggested: (quality: number) => `Sugerida tras la última compresión: ${quality}\u00a0%`,
  useSuggested: 'Usarla',
  withinBudget: (size: string, quality: number, pixels: string) =>
    `Más ligera: ${size} con calidad ${quality}${pixels && ` y ${pixels}`}.`,
  compressedAlready: 'Ya se comprimió antes. ¿Comprimir otra vez?',
  becomes: (own: string, written: string) => `Tu ${own} se convierte en ${written}.`,
  keepFormat: (own: string) => `Mantener ${own}`,
  keptFormat: (kept: string, opened: string, lost: 'transparency' | 'animation') =>
    `Sigue siendo ${withArticle(kept)}, porque ${withArticle(opened)} ${lost === 'animation' ? 'no admite animaciones' : 'no admite transparencia'}.`,
  staysDrawing: (label: string) =>
    `Sigue siendo ${withArticle(label)} y se ve igual. Se eliminan comentarios, datos del editor y partes sin uso.`,
  mayGrow: (label: string) => `Esta imagen puede pesar más como ${label} que tu archivo.`,
  /** @param least a share of the file's bytes */
  alreadySmall: (least: number) => {
    const percent = formatCount(Math.round(least * 1000) / 10);
    return `Ya pesa poco: lo más probable es que ${least > 0 ? `se ahorre menos de un ${percent}\u00a0%` : 'no se ahorre nada'}. En ese caso, la imagen se queda como está.`;
  },
  noPadding: 'No incluir los comentarios',
  pads: 'Rellenar el archivo con comentarios',
  withoutPadding: (size: string) => `Sin relleno: ${size}`,
  smallerAs: (label: string, size: string) => `En ${label} ocupa ${size}, sin diferencia visible.`,
  done: (bytes: number, target: number) => ({
    title: 'Compresión terminada',
    // A result above the target must not read like one that meets it.
    description: `Ahora pesa ${(bytes > target ? Math.ceil : Math.round)(bytes / 1024)}\u00a0KB (máximo pedido: ${kilobytes(target)}\u00a0KB)`,
  }),
  sameSize: {
    title: 'Imagen guardada, pero no pesa menos',
    description: 'El resultado pesa lo mismo. Prueba otro formato o una calidad más baja.',
  },
  larger: (percent: number) => ({
    title: 'Imagen guardada, pero no pesa menos',
    description: `El resultado pesa ${percent === 0 ? 'algo más (menos de un 1\u00a0%)' : `${percent < 100 ? 'un ' : ''}${largerWords(percent)}`}. Prueba otro formato o una calidad más baja.`,
  }),
  smaller: (description: string) => ({ title: 'Imagen comprimida', description }),
} as const;

/** The label of the box for a smaller picture. A frame that crops or stretches is not called "fit". */
export function frameLabel({ width, height, percent, longestEdge, fit }: EditOf<'resize'>): string {
  if (percent !== undefined) return `Redimensionar al ${percent}\u00a0%`;
  if (longestEdge !== undefined) return `Redimensionar el lado más largo a ${longestEdge} píxeles`;
  if (height === undefined) return `Redimensionar a ${width} píxeles de ancho`;
  if (width === undefined) return `Redimensionar a ${height} píxeles de alto`;
  const size = formatSize({ width, height });
  if (fit === 'cover') return `Redimensionar y recortar a ${size}`;
  return fit === 'fill' ? `Estirar a ${size}` : `Reducir hasta caber en ${size}`;
}
