import type { Size } from '#engine';
import { formatSize } from '#words/pixels.ts';

/** The resizer's texts. */
export const resizeWords = {
  adjust: 'Regola',
  run: 'Ridimensiona',
  again: 'Ridimensiona un’altra immagine',
  size: 'Dimensioni',
  scale: 'Scala',
  unit: 'Unità',
  units: { px: 'Pixel', mm: 'Millimetri', cm: 'Centimetri', in: 'Pollici' },
  inch: 'in',
  dpi: 'Punti per pollice (dpi)',
  dpiProblem: 'I punti per pollice devono essere compresi tra 10 e 2400',
  exact: (size: Size) => `${formatSize(size)} pixel`,
  kept: {
    width: 'La larghezza che hai inserito resta: i lati non sono più collegati.',
    height: 'L’altezza che hai inserito resta: i lati non sono più collegati.',
  },
  shape: 'Se le proporzioni sono diverse',
  cuts: 'Ritaglia',
  stretches: 'Deforma',
  percent: (percent: number) => `${percent}%`,
  percentSpoken: (percent: number) => `${percent} per cento`,
  commonSizes: 'Misure comuni',
  anotherSize: 'Scegli una misura',
  preset: (size: Size, use: string) => `${formatSize(size)} · ${use}`,
  drawing: 'Preparazione dell’immagine…',
  toolbar: 'Ruota e ritaglia',
  moreTools: 'Ruota, rifletti, nascondi',
  crop: 'Ritaglia',
  stopCropping: 'Esci dal ritaglio',
  hide: 'Nascondi parti',
  stopHiding: 'Fine',
  cropRatio: 'Proporzioni del ritaglio',
  cropFrame: {
    cropArea: 'Cornice di ritaglio. I tasti freccia la spostano',
    nwDragHandle: 'Angolo in alto a sinistra. I tasti freccia lo spostano',
    nDragHandle: 'Bordo superiore. I tasti freccia lo spostano',
    neDragHandle: 'Angolo in alto a destra. I tasti freccia lo spostano',
    eDragHandle: 'Bordo destro. I tasti freccia lo spostano',
    seDragHandle: 'Angolo in basso a destra. I tasti freccia lo spostano',
    sDragHandle: 'Bordo inferiore. I tasti freccia lo spostano',
    swDragHandle: 'Angolo in basso a sinistra. I tasti freccia lo spostano',
    wDragHandle: 'Bordo sinistro. I tasti freccia lo spostano',
  },
  croppedToFill:
    'L’immagine viene ritagliata per riempire queste misure. Trascina la cornice per scegliere che cosa resta, oppure aggiungi bordi per tenerla tutta.',
  stretched: 'L’immagine verrà deformata per avere queste proporzioni.',
  noPrintSize: (label: string) =>
    `Il formato ${label} non ha un campo per le misure su carta: impostale quando stampi.`,
  noDimension: 'Inserisci almeno una dimensione.',
  failed: 'Errore nel ridimensionamento dell’immagine',
  done: {
    title: 'Immagine ridimensionata',
    description: 'La tua immagine è stata ridimensionata ed è pronta da scaricare.',
  },
  saved: 'La tua immagine è stata ridimensionata e salvata.',
} as const;

export const MOVE_LABELS = {
  'turn-left': 'Ruota a sinistra',
  'turn-right': 'Ruota a destra',
  'flip-horizontal': 'Rifletti in orizzontale',
  'flip-vertical': 'Rifletti in verticale',
} as const;

export const RATIO_LABELS = {
  free: 'Libero',
  picture: 'Originale',
  '1:1': '1:1',
  '4:3': '4:3',
  '3:2': '3:2',
  '16:9': '16:9',
  size: 'Misure',
} as const;
