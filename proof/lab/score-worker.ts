import { prepare } from '../../engine/score/score.ts';
import { compileModule } from '../../engine/worker/modules-browser.ts';

/** Two pictures of one size: samples of RGB. */
export interface ToScore {
  width: number;
  height: number;
  reference: number[];
  candidate: number[];
}

export type Scored = { score: number } | { error: string };

const pixels = (samples: number[], { width, height }: ToScore) =>
  ({ data: Uint8Array.from(samples), width, height, channels: 3 }) as const;

self.onmessage = ({ data }: MessageEvent<ToScore>) => {
  compileModule('score').then(
    (kernel) =>
      self.postMessage({ score: prepare(kernel, pixels(data.reference, data)).score(pixels(data.candidate, data)) }),
    (error: unknown) => self.postMessage({ error: String(error) }),
  );
};
