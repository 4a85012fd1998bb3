import type { TooLargeWords } from '#choose/too-large.ts';
import type { ImageErrorCode } from '#engine';
import { formatCount } from '#words/language.ts';
import { missingPercent } from '#words/percent.ts';

/** What happened and what to do, in one or two sentences per error code of the engine. */
export const errorWords: Readonly<Record<ImageErrorCode, string>> = {
  unreadable: 'Este arquivo está danificado ou incompleto e não pode ser aberto. Tente outra cópia dele.',
  incomplete: 'Falta o final deste arquivo. Tente outra cópia dele.',
  'file-changed': 'Este arquivo mudou desde que você o escolheu. Escolha-o de novo.',
  unsupported: 'Este arquivo não é uma imagem que se possa abrir aqui. Escolha um JPG, PNG, WebP, TIFF ou GIF.',
  'camera-raw':
    'Este é um arquivo RAW de câmera, que precisa ser revelado antes. Salve-o como JPG ou TIFF no programa da câmera e abra essa cópia.',
  'beyond-browser': 'Este navegador não trabalha com este formato. Escolha outro ou use um navegador mais novo.',
  'too-large': 'Esta imagem tem pixels demais para este navegador. Escolha uma imagem menor.',
  'bad-recipe': 'Estes ajustes não servem para esta imagem. Confira a largura, a altura e o corte.',
  'watermark-missing': 'Falta a imagem da marca d’água. Escolha-a de novo.',
  'watermark-differs': 'Esta imagem não é a marca d’água destes ajustes. Escolha-a de novo.',
  'watermark-unreadable': 'Não foi possível abrir a imagem da marca d’água. Escolha outra.',
  'codec-failed': 'Não foi possível salvar esta imagem com estes ajustes. Tente outros.',
  'out-of-memory': 'Não há memória livre suficiente para esta imagem. Feche outras abas e tente de novo.',
  cancelled: 'Cancelado.',
  'codec-unavailable':
    'Não foi possível carregar uma parte do site que este formato usa. Confira sua conexão e tente de novo.',
  'no-file': 'Escolha uma imagem primeiro.',
  'not-a-file': 'Escolha um arquivo de imagem.',
  'engine-unavailable': 'Não foi possível carregar as ferramentas de imagem. Confira sua conexão e tente de novo.',
};

/** The sentence for a failed action; missing files have their own. */
export const failureReasons: Readonly<Partial<Record<ImageErrorCode, string>>> = {
  unreadable: 'Falha ao carregar a imagem',
  incomplete: 'Falta o final do arquivo',
  'file-changed': 'O arquivo mudou desde que você o escolheu: escolha-o de novo',
  'engine-unavailable': 'Não foi possível carregar as ferramentas de imagem',
  unsupported: 'O arquivo não é uma imagem',
  'no-file': 'Nenhum arquivo informado',
  'not-a-file': 'O que foi informado não é um Blob nem um File',
};

/** Asks about a file without its end. @param missing the share of its picture that is missing, if it is known */
export const incompleteWords = {
  question: (missing: number | undefined) =>
    missing === undefined
      ? 'Falta o final deste arquivo. Continuar com o resto?'
      : `Falta o final desta imagem (${missingPercent(missing)}). Continuar com o resto?`,
  goOn: 'Continuar com o resto',
};

/** An error without a message. */
export const unknownError = 'Erro desconhecido';

export const compressionFailed = (reason: string) => `A compressão falhou: ${reason}`;

export const unwritable = (label: string) => `Este navegador não consegue salvar ${label}.`;

export const tooLarge: TooLargeWords = {
  side: (most, size) =>
    `Este formato permite até ${formatCount(most)} pixels em cada lado, e o resultado teria ${size}.`,
  own: (size, beyond) => `Esta imagem tem ${size} pixels${beyond}.`,
  made: (size, beyond) => `O resultado teria ${size} pixels${beyond}.`,
  beyond: (megapixels) => `, mais que o limite de ${megapixels} megapixels`,
};
