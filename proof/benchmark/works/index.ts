import type { Work } from '../measure/bench.ts';
import { animation } from './animation.ts';
import { avif } from './avif.ts';
import { batch } from './batch.ts';
import { cold } from './cold.ts';
import { compress } from './compress.ts';
import { fit } from './fit.ts';
import { huge } from './huge.ts';
import { jxl } from './jxl.ts';
import { lossless } from './lossless.ts';
import { resize } from './resize.ts';
import { screenshot } from './screenshot.ts';
import { sweep } from './sweep.ts';
import { webp } from './webp.ts';

export const WORKS: readonly Work[] = [
  resize,
  compress,
  fit,
  webp,
  avif,
  jxl,
  screenshot,
  lossless,
  animation,
  batch,
  huge,
  cold,
  sweep,
];
