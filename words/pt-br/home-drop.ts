import { formatBytes } from '#words/bytes.ts';
import { counted } from '#words/language.ts';

/** The home page's texts about dropped files. */
export const homeDropWords = {
  ask: (count: number) => (count === 1 ? 'O que você quer fazer com ela?' : 'O que você quer fazer com elas?'),
  unnamed: 'Imagem colada',
  together: (count: number, bytes: number) => `${counted(count, 'imagem', 'imagens')} · ${formatBytes(bytes)}`,
} as const;

/** What each tool does with them, in a few words. */
export const OFFERS = {
  resize: 'Tamanho, corte, rotação',
  compress: 'Deixar o arquivo menor',
  convert: 'JPG, PNG, PDF e outros',
} as const;
