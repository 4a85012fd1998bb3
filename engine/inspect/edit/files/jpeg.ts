import { lacks, read } from '../../../codecs/jpeg/carried.ts';
import { withPictureMoved } from '../../../codecs/jpeg/multi-picture.ts';
import { replace } from '../../../codecs/jpeg/replaced.ts';
import { jpegWithDpi } from '../../../codecs/jpeg/resolution.ts';
import { blocksOf, type EditFiles } from './file.ts';

export const jpegFiles: EditFiles = {
  read: (bytes) => blocksOf(read(bytes)),
  replace: (bytes, changed) => (lacks(changed) ? undefined : withPictureMoved(replace(bytes, changed), bytes)),
  holdsIptc: true,
  withDpi: (bytes, dpi) => withPictureMoved(jpegWithDpi(bytes, dpi), bytes),
};
