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
  opening: (name: string) => `Abriendo ${name}…`,
  cancel: 'Cancelar',
  goOn: (name: string) => `Continuar con ${name || 'tu imagen'}`,
  private: 'Tus imágenes nunca salen de este dispositivo.',
  sample: 'Probar con una foto de ejemplo',
} as const;
