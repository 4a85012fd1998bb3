import { BATCH_LIMIT, type BatchAction } from '#catalogue/tools.ts';
import type { Binding } from '#engine';
import { formatBytes } from '#words/bytes.ts';
import { DOCUMENT_CONTROLS } from '#words/catalogue/document-controls.ts';
import { CONTROLS } from '#words/catalogue/tools.ts';
import { counted, pluralOf } from '#words/language.ts';

export const ACTION_LABELS: Readonly<Record<BatchAction, string>> = {
  resize: 'Redimensionar',
  compress: 'Comprimir',
  convert: 'Converter',
};

/** A file's progress. `waiting` means that its run is requested but has not started, `small` that a run would return the file. */
export const STATUS = {
  ready: 'Pronta',
  small: 'Já é pequena',
  waiting: 'Na fila',
  processing: 'Processando',
  complete: 'Concluída',
  error: 'Falhou',
} as const;

const PART = { pages: 'página', frames: 'quadro' } as const;
const PARTS = { pages: 'páginas', frames: 'quadros' } as const;
const countedParts = (of: Binding, parts: number) => counted(parts, PART[of], PARTS[of]);

/** The batch's texts. */
export const batchWords = {
  cancel: (name: string) => `Cancelar ${name}`,
  retry: (name: string) => `Tentar ${name} de novo`,
  download: (name: string) => `Baixar ${name}`,
  remove: (name: string) => `Remover ${name}`,
  progressOf: (name: string) => `Progresso de ${name}`,
  compare: (name: string) => `Comparar ${name} antes e depois`,
  action: 'Ação',
  stretches: 'Cada imagem é esticada exatamente para este tamanho.',
  fills: 'Cada imagem é cortada para preencher exatamente este tamanho.',
  fits: 'Cada imagem mantém suas proporções.',
  byWidth: 'Todas as imagens ficam com esta largura. A altura acompanha.',
  byHeight: 'Todas as imagens ficam com esta altura. A largura acompanha.',
  needsSide: 'Informe uma largura, uma altura ou as duas.',
  enlarge: 'Ampliar imagens menores',
  setByTarget: 'definida pelo tamanho desejado',
  exactQuality: 'Cada imagem fica exatamente com esta qualidade.',
  lowerQuality: 'Reduzir onde a economia for pequena',
  targetLabel: (label: string) => `${label}, opcional`,
  targetHint: 'O máximo que um arquivo pode ter.',
  largest: 'Tamanho máximo',
  /** A frame, or a number for the longest side. */
  scaledDown: (largest: string) =>
    largest.includes('×')
      ? `Imagens maiores são reduzidas para caber em ${largest}.`
      : `Imagens maiores são reduzidas para ${largest} pixels no lado maior.`,
  pages: DOCUMENT_CONTROLS.pages,
  one: { pages: 'Um documento', frames: 'Uma animação' },
  each: 'Um por imagem',
  shownFor: 'Cada imagem aparece por',
  seconds: (milliseconds: number) => counted(milliseconds / 1000, 'segundo', 'segundos'),
  animationHint: 'Imagens menores são centralizadas no tamanho da maior. A animação se repete sem parar.',
  paper: DOCUMENT_CONTROLS.paper,
  papers: { picture: 'Da imagem', a4: 'A4', letter: 'Carta' },
  margin: 'Margem',
  margins: (mm: number) => (mm === 0 ? 'Nenhuma' : `${mm} mm`),
  keepsJpgs: 'Manter imagens JPG como estão',
  keepsJpgsHint: 'Elas entram no PDF byte por byte. As outras viram JPGs de alta qualidade.',
  orderHint: {
    pages: 'Arraste as imagens para a ordem das páginas, escolha um número de página ou use as setas em uma alça.',
    frames: 'Arraste as imagens para a ordem em que devem aparecer, escolha um número ou use as setas em uma alça.',
  },
  handle: (name: string, of: Binding, place: number, all: number) => `Mover ${name}, ${PART[of]} ${place} de ${all}`,
  moved: (name: string, of: Binding, place: number, all: number) =>
    `${name} agora é ${of === 'pages' ? 'a' : 'o'} ${PART[of]} ${place} de ${all}.`,
  placeOf: { pages: (name: string) => `Página de ${name}`, frames: (name: string) => `Quadro de ${name}` },
  downloadBound: (format: string, of: Binding, parts: number) =>
    `${CONTROLS.download} ${format} (${countedParts(of, parts)})`,
  boundToast: (format: string, of: Binding, parts: number) => ({
    title: 'Download iniciado',
    description: `${countedParts(of, parts)} em um ${format}.`,
  }),
  bindingFailed: { title: 'Falha no download', description: 'Não foi possível montar o arquivo. Tente de novo.' },
  anySize: 'livre',
  noDimension: 'Informe pelo menos uma dimensão.',
  skipList: 'Pular a lista',
  trust: `Até ${BATCH_LIMIT} imagens de uma vez. Elas nunca saem deste dispositivo.`,
  manyPages: 'Todas as páginas de um arquivo contam como uma só imagem.',
  added: (count: number) => ({
    title: pluralOf(count, 'Arquivo adicionado', 'Arquivos adicionados'),
    description: `${counted(count, 'imagem adicionada', 'imagens adicionadas')} para processar`,
  }),
  noFiles: { title: 'Nenhum arquivo para processar', description: 'Escolha pelo menos uma imagem.' },
  processed: (count: number) => ({
    title: 'Processamento em lote concluído',
    description: `${counted(count, 'arquivo processado', 'arquivos processados')}.`,
  }),
  nothingLeft: {
    title: 'Processamento em lote concluído',
    description: 'Todos os arquivos já tinham sido processados com estes ajustes.',
  },
  runFailed: (reason = 'Erro desconhecido') => ({ title: 'Erro no processamento em lote', description: reason }),
  compressedAlready: (count: number, all: number) =>
    count === all
      ? `${pluralOf(count, 'Já comprimida', 'Já comprimidas')}. Comprimir de novo?`
      : `${count} de ${all} já ${pluralOf(count, 'comprimida', 'comprimidas')}. Comprimir de novo?`,
  outdated: (count: number) =>
    `${counted(count, 'resultado foi feito', 'resultados foram feitos')} com ajustes anteriores. Processar de novo ${pluralOf(count, 'o substitui', 'os substitui')}.`,
  progress: 'Progresso e resultados',
  allProgress: 'Progresso de todas as imagens',
  done: 'concluído',
  of: (count: number, all: number) => `${count} de ${all}`,
  images: (count: number) => counted(count, 'imagem', 'imagens'),
  about: (bytes: number) => `cerca de ${formatBytes(bytes)}`,
  before: (count: number, bytes: number) => `${counted(count, 'imagem', 'imagens')} · ${formatBytes(bytes)}`,
  complete: (count: number) => `· ${counted(count, 'concluída', 'concluídas')}`,
  failed: (count: number) => `· ${counted(count, 'falhou', 'falharam')}`,
  list: 'Imagens',
  clearAll: 'Limpar tudo',
  savedAs: (original: string, name: string) =>
    original === name ? `${original} mantém o nome.` : `${original} é salvo como ${name}.`,
  nameless: 'Imagem sem nome',
  earlierSettings: 'Feita com ajustes anteriores',
  working: 'Suas imagens ainda estão sendo processadas.',
  unsaved: 'Você ainda não baixou algumas das novas imagens. Elas seriam perdidas.',
} as const;
