import createPica from 'pica';
import { within } from './job.ts';
import type { Peer } from './peer.ts';

/** Only resamples: the browser decodes and encodes. One reused instance, as its documentation recommends. */
export function picaPeer(): Peer {
  const pica = createPica();
  return {
    id: 'pica',
    label: 'pica',
    jobs: {
      resize: async (file, { longestEdge, quality }) => {
        const bitmap = await createImageBitmap(file);
        const canvas = document.createElement('canvas');
        Object.assign(canvas, within(bitmap, longestEdge));
        await pica.resize(bitmap, canvas);
        bitmap.close();
        return pica.toBlob(canvas, file.type, quality / 100);
      },
    },
    close: () => {},
  };
}
