import type { Size } from '#engine';
import { formatSize } from '#words/pixels.ts';

/** The resizer's texts; wordings of the specification are exact. */
export const resizeWords = {
  adjust: 'Adjust',
  run: 'Resize image',
  again: 'Resize Another Image',
  size: 'Size',
  scale: 'Scale',
  unit: 'Unit',
  units: { px: 'Pixels', mm: 'Millimetres', cm: 'Centimetres', in: 'Inches' },
  inch: 'in',
  dpi: 'Dots per inch (dpi)',
  dpiProblem: 'Dots per inch must be between 10 and 2400',
  exact: (size: Size) => `${formatSize(size)} pixels`,
  kept: {
    width: 'The width you typed stays, so the sides are no longer linked.',
    height: 'The height you typed stays, so the sides are no longer linked.',
  },
  shape: 'If the shape is different',
  cuts: 'Crop',
  stretches: 'Stretch',
  percent: (percent: number) => `${percent}%`,
  percentSpoken: (percent: number) => `${percent} percent`,
  commonSizes: 'Common sizes',
  anotherSize: 'Choose a size',
  preset: (size: Size, use: string) => `${formatSize(size)} · ${use}`,
  drawing: 'Drawing the picture…',
  toolbar: 'Turn and crop',
  moreTools: 'Turn, flip, hide',
  crop: 'Crop',
  stopCropping: 'Stop cropping',
  hide: 'Blur or black out',
  stopHiding: 'Done hiding',
  cropRatio: 'Crop ratio',
  cropFrame: {
    cropArea: 'Crop frame. Arrow keys move it',
    nwDragHandle: 'Top left corner. Arrow keys move it',
    nDragHandle: 'Top edge. Arrow keys move it',
    neDragHandle: 'Top right corner. Arrow keys move it',
    eDragHandle: 'Right edge. Arrow keys move it',
    seDragHandle: 'Bottom right corner. Arrow keys move it',
    sDragHandle: 'Bottom edge. Arrow keys move it',
    swDragHandle: 'Bottom left corner. Arrow keys move it',
    wDragHandle: 'Left edge. Arrow keys move it',
  },
  croppedToFill:
    'The picture is cropped to fill this size. Drag the frame to choose what stays, or add borders to keep all of it.',
  stretched: 'The picture will be stretched to these proportions.',
  noPrintSize: (label: string) => `A ${label} has no field for a size on paper: set it when you print.`,
  noDimension: 'Please provide at least one dimension.',
  failed: 'Error resizing image',
  done: {
    title: 'Image resized successfully',
    description: 'Your image has been resized and is ready to download.',
  },
  saved: 'Your image has been resized and saved.',
} as const;

export const MOVE_LABELS = {
  'turn-left': 'Turn left',
  'turn-right': 'Turn right',
  'flip-horizontal': 'Flip left to right',
  'flip-vertical': 'Flip top to bottom',
} as const;

export const RATIO_LABELS = {
  free: 'Free',
  picture: 'Original',
  '1:1': '1:1',
  '4:3': '4:3',
  '3:2': '3:2',
  '16:9': '16:9',
  size: 'Size',
} as const;
