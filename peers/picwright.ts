import { sizeAim } from '#catalogue/preset.ts';
import type { Engine, Output, Recipe } from '#engine';
import type { Job } from './job.ts';
import type { Peer } from './peer.ts';

const compress = (quality: number): Output => ({ format: 'same', aim: 'compress', quality, preserveFormat: true });

/** Uses the same recipes as the site's tools. */
function recipeFor(job: Job): Recipe {
  switch (job.do) {
    case 'resize':
      return {
        edits: [{ do: 'resize', longestEdge: job.longestEdge, enlarge: false }],
        output: { aim: 'encode', format: 'same', quality: job.quality },
      };
    case 'compress':
      return { edits: [], output: compress(job.quality) };
    case 'fit':
      return { edits: [], output: { format: 'same', ...sizeAim(job.bytes / 1024) } };
    case 'to-jpeg':
      return { edits: [], output: { aim: 'encode', format: 'jpeg', quality: job.quality } };
    case 'to-webp':
      return { edits: [], output: { aim: 'encode', format: 'webp', quality: job.quality } };
    case 'to-avif':
      return { edits: [], output: { aim: 'encode', format: 'avif', quality: job.quality } };
    case 'to-jxl':
      return { edits: [], output: { aim: 'encode', format: 'jxl', quality: job.quality } };
    case 'lossless':
      return { edits: [], output: { aim: 'compress', format: 'same', lossless: true, preserveFormat: true } };
    case 'resize-animation':
      return {
        edits: [{ do: 'resize', longestEdge: job.longestEdge, enlarge: false }],
        output: { aim: 'encode', format: 'same' },
      };
  }
}

/** This site's own engine. The caller that created the engine disposes of it. */
export function picwrightPeer(engine: Engine, label: string): Peer {
  const run = async (file: File, job: Job) => (await engine.run(file, recipeFor(job))).blob;
  return {
    id: 'picwright',
    label,
    jobs: {
      resize: run,
      compress: run,
      fit: run,
      'to-jpeg': run,
      'to-webp': run,
      'to-avif': run,
      'to-jxl': run,
      lossless: run,
      'resize-animation': run,
    },
    close: () => {},
  };
}
