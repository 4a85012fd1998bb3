import { concatenate } from '../../../bytes/concatenate.ts';
import { read, write } from '../../../codecs/jxl/carried.ts';
import { jxlDetails } from '../../../codecs/jxl/details.ts';
import { blocksOf, type EditFiles, withoutBlocks } from './file.ts';

export const jxlFiles: EditFiles = {
  read: (bytes) => {
    const carried = read(bytes);
    // A block that is compressed with Brotli.
    return carried.isPartial ? undefined : blocksOf(carried);
  },
  replace: (bytes, blocks) => {
    const { file, trailer } = withoutBlocks(bytes, jxlDetails.parts(bytes), blocks);
    return concatenate([write(file, blocks), trailer]);
  },
  holdsIptc: false,
};
