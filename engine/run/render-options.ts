import type { RenderOptions } from '../backends/backend.ts';
import type { Plan } from '../plan/plan.ts';
import type { Probe } from '../probe/probe.ts';

/** Returns how a plan's picture is decoded and edited. */
export function renderOptions(
  probe: Probe,
  { output, written, keepsProfile, sharedColours }: Plan,
  { steps, embed }: Pick<RenderOptions, 'steps' | 'embed'>,
) {
  return {
    steps,
    embed,
    sharedColours,
    format: written,
    keepProfile: keepsProfile,
    background: output.background ?? '#ffffff',
    dpi: output.dpi ?? probe.dpi,
  } satisfies Partial<RenderOptions>;
}
