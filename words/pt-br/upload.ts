import { pluralOf } from '#words/language.ts';

/** The upload area's texts. */
export const uploadWords = {
  input: 'Arquivo de imagem',
  invitation: 'Arraste e solte suas imagens aqui',
  dragging: 'Solte os arquivos aqui',
  or: 'ou',
  camera: 'Tirar foto',
  /** @param first another format that a page is for */
  hint: (maxSizeMb: number) => `Aceita JPG, PNG, WebP, TIFF, GIF (máx.: ${maxSizeMb} MB)`,
  opensToo: (format: string) => `Arquivos ${format} também abrem aqui.`,
  paste: 'Você também pode colar uma imagem.',
  tooLarge: (maxSizeMb: number) => `O arquivo é grande demais. Tamanho máximo: ${maxSizeMb} MB`,
  wrongType: 'Tipo de arquivo inválido. Escolha uma imagem.',
  tooMany: (maxFiles: number) => `Arquivos demais. Máximo: ${maxFiles}`,
  failed: 'Erro ao abrir o arquivo',
  taken: (count: number) => `${count} ${pluralOf(count, 'adicionada', 'adicionadas')}`,
  overLimit: (count: number) => `${count} além do limite`,
  areTooLarge: (count: number) => `${count} grande${pluralOf(count, '', 's')} demais`,
  areNoImages: (count: number) => `${count} ${pluralOf(count, 'não é imagem', 'não são imagens')}`,
  couldNotBeRead: (count: number) => `Não foi possível ler ${count}`,
  which: 'Mostrar quais',
  opening: (name: string) => `Abrindo ${name}…`,
  cancel: 'Cancelar',
  goOn: (name: string) => `Continuar com ${name || 'sua imagem'}`,
  private: 'Suas imagens nunca saem deste dispositivo.',
  sample: 'Testar com uma imagem de exemplo',
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
} as const;
