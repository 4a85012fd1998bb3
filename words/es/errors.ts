import type { TooLargeWords } from '#choose/too-large.ts';
import type { ImageErrorCode } from '#engine';
import { formatCount } from '#words/language.ts';
import { missingPercent } from '#words/percent.ts';

/** What happened and what to do, in one or two sentences per error code of the engine. */
export const errorWords: Readonly<Record<ImageErrorCode, string>> = {
  unreadable: 'Este archivo está dañado o incompleto, así que no se puede abrir. Prueba con otra copia.',
  incomplete: 'Falta el final de este archivo. Prueba con otra copia.',
  'file-changed': 'Este archivo ha cambiado desde que lo elegiste. Elígelo de nuevo.',
  unsupported: 'Este archivo no es una imagen que se pueda leer aquí. Elige un JPG, PNG, WebP, TIFF o GIF.',
  'camera-raw':
    'Este es un archivo RAW de una cámara y antes hay que revelarlo. Guárdalo como JPG o TIFF en el programa de la cámara y abre ese archivo.',
  'beyond-browser':
    'Este navegador no puede trabajar con este formato. Elige otro formato o prueba con un navegador más reciente.',
  'too-large': 'Esta imagen tiene demasiados píxeles para este navegador. Elige una más pequeña.',
  'bad-recipe': 'Estos ajustes no se pueden aplicar a esta imagen. Revisa el ancho, el alto y el recorte.',
  'watermark-missing': 'Falta la imagen de la marca de agua. Elígela de nuevo.',
  'watermark-differs': 'Esta no es la imagen de la marca de agua de estos ajustes. Elígela de nuevo.',
  'watermark-unreadable': 'No se puede abrir la imagen de la marca de agua. Elige otra.',
  'codec-failed': 'No se pudo guardar la imagen con estos ajustes. Prueba con otros.',
  'out-of-memory': 'No hay suficiente memoria libre para esta imagen. Cierra otras pestañas e inténtalo de nuevo.',
  cancelled: 'Cancelado.',
  'codec-unavailable':
    'No se pudo cargar una parte del sitio que este formato necesita. Comprueba tu conexión e inténtalo de nuevo.',
  'no-file': 'Elige primero una imagen.',
  'not-a-file': 'Elige un archivo de imagen.',
  'engine-unavailable': 'No se pudieron cargar las herramientas de imagen. Comprueba tu conexión e inténtalo de nuevo.',
};

/** The reason of a failed action; missing files have their own. */
export const failureReasons: Readonly<Partial<Record<ImageErrorCode, string>>> = {
  unreadable: 'No se pudo cargar la imagen',
  incomplete: 'Falta el final del archivo',
  'file-changed': 'El archivo ha cambiado desde que lo elegiste: elígelo de nuevo',
  'engine-unavailable': 'No se pudieron cargar las herramientas de imagen',
  unsupported: 'El archivo no es una imagen',
  'no-file': 'No se ha elegido ningún archivo',
  'not-a-file': 'Lo recibido no es un archivo',
};

/** Asks about a file without its end. @param missing the share of its picture that is missing, if it is known */
export const incompleteWords = {
  question: (missing: number | undefined) =>
    missing === undefined
      ? 'Falta el final de este archivo. ¿Seguir con el resto?'
      : `Falta el final de esta imagen (${missingPercent(missing)}). ¿Seguir con el resto?`,
  goOn: 'Seguir con el resto',
};

/** An error without a message. */
export const unknownError = 'Error desconocido';

export const compressionFailed = (reason: string) => `No se pudo comprimir: ${reason}`;

export const unwritable = (label: string) => `Este navegador no puede guardar en ${label}.`;

export const tooLarge: TooLargeWords = {
  side: (most, size) =>
    `Este formato admite hasta ${formatCount(most)} píxeles por lado, y el resultado tendría ${size}.`,
  own: (size, beyond) => `Esta imagen tiene ${size} píxeles${beyond}.`,
  made: (size, beyond) => `El resultado tendría ${size} píxeles${beyond}.`,
  beyond: (megapixels) => `, por encima del límite de ${megapixels} megapíxeles`,
};
