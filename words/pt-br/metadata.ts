import { counted, formatCount, pluralOf } from '#words/language.ts';

const distance = (metres: number) =>
  metres >= 1000 ? `${formatCount(metres / 1000)} km` : `${formatCount(metres)} metros`;

export const metadataWords = {
  step: 'Conferir e limpar',
  reading: 'Lendo o que o arquivo revela…',
  nothing: 'Este arquivo não revela nada além da imagem.',
  little: 'Este arquivo contém apenas dados que não identificam ninguém.',
  reveals: (parts: readonly string[]) => `Este arquivo revela: ${parts.join('; ')}.`,
  parts: {
    place: (metres: number) => `onde a foto foi tirada, com cerca de ${distance(metres)} de margem`,
    placeName: (name: string) => `um lugar: ${name}`,
    serial: 'o número de série da câmera ou da lente',
    person: (name: string) => `um nome: ${name}`,
    time: (date: string) => `quando foi tirada: ${date}`,
    camera: (name: string) => `a câmera: ${name}`,
    video: 'um vídeo oculto',
    hidden: 'uma imagem menor oculta, que pode mostrar o que foi cortado',
    generator: 'o texto ou os ajustes de um gerador de imagens',
  },
  groups: {
    place: 'Lugar',
    time: 'Data e hora',
    camera: 'Câmera e lente',
    person: 'Pessoas e direitos',
    software: 'Programas e histórico',
    text: 'Textos',
    colour: 'Cor',
    picture: 'Armazenamento',
    other: 'Outros',
  },
  coordinates: 'Coordenadas',
  altitude: 'Altitude',
  metres: (metres: number) => `${formatCount(Math.round(metres))} m`,
  direction: 'Direção da câmera',
  bearing: (compass: string, degrees: number) => `${compass} (${formatCount(Math.round(degrees))}°)`,
  compass: ['norte', 'nordeste', 'leste', 'sudeste', 'sul', 'sudoeste', 'oeste', 'noroeste'],
  copyCoordinates: 'Copiar coordenadas',
  coordinatesCopied: { title: 'Coordenadas copiadas' },
  copyJson: 'Copiar como JSON',
  jsonCopied: { title: 'Tags copiadas como JSON' },
  hidden: 'Oculto no arquivo',
  kinds: {
    thumbnail: 'Miniatura',
    preview: 'Prévia',
    'gain-map': 'Mapa HDR',
    depth: 'Mapa de profundidade',
    picture: 'Outra imagem',
    video: 'Vídeo',
    sound: 'Som',
  },
  save: 'Salvar',
  savePart: (kind: string) => `Salvar: ${kind}`,
  notShown: 'Esta parte não pode ser mostrada sozinha.',
  profile: 'Perfil de cor',
  credentials: 'Content Credentials',
  madeWith: (name: string) => `Feito com ${name}`,
  signedBy: (name: string) => `Assinado por ${name} (não verificado aqui)`,
  seal: 'Qualquer mudança no arquivo quebra o selo.',
  unknown: 'Dados desconhecidos',
  partial: 'Parte dos metadados está danificada e não pôde ser lida.',
  all: (count: number) => `Todas as tags (${formatCount(count)})`,
  search: 'Buscar tags',
  none: 'Nenhuma tag corresponde.',
  columns: { name: 'Nome', value: 'Valor', raw: 'Valor salvo', where: 'Onde' },
  more: (shown: number) => `Só as primeiras ${formatCount(shown)} são listadas. Busque para achar outras.`,
  unnamed: 'Tag desconhecida',
  remove: 'Remover',
  removals: {
    everything: 'Tudo',
    place: 'O lugar',
    'place-and-person': 'O lugar e o que identifica você',
    'all-but-credits': 'Tudo menos autor e copyright',
  },
  removalLines: {
    everything: 'Nada fica além da imagem.',
    place: 'Coordenadas e nomes de lugares saem. Miniaturas e vídeos também, pois podem mostrar o lugar.',
    'place-and-person': 'Também nomes, direitos, números de série, notas do fabricante e identificadores únicos.',
    'all-but-credits': 'Autor, copyright e crédito ficam. O resto sai.',
  },
  byGroup: 'Grupo por grupo',
  byGroupLine:
    'Só o que você marcar, com as notas do fabricante que o contêm. Imagens ocultas, vídeos e dados desconhecidos sempre saem.',
  bytesCopied:
    'A imagem é copiada byte a byte, sem recodificar. Orientação, perfil de cor e resolução ficam, porque a imagem precisa deles.',
  mapStays: 'O mapa HDR fica, porque a imagem precisa dele em telas HDR.',
  mapGoes: 'O mapa HDR deste celular sai: em outras telas a foto fica igual.',
  takesEncode: 'Este arquivo não pode ser limpo sem recodificar. Você pode fazer isso comprimindo a imagem.',
  toCompress: 'Comprimir a imagem',
  seeAll: 'Ver e remover',
  cleaning: 'Limpando…',
  left: (count: number) =>
    count === 0
      ? 'Lido de novo: restam 0 tags.'
      : `Lido de novo: ${count === 1 ? 'resta' : 'restam'} ${formatCount(count)} ${count === 1 ? 'tag' : 'tags'}.`,
  needed: (count: number) =>
    `${formatCount(count)} ${count === 1 ? 'valor de que a imagem precisa fica' : 'valores de que a imagem precisa ficam'}.`,
  clean: 'Não há nada para remover.',
  several: {
    reading: (read: number, files: number) =>
      `Lendo o que os arquivos revelam: ${formatCount(read)} de ${formatCount(files)}…`,
    placed: (count: number, files: number) =>
      `${formatCount(count)} de ${formatCount(files)} arquivos ${pluralOf(count, 'revela', 'revelam')} um lugar.`,
    numbered: (count: number, files: number) =>
      `${formatCount(count)} de ${formatCount(files)} arquivos ${pluralOf(count, 'revela', 'revelam')} o número de série de uma câmera ou lente.`,
    telling: (count: number, files: number) =>
      `${formatCount(count)} de ${formatCount(files)} arquivos ${pluralOf(count, 'revela', 'revelam')} algo além da imagem.`,
    nothing: 'Nenhum arquivo revela algo sobre você.',
    retry: (name: string) => `Tentar ${name} de novo`,
    download: (name: string) => `Baixar ${name}`,
    remove: (name: string) => `Remover ${name}`,
    list: 'Imagens',
    clearAll: 'Limpar tudo',
    skipList: 'Pular a lista',
    details: (name: string) => `Detalhes de ${name}`,
    back: (files: number) => `Todos os ${formatCount(files)} arquivos`,
    takesEncode: 'Não pode ser limpo sem uma nova codificação.',
    takeEncode: (count: number) =>
      `${counted(count, 'arquivo não pode ser limpo', 'arquivos não podem ser limpos')} sem uma nova codificação. Você pode fazer isso comprimindo.`,
    toBatch: 'Comprimir em lote',
  },
};
