import type { EditOf } from '#engine/recipe/index.ts';
import { largerWords } from '#words/bytes.ts';
import { capitalised, formatCount, withArticle } from '#words/language.ts';
import { formatSize } from '#words/pixels.ts';

/** Kilobytes as in the toast. */
const kilobytes = (bytes: number) => Math.round(bytes / 1024);

/** The compressor's texts. */
export const compressWords = {
  compress: 'Compresser',
  run: 'Compresser',
  again: 'Compresser une autre image',
  failed: 'Erreur lors de la compression',
  targetHint: 'Une limite à ne pas dépasser. Laissez vide pour régler la qualité.',
  longestHint: 'Facultatif : une autre limite pour le plus grand côté. Une image plus petite reste telle quelle.',
  setByTarget: 'déterminée par le poids maximal',
  suggested: (quality: number) => `Suggestion d’après le dernier essai : ${quality} %`,
  useSuggested: 'Appliquer',
  withinBudget: (size: string, quality: number, pixels: string) =>
    `Plus légère : ${size} en qualité ${quality}${pixels && ` et ${pixels}`}.`,
  compressedAlready: 'Déjà compressée. Compresser à nouveau ?',
  becomes: (own: string, written: string) => `Votre ${own} devient ${withArticle(written)}.`,
  keepFormat: (own: string) => `Garder le ${own}`,
  keptFormat: (kept: string, opened: string, lost: 'transparency' | 'animation') =>
    `L’image reste ${withArticle(kept)}, car ${withArticle(opened)} ${lost === 'animation' ? 'ne peut pas être animé' : 'n’a pas de transparence'}.`,
  staysDrawing: (label: string) =>
    `L’image reste ${withArticle(label)} et garde le même aspect. Les commentaires, les données d’éditeur et les éléments inutilisés sont supprimés.`,
  mayGrow: (label: string) =>
    `${capitalised(withArticle(label))} de cette image peut être plus lourd que votre fichier.`,
  /** @param least a share of the file's bytes */
  alreadySmall: (least: number) => {
    const gain = least > 0 ? `inférieur à ${formatCount(Math.round(least * 1000) / 10)} %` : 'nul';
    return `Déjà légère : le gain sera sans doute ${gain}. Dans ce cas, l’image reste telle quelle.`;
  },
  noPadding: 'Ne pas ajouter de commentaires',
  pads: 'Compléter le fichier avec des commentaires',
  withoutPadding: (size: string) => `Sans remplissage\u00a0: ${size}`,
  smallerAs: (label: string, size: string) => `En ${label}, elle pèse ${size}, sans différence visible.`,
  done: (bytes: number, target: number) => ({
    title: 'Compression au poids voulu terminée',
    // A result above the target must not read like one that meets it.
    description: `Compressée à ${(bytes > target ? Math.ceil : Math.round)(bytes / 1024)} ko (limite : ${kilobytes(target)} ko)`,
  }),
  sameSize: {
    title: 'Image enregistrée, mais pas plus légère',
    description: 'Le résultat a le même poids. Essayez un autre format ou une qualité plus basse.',
  },
  larger: (percent: number) => ({
    title: 'Image enregistrée, mais pas plus légère',
    description: `Le résultat est ${percent === 0 ? 'plus lourd de moins de 1 %' : largerWords(percent)}. Essayez un autre format ou une qualité plus basse.`,
  }),
  smaller: (description: string) => ({ title: 'Image compressée', description }),
} as const;

/** The label of the box for a smaller picture. A frame that crops or stretches is not called "fit". */
export function frameLabel({ width, height, percent, longestEdge, fit }: EditOf<'resize'>): string {
  if (percent !== undefined) return `Redimensionner à ${percent} %`;
  if (longestEdge !== undefined) return `Réduire le plus grand côté à ${longestEdge} pixels`;
  if (height === undefined) return `Redimensionner à ${width} pixels de large`;
  if (width === undefined) return `Redimensionner à ${height} pixels de haut`;
  const size = formatSize({ width, height });
  if (fit === 'cover') return `Redimensionner et recadrer en ${size}`;
  return fit === 'fill' ? `Étirer en ${size}` : `Réduire pour tenir dans ${size}`;
}
