import { fetchPart } from '../../errors/fetch-part.ts';
import type { FileWork } from '../file-work.ts';
import { metadataOfHeif } from '../heif/metadata.ts';
import { heifWork } from '../heif/work.ts';

/** The bytes of the reader's code, which the site's build states. */
declare const HEIC_READER_BYTES: number | undefined;
const BYTES = typeof HEIC_READER_BYTES === 'undefined' ? undefined : HEIC_READER_BYTES;

export const heicWork: FileWork = {
  ...heifWork,
  readMetadata: metadataOfHeif,
  open: async () => (await fetchPart(() => import('./reader.ts'), BYTES)).openHeic,
};
