import { detailFacts } from '../../details/part.ts';
import type { Header } from '../../probe/header.ts';
import { pngChunks } from './chunks.ts';
import { pngDetails } from './details.ts';

export function readPng(bytes: Uint8Array): Header {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const colour = bytes[25] ?? 0;
  const chunks = new Map([...pngChunks(bytes)].map(({ type, data }) => [type, data]));
  const moving = chunks.get('acTL');
  return {
    width: view.getUint32(16),
    height: view.getUint32(20),
    depth: bytes[24] === 16 ? 16 : 8,
    colour: (colour & 2) === 0 ? 'grey' : 'rgb',
    palette: (colour & 1) !== 0,
    alpha: (colour & 4) !== 0 || chunks.has('tRNS'),
    ...detailFacts(pngDetails, bytes),
    frames: moving === undefined ? 1 : view.getUint32(moving),
  };
}
