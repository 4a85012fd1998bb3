import { counted, listed, pluralOf } from '#words/language.ts';

const images = (count: number) => counted(count, 'imagen', 'imágenes');

/** Texts of the page that makes the images of a website. */
export const responsiveWords = {
  step: 'Elegir tamaños',
  running: 'Creando las imágenes…',
  widths: 'Anchos',
  widthsHint: (own: number) => `En píxeles, separados por comas. Tu imagen tiene ${own} píxeles de ancho.`,
  widthsProblem: (least: number, most: number, count: number) =>
    `Escribe hasta ${count} números enteros de ${least} a ${most}, por ejemplo 480, 800, 1200.`,
  propose: 'Proponer anchos de nuevo',
  formats: 'Formatos',
  noFormat: 'Elige al menos un formato.',
  shown: 'Ancho máximo en la página',
  shownHint: 'En píxeles CSS. Déjalo vacío si la imagen es tan ancha como la ventana.',
  shownProblem: (least: number, most: number) => `Escribe un número entero de ${least} a ${most}, o nada.`,
  wholeWindow: 'Todo el ancho de la ventana',
  run: (count: number) => `Crear ${images(count)}`,
  /** @param formats their labels */
  plan: (widths: number, formats: readonly string[]) => `${counted(widths, 'ancho', 'anchos')} · ${listed(formats)}`,
  failed: 'Error al crear las imágenes',
  done: (count: number) => ({
    title: 'Imágenes creadas',
    description: `Ya ${pluralOf(count, 'está', 'están')} ${images(count)} y su HTML.`,
  }),
  files: 'Archivos',
  width: 'Ancho',
  waiting: 'En espera',
  /** @param size in words */
  save: (name: string, size: string) => `Descargar ${name}, ${size}`,
  phone: 'En un teléfono',
  /** @param across the width of its screen, in device pixels */
  phoneLine: (name: string, across: number) =>
    `Un teléfono con una pantalla de ${across} píxeles de ancho carga ${name} en lugar de tu archivo.`,
  total: (count: number, size: string) => `En total, ${images(count)}: ${size}`,
  /** @param last the format for all browsers */
  useless: (formats: readonly string[], last: string) =>
    `En esta imagen, ${listed(formats)} no ${pluralOf(formats.length, 'pesa', 'pesan')} menos que ${last}, así que el código no ${pluralOf(formats.length, 'lo', 'los')} incluye.`,
  code: 'HTML',
  codeLabel: 'El código para tu página',
  copy: 'Copiar código',
  copied: { title: 'Código copiado', description: 'Pégalo en tu página.' },
  alt: 'Descripción',
  altHint: 'Para visitantes que no pueden ver la imagen. Déjala vacía si es decorativa.',
  folder: 'Carpeta en tu sitio web',
  folderHint: 'Va delante de los nombres de archivo en el código.',
  folderExample: '/imagenes/',
  loading: 'Lugar en la página',
  loadings: { lazy: 'Más abajo', eager: 'Arriba del todo' },
  loadingLines: {
    lazy: 'Se carga cuando el visitante se acerca.',
    eager: 'Se carga de inmediato, antes que otras imágenes.',
  },
  placeholder: 'Hasta que se cargue',
  placeholders: { none: 'Nada', blur: 'Borrosa', thumbhash: 'ThumbHash' },
  placeholderLines: {
    none: 'Su espacio queda libre.',
    blur: 'Una copia diminuta de la imagen, dentro del código.',
    thumbhash: 'Unas pocas letras que un script de tu página convierte en una imagen borrosa.',
  },
} as const;
