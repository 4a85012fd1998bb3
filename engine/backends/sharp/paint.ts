import type { PaintStep } from '../../geometry/steps.ts';
import type { Samples } from '../../pixels/pixels.ts';
import { drawOver } from '../draw-over.ts';
import { drawnOf } from '../drawn-of.ts';
import { padded } from './pad.ts';
import { redacted } from './redact.ts';

/** Applies a step that paints. */
export async function painted(samples: Samples, step: PaintStep): Promise<Samples> {
  switch (step.do) {
    case 'pad':
      return padded(samples, step);
    case 'redact':
      return redacted(samples, step);
    case 'watermark': {
      const drawn = drawnOf(step);
      drawOver(samples, drawn, drawn);
      return samples;
    }
  }
}
