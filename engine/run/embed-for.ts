import { fetchPart } from '../errors/fetch-part.ts';
import type { Embed } from '../metadata-kept/embed.ts';
import { metadataToKeep } from '../plan/kept-metadata.ts';
import type { Plan } from '../plan/plan.ts';
import { becomesFrame } from '../plan/written-format.ts';
import type { Probe } from '../probe/probe.ts';

/** Fetches the code that keeps metadata, if a plan keeps any. */
export async function embedFor(
  bytes: Uint8Array,
  probe: Probe,
  { output, written, steps }: Plan,
): Promise<Embed | undefined> {
  const metadata = metadataToKeep(output, steps);
  if (metadata === 'strip' || becomesFrame(output) || written.container || written.writtenBy) return undefined;
  // What a backend does not read is reported as lost.
  if (probe.lostOnReading?.includes('metadata')) return undefined;
  const { embedOf } = await fetchPart(() => import('../metadata-kept/embed.ts'));
  const dropsColours = probe.coloursInMetadata === true;
  return embedOf(bytes, probe.format, { metadata, dpi: output.dpi ?? probe.dpi, dropsColours });
}
