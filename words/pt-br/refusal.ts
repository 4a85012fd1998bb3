import { pluralOf } from '#words/language.ts';

/** The texts about files that an upload area does not open at once. */
export const refusalWords = {
  /** Why a file of this kind is refused, and what opens instead. */
  kinds: {
    pdf: 'Isto é um PDF. As páginas dele não abrem aqui, mas uma captura de tela abre.',
    video: 'Isto é um vídeo. Pause e faça uma captura de tela: ela abre aqui.',
    document: 'Isto é um documento. Salve as imagens dele como arquivos separados: eles abrem aqui.',
    archive: 'Isto é um arquivo compactado. Descompacte e escolha as imagens que estão nele: elas abrem aqui.',
    heif: 'Esta é uma imagem da família HEIF que não pode ser lida aqui. Salve-a como JPG no programa que a criou e abra essa cópia.',
    empty: 'Este arquivo está vazio. Copie ou baixe o arquivo de novo.',
    folder: 'Esta é uma pasta em que nenhuma imagem pôde ser lida. Escolha as próprias imagens.',
  },
  /** What makes such a file. */
  makesOne: {
    pdf: 'Criar um PDF com imagens',
    video: 'Criar um GIF com imagens',
  },
  taken: (count: number) => `${count} ${pluralOf(count, 'adicionada', 'adicionadas')}`,
  overLimit: (count: number) => `${count} além do limite`,
  areTooLarge: (count: number) => `${count} grande${pluralOf(count, '', 's')} demais`,
  areNoImages: (count: number) => `${count} ${pluralOf(count, 'não é imagem', 'não são imagens')}`,
  couldNotBeRead: (count: number) => `Não foi possível ler ${count}`,
  which: 'Mostrar quais',
  nameless: 'Arquivo sem nome',
  /** @param what the file's name; absent if there is only one */
  largerFiles: (page: string, maxSizeMb: number, what?: string) =>
    `Abrir ${what ? `${what} ` : ''}em ${page} (até ${maxSizeMb} MB)`,
  /** The label of the action that accepts files beyond the limit. */
  anyway: (count: number) => (count === 1 ? 'Abrir mesmo assim' : `Abrir os ${count} mesmo assim`),
  needsMemory: (megabytes: number, most: number) =>
    `Com ${megabytes} MB, o arquivo precisa de mais memória do que este dispositivo pode oferecer: o máximo é ${most} MB.`,
  openOnly: (name: string) => `Abrir só ${name}`,
  pressOne: 'Para abrir só uma, clique na imagem.',
  toBatch: (count: number, name: string) => `Abrir as ${count} em ${name}, com estes ajustes`,
  /** A file was dropped on a picture. */
  dropped: 'Já há uma imagem aberta',
  replace: (name: string) => `Abrir ${name} no lugar`,
  keep: 'Manter a imagem aberta',
} as const;
