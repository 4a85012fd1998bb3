import { fetchPart } from '../../errors/fetch-part.ts';
import type { FileWork } from '../file-work.ts';
import { metadataOfHeif } from '../heif/metadata.ts';
import { heifWork } from '../heif/work.ts';

export const heicWork: FileWork = {
  ...heifWork,
  readMetadata: metadataOfHeif,
  open: async () => (await fetchPart(() => import('./reader.ts'))).openHeic,
};
