import type { Plan } from '../plan/plan.ts';
import type { Probe } from '../probe/probe.ts';
import type { Output } from '../recipe/index.ts';
import type { LargerBecause, Note } from '../report/notes.ts';
import type { Produced } from './produced.ts';

interface Written extends Pick<Produced, 'format' | 'quality'> {
  /** The size of the result. */
  bytes: number;
}

/** Returns a note that a result is larger than its file; none for one of several pictures in a file. */
export function largerNotes(
  written: Written,
  { probe, plan }: { probe: Probe; plan: Pick<Plan, 'growth' | 'output'> },
): Note[] {
  const bytes = written.bytes - probe.bytes;
  const { output } = plan;
  if (bytes <= 0 || output.pages === 'one') return [];
  return [{ code: 'larger', bytes, why: plan.growth ?? whyLarger(written, probe, output) }];
}

function whyLarger({ format, quality }: Written, probe: Probe, { format: requested, lossless }: Output): LargerBecause {
  if (format.id !== probe.format) return format.id === requested ? 'format' : 'rewritten';
  if (lossless) return 'lossless';
  return quality !== undefined && format.quality?.reduces === 'detail' ? 'quality' : 'edits';
}
