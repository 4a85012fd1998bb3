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
  opening: (name: string) => `Abrindo ${name}…`,
  cancel: 'Cancelar',
  goOn: (name: string) => `Continuar com ${name || 'sua imagem'}`,
  private: 'Suas imagens nunca saem deste dispositivo.',
  sample: 'Testar com uma imagem de exemplo',
} as const;
