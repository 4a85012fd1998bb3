import { fetchPart } from '../../errors/fetch-part.ts';
import type { FileWork } from '../file-work.ts';

export const icoWork: FileWork = {
  open: async () => (await fetchPart(() => import('./reader.ts'))).openIco,
  copies: async () => (await fetchPart(() => import('./copies.ts'))).icoCopies,
};
