import type { FileWork } from '../file-work.ts';
import { checkDepth } from './depth.ts';

export const svgWork: FileWork = { check: checkDepth };
