/* What pages are called in lists of links. Single exports, since every page of the site loads them. */

/** @param from, to labels of formats */
export const converterName = (from: string, to: string) => `Convertir ${from} a ${to}`;

export const formatCompressorName = (label: string) => `Comprimir ${label}`;
/** @param size as people write it: `20 KB` */
export const sizeCompressorName = (size: string) => `Comprimir foto a ${size}`;
export const PDF_COMPRESSOR_NAME = 'Convertir imágenes a PDF';
export const SCORE_COMPRESSOR_NAME = 'Comprimir sin perder calidad';

export const resizerName = (label: string) => `Redimensionar ${label}`;
/** @param goal a size in pixels, on paper or of the file */
export const resizerToName = (goal: string) => `Redimensionar imagen a ${goal}`;
export const SQUARE = 'formato cuadrado';
export const YOUTUBE_BANNER_NAME = 'Redimensionar imagen para banner de YouTube';

export const BATCH_NAMES = {
  compress: 'Comprimir varias imágenes',
  resize: 'Redimensionar varias imágenes',
  convert: 'Convertir varias imágenes',
} as const;

/** What people do to a picture besides its size and format. */
export const TASK_NAMES = {
  crop: 'Recortar imagen',
  turn: 'Girar o voltear imagen',
  borders: 'Añadir un borde a una foto',
  redact: 'Tapar o difuminar partes de una imagen',
  watermark: 'Añadir marca de agua',
  passport: 'Foto de carné',
  'remove-exif': 'Quitar datos EXIF',
  'view-exif': 'Ver datos EXIF',
  'remove-location': 'Quitar la ubicación de una foto',
  'change-date': 'Cambiar la fecha de una foto',
  gif: 'Crear un GIF con fotos',
} as const;

export const HUB_NAMES = {
  converter: 'Todos los convertidores',
  compressor: 'Todos los compresores',
  resizer: 'Todos los redimensionadores',
  batch: 'Herramientas por lotes',
} as const;
