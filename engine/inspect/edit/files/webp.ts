import { concatenate } from '../../../bytes/concatenate.ts';
import { read, write } from '../../../codecs/webp/carried.ts';
import { webpDetails } from '../../../codecs/webp/details.ts';
import { readWebp } from '../../../codecs/webp/header.ts';
import { blocksOf, type EditFiles, withoutBlocks } from './file.ts';

export const webpFiles: EditFiles = {
  read: (bytes) => blocksOf(read(bytes)),
  replace: (bytes, blocks) => {
    const { file, trailer } = withoutBlocks(bytes, webpDetails.parts(bytes), blocks);
    const size = readWebp(file);
    return size && concatenate([write(file, blocks, size), trailer]);
  },
  holdsIptc: false,
};
