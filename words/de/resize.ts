import type { Size } from '#engine';
import { formatSize } from '#words/pixels.ts';

/** The resizer's texts. */
export const resizeWords = {
  adjust: 'Anpassen',
  run: 'Größe ändern',
  again: 'Weiteres Bild skalieren',
  size: 'Größe',
  scale: 'Skalierung',
  unit: 'Einheit',
  units: { px: 'Pixel', mm: 'Millimeter', cm: 'Zentimeter', in: 'Zoll' },
  inch: 'Zoll',
  dpi: 'Auflösung (dpi)',
  dpiProblem: 'Die Auflösung muss zwischen 10 und 2400\u00a0dpi liegen',
  exact: (size: Size) => `${formatSize(size)} Pixel`,
  kept: {
    width: 'Die eingetippte Breite bleibt. Die Seiten sind deshalb nicht mehr verknüpft.',
    height: 'Die eingetippte Höhe bleibt. Die Seiten sind deshalb nicht mehr verknüpft.',
  },
  shape: 'Bei anderen Proportionen',
  cuts: 'Zuschneiden',
  stretches: 'Strecken',
  percent: (percent: number) => `${percent}\u00a0%`,
  percentSpoken: (percent: number) => `${percent} Prozent`,
  commonSizes: 'Gängige Größen',
  anotherSize: 'Größe wählen',
  preset: (size: Size, use: string) => `${formatSize(size)} · ${use}`,
  drawing: 'Bild wird gezeichnet …',
  toolbar: 'Drehen und zuschneiden',
  moreTools: 'Drehen, spiegeln, verdecken',
  crop: 'Zuschneiden',
  stopCropping: 'Zuschneiden beenden',
  hide: 'Stellen verdecken',
  stopHiding: 'Verdecken beenden',
  cropRatio: 'Seitenverhältnis des Zuschnitts',
  cropFrame: {
    cropArea: 'Zuschnittrahmen. Pfeiltasten verschieben ihn',
    nwDragHandle: 'Ecke oben links. Pfeiltasten verschieben sie',
    nDragHandle: 'Obere Kante. Pfeiltasten verschieben sie',
    neDragHandle: 'Ecke oben rechts. Pfeiltasten verschieben sie',
    eDragHandle: 'Rechte Kante. Pfeiltasten verschieben sie',
    seDragHandle: 'Ecke unten rechts. Pfeiltasten verschieben sie',
    sDragHandle: 'Untere Kante. Pfeiltasten verschieben sie',
    swDragHandle: 'Ecke unten links. Pfeiltasten verschieben sie',
    wDragHandle: 'Linke Kante. Pfeiltasten verschieben sie',
  },
  croppedToFill:
    'Das Bild wird zugeschnitten, damit es diese Größe füllt. Zieh den Rahmen über das, was bleiben soll, oder ergänze Ränder, um alles zu behalten.',
  stretched: 'Das Bild wird auf diese Proportionen gestreckt.',
  noPrintSize: (label: string) => `Ein ${label} hat kein Feld für die Größe auf Papier: Stell sie beim Drucken ein.`,
  noDimension: 'Bitte gib mindestens ein Maß an.',
  failed: 'Fehler beim Ändern der Größe',
  done: {
    title: 'Bildgröße geändert',
    description: 'Dein Bild hat die neue Größe und steht zum Herunterladen bereit.',
  },
  saved: 'Dein Bild hat die neue Größe und ist gespeichert.',
} as const;

export const MOVE_LABELS = {
  'turn-left': 'Nach links drehen',
  'turn-right': 'Nach rechts drehen',
  'flip-horizontal': 'Horizontal spiegeln',
  'flip-vertical': 'Vertikal spiegeln',
} as const;

export const RATIO_LABELS = {
  free: 'Frei',
  picture: 'Original',
  '1:1': '1:1',
  '4:3': '4:3',
  '3:2': '3:2',
  '16:9': '16:9',
  size: 'Größe',
} as const;
