import { BATCH_LIMIT, type BatchAction } from '#catalogue/tools.ts';
import type { Binding } from '#engine';
import { formatBytes } from '#words/bytes.ts';
import { DOCUMENT_CONTROLS } from '#words/catalogue/document-controls.ts';
import { CONTROLS } from '#words/catalogue/tools.ts';
import { counted, pluralOf } from '#words/language.ts';

export const ACTION_LABELS: Readonly<Record<BatchAction, string>> = {
  resize: 'Redimensionar',
  compress: 'Comprimir',
  convert: 'Convertir',
};

/** A file's progress. `waiting` means that its run is requested but has not started, `small` that a run would return the file. */
export const STATUS = {
  ready: 'Preparada',
  small: 'Ya pesa poco',
  waiting: 'En espera',
  processing: 'Procesando',
  complete: 'Terminada',
  error: 'Con error',
} as const;

const PART = { pages: 'página', frames: 'fotograma' } as const;
const PARTS = { pages: 'páginas', frames: 'fotogramas' } as const;
const ofPlace = { pages: 'la página', frames: 'el fotograma' } as const;
const countedParts = (of: Binding, parts: number) => counted(parts, PART[of], PARTS[of]);

/** The batch's texts. */
export const batchWords = {
  cancel: (name: string) => `Cancelar ${name}`,
  retry: (name: string) => `Reintentar ${name}`,
  download: (name: string) => `Descargar ${name}`,
  remove: (name: string) => `Quitar ${name}`,
  progressOf: (name: string) => `Progreso de ${name}`,
  compare: (name: string) => `Comparar ${name}: antes y después`,
  action: 'Acción',
  stretches: 'Todas las imágenes se estiran hasta este tamaño exacto.',
  fills: 'Todas las imágenes se recortan para llenar este tamaño exacto.',
  fits: 'Cada imagen mantiene sus proporciones.',
  byWidth: 'Todas las imágenes tendrán este ancho. El alto se ajusta solo.',
  byHeight: 'Todas las imágenes tendrán este alto. El ancho se ajusta solo.',
  needsSide: 'Escribe un ancho, un alto o ambos.',
  enlarge: 'Ampliar las imágenes más pequeñas',
  setByTarget: 'según el peso máximo',
  exactQuality: 'Todas las imágenes tendrán exactamente esta calidad.',
  lowerQuality: 'Bajarla donde se ahorre poco',
  targetLabel: (label: string) => `${label}, opcional`,
  targetHint: 'Lo máximo que puede pesar cada archivo.',
  largest: 'Medidas máximas',
  /** A frame, or a number for the longest side. */
  scaledDown: (largest: string) =>
    largest.includes('×')
      ? `Las imágenes más grandes se reducen hasta caber en ${largest}.`
      : `Las imágenes más grandes se reducen a ${largest} píxeles en su lado más largo.`,
  pages: DOCUMENT_CONTROLS.pages,
  one: { pages: 'Un documento', frames: 'Una animación' },
  each: 'Un archivo por imagen',
  shownFor: 'Cada imagen se muestra',
  seconds: (milliseconds: number) => counted(milliseconds / 1000, 'segundo', 'segundos'),
  animationHint:
    'Las imágenes más pequeñas se centran en un marco del tamaño de la más grande. La animación se repite sin fin.',
  paper: DOCUMENT_CONTROLS.paper,
  papers: { picture: 'Como la imagen', a4: 'A4', letter: 'Carta' },
  margin: 'Margen',
  margins: (mm: number) => (mm === 0 ? 'Ninguno' : `${mm}\u00a0mm`),
  keepsJpgs: 'Dejar los JPG como están',
  keepsJpgsHint: 'Pasan al PDF byte a byte. Las demás imágenes se convierten en JPG de alta calidad.',
  orderHint: {
    pages:
      'Arrastra las imágenes para ordenar las páginas, elige un número de página o usa las flechas del teclado sobre un tirador.',
    frames:
      'Arrastra las imágenes para ordenar los fotogramas, elige un número o usa las flechas del teclado sobre un tirador.',
  },
  handle: (name: string, of: Binding, place: number, all: number) => `Mover ${name}, ${PART[of]} ${place} de ${all}`,
  moved: (name: string, of: Binding, place: number, all: number) =>
    `${name} es ahora ${ofPlace[of]} ${place} de ${all}.`,
  placeOf: { pages: (name: string) => `Página de ${name}`, frames: (name: string) => `Fotograma de ${name}` },
  downloadBound: (format: string, of: Binding, parts: number) =>
    `${CONTROLS.download} ${format} (${countedParts(of, parts)})`,
  boundToast: (format: string, of: Binding, parts: number) => ({
    title: 'Descarga iniciada',
    description: `${countedParts(of, parts)} en un solo ${format}.`,
  }),
  bindingFailed: { title: 'Error en la descarga', description: 'No se pudo crear el archivo. Inténtalo de nuevo.' },
  anySize: 'libre',
  noDimension: 'Indica al menos una medida.',
  skipList: 'Omitir la lista',
  trust: `Hasta ${BATCH_LIMIT} imágenes a la vez. Nunca salen de este dispositivo.`,
  manyPages: 'Todas las páginas de un archivo cuentan como una imagen.',
  added: (count: number) => ({
    title: 'Archivos añadidos',
    description: counted(count, 'imagen añadida', 'imágenes añadidas'),
  }),
  noFiles: { title: 'No hay archivos que procesar', description: 'Elige al menos una imagen.' },
  processed: (count: number) => ({
    title: 'Todo procesado',
    description: `${counted(count, 'archivo procesado', 'archivos procesados')} correctamente.`,
  }),
  nothingLeft: {
    title: 'Todo procesado',
    description: 'Todos los archivos ya estaban procesados con estos ajustes.',
  },
  runFailed: (reason = 'Error desconocido') => ({ title: 'Error al procesar las imágenes', description: reason }),
  compressedAlready: (count: number, all: number) =>
    count === all
      ? 'Ya se comprimió antes. ¿Comprimir otra vez?'
      : `${count} de ${all} ya se ${pluralOf(count, 'comprimió', 'comprimieron')} antes. ¿Comprimir otra vez?`,
  outdated: (count: number) =>
    `${counted(count, 'resultado se hizo', 'resultados se hicieron')} con ajustes anteriores. Al procesar de nuevo se ${pluralOf(count, 'reemplaza', 'reemplazan')}.`,
  progress: 'Progreso y resultados',
  allProgress: 'Progreso de todas las imágenes',
  done: 'procesadas',
  of: (count: number, all: number) => `${count} de ${all}`,
  images: (count: number) => counted(count, 'imagen', 'imágenes'),
  about: (bytes: number) => `unos ${formatBytes(bytes)}`,
  before: (count: number, bytes: number) => `${counted(count, 'imagen', 'imágenes')} · ${formatBytes(bytes)}`,
  complete: (count: number) => `· ${counted(count, 'terminada', 'terminadas')}`,
  failed: (count: number) => `· ${count} con error`,
  list: 'Imágenes',
  clearAll: 'Quitar todas',
  savedAs: (original: string, name: string) =>
    original === name ? `${original} conserva su nombre.` : `${original} se guarda como ${name}.`,
  nameless: 'Imagen sin nombre',
  earlierSettings: 'Hecha con ajustes anteriores',
  working: 'Tus imágenes todavía se están procesando.',
  unsaved: 'Aún no has descargado algunas de tus imágenes nuevas. Se perderían.',
} as const;
