import type { ToolText } from '#catalogue/page-text.ts';
import type { SeriesId, ToolId } from '#catalogue/tools.ts';
import { site } from '#site';

const { batchFiles } = site.limits;

export const toolTexts: Readonly<Record<ToolId, ToolText>> = {
  resize: {
    name: 'Redimensionar imagem',
    verb: 'Redimensionar',
    does: 'Redimensionar imagens',
    heading: 'Redimensionar imagem',
    lead: 'Redimensione, corte e gire sua imagem aqui mesmo, no navegador.',
    steps: ['Abrir', 'Ajustar', 'Baixar'],
  },
  compress: {
    name: 'Comprimir imagem',
    verb: 'Comprimir',
    does: 'Comprimir imagens',
    heading: 'Comprimir imagem',
    lead: 'Escolha uma qualidade ou o tamanho que o formulário pede.',
    steps: ['Abrir', 'Comprimir', 'Baixar'],
  },
  convert: {
    name: 'Converter imagem',
    verb: 'Converter',
    does: 'Converter formatos',
    heading: 'Converter formato de imagem',
    lead: 'O formato de que você precisa, com as cores certas.',
    steps: ['Abrir', 'Converter', 'Baixar'],
  },
  batch: {
    name: 'Imagens em lote',
    verb: 'Em lote',
    does: 'Processar em lote',
    heading: 'Processar imagens em lote',
    lead: `Ajuste uma vez para até ${batchFiles} imagens.`,
    steps: ['Escolher ação', 'Definir ajustes', 'Abrir imagens'],
  },
};

/** The names of tools that make several files, and their purpose in the footer. */
export const seriesNames: Readonly<Record<SeriesId, Pick<ToolText, 'name' | 'does'>>> = {
  'form-photo': { name: 'Foto para formulário', does: 'Foto para formulário' },
  metadata: { name: 'Metadados de fotos', does: 'Metadados de fotos' },
  'responsive-images': { name: 'Imagens para um site', does: 'Imagens para um site' },
  favicon: { name: 'Gerador de favicon', does: 'Gerador de favicon' },
};

/** Labels of the controls. The how-to steps of every page name them, so the screens use them too. */
export const CONTROLS = {
  browse: 'Escolher arquivos',
  quality: 'Qualidade',
  auto: 'Auto',
  targetSize: 'Tamanho desejado (KB)',
  targetFormat: 'Converter para',
  outputFormat: 'Formato de saída',
  width: 'Largura',
  height: 'Altura',
  lock: 'Manter proporções',
  download: 'Baixar',
  processAll: 'Processar todas',
  downloadAll: 'Baixar todas',
  selectAction: 'Escolher ação',
} as const;
