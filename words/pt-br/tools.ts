import type { ToolId } from '#catalogue/tools.ts';
import type { Loss, Progress, Size } from '#engine';
import { formatLimit, largerWords } from '#words/bytes.ts';
import { listed } from '#words/language.ts';
import { formatSize } from '#words/pixels.ts';

const reducedBy = (percent: number) => `Arquivo reduzido em ${percent === 0 ? 'menos de 1' : percent}%`;

/** What a copy with the same pixels has of its metadata. */
type KeptDetails = 'all-but-location' | 'credit';

const COPIED: Readonly<Record<KeptDetails | 'none', string>> = {
  none: 'Cópia sem os dados da câmera',
  'all-but-location': 'Cópia sem a localização',
  credit: 'Cópia só com direitos autorais e créditos',
};

/** Texts that all tools share. */
export const toolWords = {
  reducedBy,
  sideAtMost: (label: string, most: number) => `${label}: no máximo ${most}`,
  sidePositive: (label: string) => `${label}: informe um número positivo`,
  leftAsItIs: { title: 'Imagem mantida como está', description: 'Você recebe o original de volta, byte por byte.' },
  /** @param percent by how much it became smaller, if it did */
  copiedWithoutDetails: (percent?: number, kept?: KeptDetails) => ({
    title: COPIED[kept ?? 'none'],
    description: percent === undefined ? 'Nenhum pixel mudou.' : `Nenhum pixel mudou. ${reducedBy(percent)}`,
  }),
  steps: 'Etapas',
  done: '(concluída)',
  loading: 'Carregando ferramenta...',
  preview: 'Prévia da imagem',
  remove: 'Remover',
  download: 'Baixar',
  noImage: 'Nenhuma imagem',
  before: 'Antes',
  after: 'Depois',
  smaller: (percent: number) => (percent > 99 ? 'mais de 99% menor' : `${percent}% menor`),
  savings: (percent: number) => `−${percent}%`,
  larger: largerWords,
  sameSize: 'Mesmo tamanho',
  about: (text: string) => `Cerca de ${text}`,
  atMost: (bytes: number) => `no máximo ${formatLimit(bytes)}`,
  beforeYouStart: 'Antes de começar',
  mayStay: 'Se isso economizar muito pouco, a imagem fica como está.',
  tryMoreTools: 'Outras ferramentas',
  comesAlong: 'Seu resultado é levado para lá.',
  result: 'Resultado',
  dimensions: 'Dimensões',
  format: 'Formato',
  frames: 'Quadros',
  asItIs: 'Mesmo formato',
  moreFormats: 'Mais formatos',
  changed: (from: string, to: string) => `${from} → ${to}`,
  makeSmaller: (size: Size) => `Reduzir para ${formatSize(size)} pixels`,
  insteadAs: (label: string) => `Usar ${label}`,
  needsSmallerSize: 'Escolha dimensões menores ou uma imagem menor.',
  needsSmallerImage: 'Escolha uma imagem menor.',
  cancel: 'Cancelar',
  chooseAgain: 'Escolher de novo',
  tryAgain: 'Tentar de novo',
  startOver: 'Recomeçar',
  compressAnyway: 'Comprimir mesmo assim',
  changeSettings: 'Mudar ajustes',
  also: (settings: readonly string[]) => `Também: ${listed(settings)}`,
  removeAlso: 'Remover estes ajustes',
  leaveTitle: 'Sair desta página?',
  leave: 'Sair',
  stay: 'Ficar',
  unsaved: 'Você ainda não baixou sua nova imagem. Ela seria perdida.',
  unsavedFiles: 'Você ainda não baixou suas novas imagens. Elas seriam perdidas.',
  working: 'Sua imagem ainda está sendo processada.',
  copy: 'Copiar',
  copyAsPng: (frames: number) => (frames > 1 ? 'Copiar 1º quadro como PNG' : 'Copiar como PNG'),
  copied: (asItIs: boolean, frames: number) => ({
    title: 'Imagem copiada',
    description: asItIs
      ? 'Cole onde precisar.'
      : frames > 1
        ? 'O primeiro quadro, como PNG: a área de transferência não guarda animações.'
        : 'Como PNG, o único formato que a área de transferência aceita. Baixe a imagem para manter o seu formato.',
  }),
  shareFile: 'Compartilhar imagem',
  notShared: {
    title: 'Não foi possível compartilhar a imagem',
    description: 'Seu navegador não permitiu. Baixe a imagem.',
  },
  notCopied: {
    title: 'Não foi possível copiar a imagem',
    description: 'Seu navegador não permitiu. Baixe a imagem.',
  },
  keepName: 'Manter o nome original',
  savedUnder: (name: string) => `Salva como ${name}`,
  another: 'Outra imagem',
  ready: (label: string) => `Seu ${label} está pronto`,
  saveAs: 'Salvar como…',
  saveAgain: (name: string) => `Salvar de novo em ${name}`,
  savedAs: (name: string) => ({ title: 'Imagem salva', description: `${name} agora tem este resultado.` }),
  notSaved: { title: 'Não foi possível salvar a imagem', description: 'Escolha outro lugar ou baixe a imagem.' },
  pasteKept: {
    title: 'Sua nova imagem ainda não foi baixada',
    description: 'Baixe-a ou recomece e depois cole de novo.',
  },
  share: 'Compartilhar',
  linkCopied: { title: 'Link copiado', description: 'Compartilhe esta ferramenta com outras pessoas' },
  linkNotCopied: {
    title: 'Não foi possível copiar o link',
    description: 'Seu navegador não permitiu. O mesmo link está na barra de endereço.',
  },
} as const;

/**
 * Shown before the run of a file whose picture stays as it is.
 * @param losses what it loses of its metadata
 */
export function unchangedSentence(why: 'small' | 'fits' | 'filled', losses: readonly Loss[], bytes = 0): string {
  const size = {
    small: 'Já tem 10 KB ou menos',
    fits: `Já tem menos de ${formatLimit(bytes)}`,
    filled: `Completado com comentários até ${formatLimit(bytes)}`,
  }[why];
  const lost =
    UNCHANGED.find(([loss]) => losses.includes(loss))?.[1] ??
    (why === 'filled' ? 'a imagem fica como está' : 'fica como está');
  return `${size}: ${lost}`;
}

const UNCHANGED: readonly (readonly [Loss, string])[] = [
  ['metadata', 'a imagem fica como está, os dados da câmera são removidos'],
  ['location', 'a imagem fica como está, a localização é removida'],
  ['all-but-credit', 'a imagem fica como está, dos dados da câmera só ficam direitos autorais e créditos'],
];

/** In the tab's title during a run. */
export const RUNNING: Readonly<Record<ToolId, string>> = {
  resize: 'Redimensionando…',
  compress: 'Comprimindo…',
  convert: 'Convertendo…',
  batch: 'Processando…',
};

export const STAGES: Readonly<Record<Progress['stage'], string>> = {
  queued: 'Iniciando…',
  reading: 'Lendo a imagem…',
  editing: 'Trabalhando nos pixels…',
  encoding: 'Gravando o arquivo…',
};
