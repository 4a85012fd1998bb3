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
  again: 'Comprimir outra imagem',
  failed: 'Erro ao comprimir a imagem',
  targetHint: 'Um limite máximo. Deixe vazio para usar a qualidade.',
  longestHint: 'Opcional: outro limite para o lado maior. Uma imagem menor fica como está.',
  setByTarget: 'definida pelo tamanho desejado',
  suggested: (quality: number) => `Sugestão após a última compressão: ${quality}%`,
  useSuggested: 'Usar',
  withinBudget: (size: string, quality: number, pixels: string) =>
    `Menor: ${size} com qualidade ${quality}${pixels && ` e ${pixels}`}.`,
  compressedAlready: 'Já comprimida. Comprimir de novo?',
  becomes: (own: string, written: string) => `Seu ${own} vira ${withArticle(written)}.`,
  keepFormat: (own: string) => `Manter ${own}`,
  keptFormat: (kept: string, opened: string, lost: 'transparency' | 'animation') =>
    `Continua sendo ${withArticle(kept)}, porque ${opened} ${lost === 'animation' ? 'não permite animação' : 'não tem transparência'}.`,
  staysDrawing: (label: string) =>
    `Continua sendo ${withArticle(label)} e parece igual. Comentários, dados do editor e partes sem uso são removidos.`,
  mayGrow: (label: string) => `Como ${label}, esta imagem pode ficar maior que o seu arquivo.`,
  /** @param least a share of the file's bytes */
  alreadySmall: (least: number) => {
    const percent = formatCount(Math.round(least * 1000) / 10);
    return least > 0
      ? `Já é pequena: a economia provavelmente será menor que ${percent}%. Se for, a imagem fica como está.`
      : 'Já é pequena: provavelmente não haverá economia. Se não houver, a imagem fica como está.';
  },
  noPadding: 'Não incluir os comentários',
  pads: 'Completar o arquivo com comentários',
  withoutPadding: (size: string) => `Sem preenchimento: ${size}`,
  smallerAs: (label: string, size: string) => `Em ${label}, ela fica com ${size}, sem diferença visível.`,
  done: (bytes: number, target: number) => ({
    title: 'Compressão para o tamanho desejado concluída',
    // A result above the target must not read like one that meets it.
    description: `Comprimida para ${(bytes > target ? Math.ceil : Math.round)(bytes / 1024)} KB (desejado: ${kilobytes(target)} KB)`,
  }),
  sameSize: {
    title: 'Imagem salva, mas não menor',
    description: 'O resultado tem o mesmo tamanho. Tente outro formato ou uma qualidade menor.',
  },
  larger: (percent: number) => ({
    title: 'Imagem salva, mas não menor',
    description: `O resultado é ${percent === 0 ? 'menos de 1% maior' : largerWords(percent)}. Tente outro formato ou uma qualidade menor.`,
  }),
  smaller: (description: string) => ({ title: 'Imagem comprimida', description }),
} as const;

/** The label of the box for a smaller picture. A frame that crops or stretches is not called "fit". */
export function frameLabel({ width, height, percent, longestEdge, fit }: EditOf<'resize'>): string {
  if (percent !== undefined) return `Redimensionar para ${percent}%`;
  if (longestEdge !== undefined) return `Redimensionar o lado maior para ${longestEdge} pixels`;
  if (height === undefined) return `Redimensionar para ${width} pixels de largura`;
  if (width === undefined) return `Redimensionar para ${height} pixels de altura`;
  const size = formatSize({ width, height });
  if (fit === 'cover') return `Redimensionar e cortar para ${size}`;
  return fit === 'fill' ? `Esticar para ${size}` : `Redimensionar para caber em ${size}`;
}
