import { checkDepth } from '../../codecs/svg/depth.ts';
import type { FileWork } from '../file-work.ts';

export const svgWork: FileWork = { check: checkDepth };
