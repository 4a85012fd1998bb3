import type { PercentCrop } from 'react-image-crop';
import type { Crop } from './crop.ts';

/* A crop as the frame's library has it. */

export const toPercent = ({ x, y, width, height }: Crop): PercentCrop => ({
  unit: '%',
  x: x * 100,
  y: y * 100,
  width: width * 100,
  height: height * 100,
});

export const fromPercent = ({ x, y, width, height }: PercentCrop): Crop => ({
  x: x / 100,
  y: y / 100,
  width: width / 100,
  height: height / 100,
});
