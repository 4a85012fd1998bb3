import { counted, listed, pluralOf } from '#words/language.ts';

const images = (count: number) => counted(count, 'imagem', 'imagens');

/** Texts of the page that makes the images of a website. */
export const responsiveWords = {
  step: 'Escolher tamanhos',
  running: 'Criando imagens…',
  widths: 'Larguras',
  widthsHint: (own: number) => `Em pixels, separadas por vírgulas. Sua imagem tem ${own} pixels de largura.`,
  widthsProblem: (least: number, most: number, count: number) =>
    `Informe até ${count} números inteiros de ${least} a ${most}, como 480, 800, 1200.`,
  propose: 'Sugerir larguras de novo',
  formats: 'Formatos',
  noFormat: 'Escolha pelo menos um formato.',
  shown: 'Maior largura na página',
  shownHint: 'Em pixels CSS. Deixe vazio se a imagem ocupa a largura da janela.',
  shownProblem: (least: number, most: number) => `Informe um número inteiro de ${least} a ${most} ou deixe vazio.`,
  wholeWindow: 'A largura da janela',
  run: (count: number) => `Criar ${images(count)}`,
  /** @param formats their labels */
  plan: (widths: number, formats: readonly string[]) =>
    `${counted(widths, 'largura', 'larguras')} · ${listed(formats)}`,
  failed: 'Erro ao criar as imagens',
  done: (count: number) => ({
    title: 'Imagens criadas',
    description: `${images(count)} e o HTML ${pluralOf(count, 'dela', 'delas')} estão prontos.`,
  }),
  files: 'Arquivos',
  width: 'Largura',
  waiting: 'Na fila',
  /** @param size in words */
  save: (name: string, size: string) => `Baixar ${name}, ${size}`,
  phone: 'No celular',
  /** @param across the width of its screen, in device pixels */
  phoneLine: (name: string, across: number) =>
    `Um celular com tela de ${across} pixels de largura carrega ${name} em vez do seu arquivo.`,
  total: (count: number, size: string) =>
    count === 1 ? `1 imagem no total: ${size}` : `Todas as ${images(count)} juntas: ${size}`,
  /** @param last the format for all browsers */
  useless: (formats: readonly string[], last: string) =>
    `${formats.join(' e ')} não ${pluralOf(formats.length, 'fica menor', 'ficam menores')} que ${last} nesta imagem, por isso o código não ${pluralOf(formats.length, 'o', 'os')} inclui.`,
  code: 'HTML',
  codeLabel: 'O código para sua página',
  copy: 'Copiar código',
  copied: { title: 'Código copiado', description: 'Cole na sua página.' },
  alt: 'Descrição',
  altHint: 'Para quem não pode ver a imagem. Deixe vazio se ela for só decoração.',
  folder: 'Pasta no seu site',
  folderHint: 'Vem antes dos nomes dos arquivos no código.',
  folderExample: '/imagens/',
  loading: 'Lugar na página',
  loadings: { lazy: 'Mais abaixo', eager: 'No topo' },
  loadingLines: {
    lazy: 'Carrega quando o visitante se aproxima dela.',
    eager: 'Carrega na hora, antes das outras imagens.',
  },
  placeholder: 'Enquanto não carrega',
  placeholders: { none: 'Nada', blur: 'Desfocada', thumbhash: 'ThumbHash' },
  placeholderLines: {
    none: 'O espaço dela fica livre.',
    blur: 'Uma cópia minúscula da imagem, dentro do código.',
    thumbhash: 'Algumas letras que um script da sua página transforma em uma imagem desfocada.',
  },
} as const;
