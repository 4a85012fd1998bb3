import type { FileWork } from '../file-work.ts';
import { checkDepth } from '../svg-depth.ts';

export const svgWork: FileWork = { check: checkDepth };
