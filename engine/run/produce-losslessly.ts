import { fetchPart } from '../errors/fetch-part.ts';
import { plan } from '../plan/plan.ts';
import type { Probe } from '../probe/probe.ts';
import type { Producer } from './job.ts';

/** For a file whose coefficients cannot be copied after all. */
const withoutMcu = ({ mcu: _, ...probe }: Probe): Probe => probe;

/** Copies a JPEG's coefficients, or plans an encode if that is not possible here. */
export const produceLosslessly: Producer = async (job) => {
  const { plan: planned, probe, recipe, tools } = job;
  if (!planned.transform) return undefined;
  const { transcoded } = await fetchPart(() => import('./transcoded.ts'));
  const made = tools.loadJpegKernels && (await transcoded(job, planned.transform, tools.loadJpegKernels));
  if (!made) job.plan = plan(withoutMcu(probe), recipe);
  return made;
};
