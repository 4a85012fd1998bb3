import { counted, pluralOf } from '#words/language.ts';

/** The texts about files that an upload area does not open at once. */
export const refusalWords = {
  /** Why a file of this kind is refused, and what opens instead. */
  kinds: {
    pdf: 'Esto es un PDF. Sus páginas no se pueden abrir aquí, pero una captura de pantalla sí.',
    video: 'Esto es un vídeo. Páusalo y haz una captura de pantalla: esa sí se abre aquí.',
    document: 'Esto es un documento. Guarda sus imágenes como archivos aparte: esos sí se abren aquí.',
    archive: 'Esto es un archivo comprimido. Descomprímelo y elige las imágenes que contiene: esas sí se abren aquí.',
    heif: 'Esto es una imagen de la familia HEIF que no se puede leer aquí. Guárdala como JPG en el programa que la creó y abre ese archivo.',
    empty: 'Este archivo está vacío. Cópialo o descárgalo de nuevo.',
    folder: 'Esto es una carpeta en la que no se pudo leer ninguna imagen. Elige las imágenes directamente.',
  },
  /** What makes such a file. */
  makesOne: {
    pdf: 'Crear un PDF con imágenes',
    video: 'Crear un GIF con imágenes',
  },
  taken: (count: number) => counted(count, 'añadida', 'añadidas'),
  overLimit: (count: number) => `${count} por encima del límite`,
  areTooLarge: (count: number) => `${count} ${pluralOf(count, 'pesa', 'pesan')} demasiado`,
  areNoImages: (count: number) => `${count} no ${pluralOf(count, 'es una imagen', 'son imágenes')}`,
  couldNotBeRead: (count: number) => `${count} no se ${pluralOf(count, 'pudo', 'pudieron')} leer`,
  which: 'Ver cuáles',
  nameless: 'Archivo sin nombre',
  /** @param what the file's name; absent if there is only one */
  largerFiles: (page: string, maxSizeMb: number, what?: string) =>
    `Abrir ${what ? `${what} ` : ''}en “${page}” (hasta ${maxSizeMb}\u00a0MB)`,
  /** The label of the action that accepts files beyond the limit. */
  anyway: (count: number) => (count === 1 ? 'Abrir de todos modos' : `Abrir las ${count} de todos modos`),
  needsMemory: (megabytes: number, most: number) =>
    `Pesa ${megabytes}\u00a0MB y necesita más memoria de la que este dispositivo puede darle: el máximo son ${most}\u00a0MB.`,
  openOnly: (name: string) => `Abrir solo ${name}`,
  pressOne: 'Para abrir solo una, pulsa su miniatura.',
  toBatch: (count: number, name: string) => `Abrir las ${count} en “${name}” con estos ajustes`,
  /** A file was dropped on a picture. */
  dropped: 'Ya hay una imagen abierta',
  replace: (name: string) => `Abrir ${name} en su lugar`,
  keep: 'Seguir con la imagen abierta',
} as const;
