import type { Size } from '#engine';
import { formatSize } from '#words/pixels.ts';

/** The resizer's texts. */
export const resizeWords = {
  adjust: 'Ajustar',
  run: 'Redimensionar',
  again: 'Redimensionar otra imagen',
  size: 'Tamaño',
  scale: 'Escala',
  unit: 'Unidad',
  units: { px: 'Píxeles', mm: 'Milímetros', cm: 'Centímetros', in: 'Pulgadas' },
  inch: 'in',
  dpi: 'Puntos por pulgada (ppp)',
  dpiProblem: 'Los puntos por pulgada deben estar entre 10 y 2400',
  exact: (size: Size) => `${formatSize(size)} píxeles`,
  kept: {
    width: 'El ancho que escribiste se mantiene, así que los lados ya no están vinculados.',
    height: 'El alto que escribiste se mantiene, así que los lados ya no están vinculados.',
  },
  shape: 'Si la forma no coincide',
  cuts: 'Recortar',
  stretches: 'Estirar',
  percent: (percent: number) => `${percent}\u00a0%`,
  percentSpoken: (percent: number) => `${percent} por ciento`,
  commonSizes: 'Tamaños habituales',
  anotherSize: 'Elegir un tamaño',
  preset: (size: Size, use: string) => `${formatSize(size)} · ${use}`,
  drawing: 'Dibujando la imagen…',
  toolbar: 'Girar y recortar',
  moreTools: 'Girar, voltear, ocultar',
  crop: 'Recortar',
  stopCropping: 'Dejar de recortar',
  hide: 'Ocultar partes',
  stopHiding: 'Terminar de ocultar',
  cropRatio: 'Proporción del recorte',
  cropFrame: {
    cropArea: 'Marco de recorte. Las flechas lo mueven',
    nwDragHandle: 'Esquina superior izquierda. Las flechas la mueven',
    nDragHandle: 'Borde superior. Las flechas lo mueven',
    neDragHandle: 'Esquina superior derecha. Las flechas la mueven',
    eDragHandle: 'Borde derecho. Las flechas lo mueven',
    seDragHandle: 'Esquina inferior derecha. Las flechas la mueven',
    sDragHandle: 'Borde inferior. Las flechas lo mueven',
    swDragHandle: 'Esquina inferior izquierda. Las flechas la mueven',
    wDragHandle: 'Borde izquierdo. Las flechas lo mueven',
  },
  croppedToFill:
    'La imagen se recorta para llenar este tamaño. Arrastra el marco para elegir qué queda, o añade bordes para conservarla entera.',
  stretched: 'La imagen se estirará para ajustarse a estas proporciones.',
  noPrintSize: (label: string) => `Un ${label} no guarda el tamaño en papel: indícalo al imprimir.`,
  noDimension: 'Indica al menos una medida.',
  failed: 'Error al redimensionar la imagen',
  done: {
    title: 'Imagen redimensionada',
    description: 'Tu imagen tiene el nuevo tamaño y está lista para descargar.',
  },
  saved: 'Tu imagen tiene el nuevo tamaño y se ha guardado.',
} as const;

export const MOVE_LABELS = {
  'turn-left': 'Girar a la izquierda',
  'turn-right': 'Girar a la derecha',
  'flip-horizontal': 'Voltear en horizontal',
  'flip-vertical': 'Voltear en vertical',
} as const;

export const RATIO_LABELS = {
  free: 'Libre',
  picture: 'Original',
  '1:1': '1:1',
  '4:3': '4:3',
  '3:2': '3:2',
  '16:9': '16:9',
  size: 'Tamaño',
} as const;
