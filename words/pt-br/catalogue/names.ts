/* What pages are called in lists of links. Single exports, since every page of the site loads them. */

/** @param from, to labels of formats */
export const converterName = (from: string, to: string) => `Converter ${from} para ${to}`;

export const formatCompressorName = (label: string) => `Comprimir ${label}`;
/** @param size as people write it: `20 KB` */
export const sizeCompressorName = (size: string) => `Comprimir foto para ${size}`;
export const PDF_COMPRESSOR_NAME = 'Converter imagem em PDF';
export const SCORE_COMPRESSOR_NAME = 'Comprimir sem perder qualidade';

export const resizerName = (label: string) => `Redimensionar ${label}`;
/** @param goal a size in pixels, on paper or of the file */
export const resizerToName = (goal: string) => `Redimensionar imagem para ${goal}`;
export const SQUARE = 'quadrado';
export const YOUTUBE_BANNER_NAME = 'Redimensionar imagem para banner do YouTube';

export const BATCH_NAMES = {
  compress: 'Comprimir várias imagens',
  resize: 'Redimensionar várias imagens',
  convert: 'Converter várias imagens',
} as const;

/** What people do to a picture besides its size and format. */
export const TASK_NAMES = {
  crop: 'Cortar imagem',
  turn: 'Girar ou espelhar imagem',
  borders: 'Adicionar borda à foto',
  redact: 'Desfocar ou ocultar partes da imagem',
  watermark: 'Adicionar marca d’água',
  passport: 'Foto de passaporte e documento',
  'remove-exif': 'Remover dados EXIF',
  'view-exif': 'Ver dados EXIF',
  'remove-location': 'Remover a localização de uma foto',
  'change-date': 'Mudar a data de uma foto',
  gif: 'Criar GIF com fotos',
} as const;

export const HUB_NAMES = {
  converter: 'Todos os conversores de imagem',
  compressor: 'Todos os compressores de imagem',
  resizer: 'Todos os redimensionadores',
  batch: 'Ferramentas em lote',
} as const;
