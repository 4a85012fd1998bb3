import type { Work } from '../measure/bench.ts';
import { measureInterleaved } from '../measure/interleaved.ts';

export const animation: Work = {
  id: 'animation',
  title: 'Resize an animated GIF of 24 frames to 320 pixels',
  async measure(bench) {
    const measurements = await measureInterleaved(bench, {
      inputs: bench.inputs.animations,
      job: { do: 'resize-animation', longestEdge: 320 },
      judged: 'resized',
    });
    const notes = ['The score is the first frame’s. None of the browser’s other libraries keeps an animation.'];
    return { notes, measurements, claims: [], tables: [], timelines: [] };
  },
};
