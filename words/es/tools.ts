import type { ToolId } from '#catalogue/tools.ts';
import type { Loss, Progress, Size } from '#engine';
import { formatLimit, largerWords } from '#words/bytes.ts';
import { listed } from '#words/language.ts';
import { formatSize } from '#words/pixels.ts';

const reducedBy = (percent: number) =>
  percent === 0 ? 'El archivo pesa algo menos (menos de un 1\u00a0%)' : `El archivo pesa un ${percent}\u00a0% menos`;

/** What a copy with the same pixels has of its metadata. */
type KeptDetails = 'all-but-location' | 'credit';

const COPIED: Readonly<Record<KeptDetails | 'none', string>> = {
  none: 'Copia sin datos de la cámara',
  'all-but-location': 'Copia sin la ubicación',
  credit: 'Copia solo con copyright y créditos',
};

/** Texts that all tools share. */
export const toolWords = {
  reducedBy,
  sideAtMost: (label: string, most: number) => `${label}: el máximo es ${most}`,
  sidePositive: (label: string) => `${label}: debe ser un número positivo`,
  leftAsItIs: { title: 'Imagen sin cambios', description: 'Recibes tu original, byte a byte.' },
  /** @param percent by how much it became smaller, if it did */
  copiedWithoutDetails: (percent?: number, kept?: KeptDetails) => ({
    title: COPIED[kept ?? 'none'],
    description:
      percent === undefined ? 'No ha cambiado ningún píxel.' : `No ha cambiado ningún píxel. ${reducedBy(percent)}`,
  }),
  steps: 'Pasos',
  done: '(hecho)',
  loading: 'Cargando la herramienta…',
  preview: 'Vista previa de la imagen',
  remove: 'Quitar',
  download: 'Descargar',
  noImage: 'Sin imagen',
  before: 'Antes',
  after: 'Después',
  smaller: (percent: number) => (percent > 99 ? 'más de un 99\u00a0% menos' : `${percent}\u00a0% menos`),
  savings: (percent: number) => `−${percent}\u00a0%`,
  larger: largerWords,
  sameSize: 'Mismo peso',
  about: (text: string) => `Unos ${text}`,
  atMost: (bytes: number) => `${formatLimit(bytes)} como máximo`,
  beforeYouStart: 'Antes de empezar',
  mayStay: 'Si así se ahorra muy poco, la imagen se queda como está.',
  tryMoreTools: 'Prueba otras herramientas',
  comesAlong: 'Se abren con tu resultado.',
  result: 'Resultado',
  dimensions: 'Dimensiones',
  format: 'Formato',
  frames: 'Fotogramas',
  asItIs: 'Mismo formato',
  moreFormats: 'Más formatos',
  changed: (from: string, to: string) => `${from} → ${to}`,
  makeSmaller: (size: Size) => `Reducir a ${formatSize(size)} píxeles`,
  insteadAs: (label: string) => `Usar ${label} en su lugar`,
  needsSmallerSize: 'Elige unas medidas menores o una imagen más pequeña.',
  needsSmallerImage: 'Elige una imagen más pequeña.',
  cancel: 'Cancelar',
  chooseAgain: 'Elegirlo de nuevo',
  tryAgain: 'Intentar de nuevo',
  startOver: 'Empezar de nuevo',
  compressAnyway: 'Comprimir de todos modos',
  changeSettings: 'Cambiar ajustes',
  also: (settings: readonly string[]) => `Además: ${listed(settings)}`,
  removeAlso: 'Quitar estos ajustes',
  leaveTitle: '¿Salir de esta página?',
  leave: 'Salir',
  stay: 'Quedarme',
  unsaved: 'Aún no has descargado tu imagen nueva. Se perdería.',
  unsavedFiles: 'Aún no has descargado tus imágenes nuevas. Se perderían.',
  working: 'Tu imagen todavía se está procesando.',
  copy: 'Copiar',
  copyAsPng: (frames: number) => (frames > 1 ? 'Copiar primer fotograma (PNG)' : 'Copiar como PNG'),
  copied: (asItIs: boolean, frames: number) => ({
    title: 'Imagen copiada',
    description: asItIs
      ? 'Pégala donde la necesites.'
      : frames > 1
        ? 'El primer fotograma, como PNG: el portapapeles no admite animaciones.'
        : 'Como PNG, el único formato que acepta el portapapeles. Descárgala para conservar tu formato.',
  }),
  shareFile: 'Compartir imagen',
  notShared: {
    title: 'No se pudo compartir la imagen',
    description: 'Tu navegador no lo permitió. Puedes descargarla.',
  },
  notCopied: {
    title: 'No se pudo copiar la imagen',
    description: 'Tu navegador no lo permitió. Puedes descargarla.',
  },
  keepName: 'Conservar el nombre original',
  savedUnder: (name: string) => `Guardada como ${name}`,
  another: 'Otra imagen',
  ready: (label: string) => `Tu ${label} está listo`,
  saveAs: 'Guardar como…',
  saveAgain: (name: string) => `Guardar otra vez en ${name}`,
  savedAs: (name: string) => ({ title: 'Imagen guardada', description: `${name} contiene ahora este resultado.` }),
  notSaved: { title: 'No se pudo guardar la imagen', description: 'Elige otro lugar o descárgala.' },
  pasteKept: {
    title: 'Aún no has descargado tu imagen nueva',
    description: 'Descárgala o empieza de nuevo y luego vuelve a pegar.',
  },
  share: 'Compartir',
  linkCopied: { title: 'Enlace copiado', description: 'Comparte esta herramienta con otras personas' },
  linkNotCopied: {
    title: 'No se pudo copiar el enlace',
    description: 'Tu navegador no lo permitió. La barra de direcciones tiene el mismo enlace.',
  },
} as const;

/**
 * Shown before the run of a file whose picture stays as it is.
 * @param losses what it loses of its metadata
 */
export function unchangedSentence(why: 'small' | 'fits' | 'filled', losses: readonly Loss[], bytes = 0): string {
  const size = {
    small: 'Ya pesa 10\u00a0KB o menos',
    fits: `Ya pesa menos de ${formatLimit(bytes)}`,
    filled: `Se rellena con comentarios hasta ${formatLimit(bytes)}`,
  }[why];
  const lost =
    UNCHANGED.find(([loss]) => losses.includes(loss))?.[1] ??
    (why === 'filled' ? 'la imagen se queda como está' : 'se queda como está');
  return `${size}: ${lost}`;
}

const UNCHANGED: readonly (readonly [Loss, string])[] = [
  ['metadata', 'la imagen se queda como está, los datos de la cámara se eliminan'],
  ['location', 'la imagen se queda como está, la ubicación se elimina'],
  ['all-but-credit', 'la imagen se queda como está, de los datos de la cámara solo quedan el copyright y los créditos'],
];

/** In the tab's title during a run. */
export const RUNNING: Readonly<Record<ToolId, string>> = {
  resize: 'Redimensionando…',
  compress: 'Comprimiendo…',
  convert: 'Convirtiendo…',
  batch: 'Procesando…',
};

export const STAGES: Readonly<Record<Progress['stage'], string>> = {
  queued: 'Empezando…',
  reading: 'Leyendo la imagen…',
  editing: 'Procesando los píxeles…',
  encoding: 'Creando el archivo…',
};
