import { counted, pluralOf } from '#words/language.ts';

/** The upload area's texts. */
export const uploadWords = {
  input: 'Archivo de imagen',
  invitation: 'Arrastra aquí tus imágenes',
  dragging: 'Suelta los archivos aquí',
  or: 'o',
  camera: 'Tomar una foto',
  /** @param first another format that a page is for */
  hint: (maxSizeMb: number) => `Admite JPG, PNG, WebP, TIFF y GIF (máx. ${maxSizeMb}\u00a0MB)`,
  opensToo: (format: string) => `Aquí también se abren archivos ${format}.`,
  paste: 'También puedes pegar una imagen.',
  tooLarge: (maxSizeMb: number) => `El archivo pesa demasiado. Máximo: ${maxSizeMb}\u00a0MB`,
  wrongType: 'Este tipo de archivo no es compatible. Elige una imagen.',
  tooMany: (maxFiles: number) => `Demasiados archivos. Máximo: ${maxFiles}`,
  failed: 'Error al abrir el archivo',
  taken: (count: number) => counted(count, 'añadida', 'añadidas'),
  overLimit: (count: number) => `${count} por encima del límite`,
  areTooLarge: (count: number) => `${count} ${pluralOf(count, 'pesa', 'pesan')} demasiado`,
  areNoImages: (count: number) => `${count} no ${pluralOf(count, 'es una imagen', 'son imágenes')}`,
  couldNotBeRead: (count: number) => `${count} no se ${pluralOf(count, 'pudo', 'pudieron')} leer`,
  which: 'Ver cuáles',
  opening: (name: string) => `Abriendo ${name}…`,
  cancel: 'Cancelar',
  goOn: (name: string) => `Continuar con ${name || 'tu imagen'}`,
  private: 'Tus imágenes nunca salen de este dispositivo.',
  sample: 'Probar con una foto de ejemplo',
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
} as const;
