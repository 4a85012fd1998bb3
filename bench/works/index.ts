import type { Work } from '../measure/bench.ts';
import { animation } from './animation.ts';
import { batch } from './batch.ts';
import { cold } from './cold.ts';
import { compress } from './compress.ts';
import { fit } from './fit.ts';
import { huge } from './huge.ts';
import { resize } from './resize.ts';
import { screenshot } from './screenshot.ts';
import { sweep } from './sweep.ts';
import { webp } from './webp.ts';

export const WORKS: readonly Work[] = [resize, compress, fit, webp, screenshot, animation, batch, huge, cold, sweep];
