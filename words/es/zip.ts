import { counted } from '#words/language.ts';

const saved = (count: number, word: 'guardada' | 'reunida') =>
  `${counted(count, 'imagen', 'imágenes')} ${count === 1 ? word : `${word}s`}`;

/** Texts about saving several results. */
export const zipWords = {
  nothing: { title: 'No hay imágenes que descargar', description: 'Procesa al menos una imagen antes de descargar.' },
  failed: 'Error en la descarga',
  zipFailed: 'Hubo un problema al crear el archivo ZIP. Inténtalo de nuevo.',
  folderFailed: 'No se pudieron escribir los archivos en esta carpeta.',
  packed: (count: number) => ({
    title: 'Descarga iniciada',
    description: `${saved(count, 'reunida')} en un archivo ZIP.`,
  }),
  saved: (count: number, folder: string) => ({
    title: 'Guardado en la carpeta',
    description: `${saved(count, 'guardada')} en “${folder}”.`,
  }),
  creating: 'Creando el ZIP…',
  saving: 'Guardando…',
  saveToFolder: 'Guardar en carpeta',
} as const;
