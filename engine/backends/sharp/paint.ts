import type { PaintStep } from '../../geometry/steps.ts';
import { padded } from './pad.ts';
import { redacted } from './redact.ts';
import type { Samples } from './samples.ts';

/** Applies a step that paints. */
export async function painted(samples: Samples, step: PaintStep): Promise<Samples> {
  switch (step.do) {
    case 'pad':
      return padded(samples, step);
    case 'redact':
      return redacted(samples, step);
  }
}
