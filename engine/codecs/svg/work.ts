import { fetchPart } from '../../errors/fetch-part.ts';
import type { FileWork } from '../file-work.ts';
import { checkDepth } from './depth.ts';

export const svgWork: FileWork = {
  check: checkDepth,
  markup: async () => (await fetchPart(() => import('./details.ts'))).svgDetails,
};
