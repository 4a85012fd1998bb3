import { detailFacts } from '../../details/part.ts';
import type { Header } from '../../probe/header.ts';
import { isTransparent, parseGif, screenOf } from './blocks.ts';
import { gifDetails } from './details.ts';
import { hasHoles } from './holes.ts';

export function readGif(bytes: Uint8Array): Header {
  const gif = parseGif(bytes);
  const { frames } = gif;
  return {
    ...screenOf(bytes),
    palette: true,
    alpha: frames.some(isTransparent) || hasHoles(gif),
    frames: Math.max(1, frames.length),
    ...detailFacts(gifDetails, bytes),
  };
}
