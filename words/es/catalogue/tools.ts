import type { ToolText } from '#catalogue/page-text.ts';
import type { SeriesId, ToolId } from '#catalogue/tools.ts';
import { site } from '#site';

const { batchFiles } = site.limits;

export const toolTexts: Readonly<Record<ToolId, ToolText>> = {
  resize: {
    name: 'Redimensionar imagen',
    verb: 'Redimensionar',
    does: 'Redimensionar imágenes',
    heading: 'Redimensionar una imagen',
    lead: 'Cambia el tamaño de tu imagen, recórtala y gírala aquí mismo, en el navegador.',
    steps: ['Elegir', 'Ajustar', 'Descargar'],
  },
  compress: {
    name: 'Comprimir imagen',
    verb: 'Comprimir',
    does: 'Comprimir imágenes',
    heading: 'Comprimir una imagen',
    lead: 'Elige una calidad, o el peso que pide un formulario.',
    steps: ['Elegir', 'Comprimir', 'Descargar'],
  },
  convert: {
    name: 'Convertir formato',
    verb: 'Convertir',
    does: 'Convertir formatos',
    heading: 'Convertir una imagen',
    lead: 'Consigue el formato que necesitas, con los colores correctos.',
    steps: ['Elegir', 'Convertir', 'Descargar'],
  },
  batch: {
    name: 'Procesar por lotes',
    verb: 'Por lotes',
    does: 'Procesar por lotes',
    heading: 'Procesar varias imágenes a la vez',
    lead: `Elige los ajustes una sola vez y aplícalos a un máximo de ${batchFiles} imágenes.`,
    steps: ['Elegir acción', 'Elegir ajustes', 'Elegir imágenes'],
  },
};

/** The names of tools that make several files, and their purpose in the footer. */
export const seriesNames: Readonly<Record<SeriesId, Pick<ToolText, 'name' | 'does'>>> = {
  'form-photo': { name: 'Foto para un formulario', does: 'Foto para un formulario' },
  metadata: { name: 'Metadatos de fotos', does: 'Metadatos de fotos' },
  'responsive-images': { name: 'Imágenes para un sitio web', does: 'Imágenes para un sitio web' },
  favicon: { name: 'Generador de favicon', does: 'Generador de favicon' },
};

/** Labels of the controls. The how-to steps of every page name them, so the screens use them too. */
export const CONTROLS = {
  browse: 'Elegir archivos',
  quality: 'Calidad',
  auto: 'Auto',
  targetSize: 'Peso máximo (KB)',
  targetFormat: 'Formato de destino',
  outputFormat: 'Formato de salida',
  width: 'Ancho',
  height: 'Alto',
  lock: 'Mantener proporciones',
  download: 'Descargar',
  processAll: 'Procesar todas',
  downloadAll: 'Descargar todas',
  selectAction: 'Elegir acción',
} as const;
