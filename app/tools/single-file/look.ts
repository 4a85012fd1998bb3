import type { Loaded } from '#app/engine/load-engine.ts';
import type { OpenedPicture } from '#app/tools/shared/opened-picture.ts';
import { sameJson } from '#engine/recipe/same-json.ts';

/** How long the engine may take to probe a file before the facts from its header are shown, in milliseconds. */
const PATIENCE = 300;

/** The facts of a file that the engine has probed. */
export async function look(file: File, { engine }: Loaded, signal: AbortSignal): Promise<OpenedPicture> {
  const probe = await engine.probe(file, { signal, seesAlpha: true });
  const { writes, ignores } = await engine.capabilities();
  return { file, probe, writes, ignores };
}

/**
 * The facts that are shown while the engine is loading; undefined for a format that needs a decoder, and for a picture whose pixels
 * decide which format the page opens with.
 */
export async function lookEarly(file: File, { api }: Loaded): Promise<OpenedPicture | undefined> {
  await new Promise((resolve) => setTimeout(resolve, PATIENCE));
  // The engine's own probe may still succeed.
  const probe = await api.earlyProbe(new Uint8Array(await file.arrayBuffer())).catch(() => undefined);
  return probe && !probe.alpha ? { file, probe, writes: api.WRITABLE_IDS, ignores: [] } : undefined;
}

/** Whether all facts are the same. */
export function isSame(a: OpenedPicture, b: OpenedPicture): boolean {
  return sameJson({ ...a, file: 0 }, { ...b, file: 0 });
}

/** Whether a tool opens both with the same settings. */
export function isAlike(a: OpenedPicture, b: OpenedPicture): boolean {
  const facts = ['format', 'width', 'height', 'frames', 'alpha'] as const;
  return facts.every((fact) => a.probe[fact] === b.probe[fact]) && sameJson(a.writes, b.writes);
}
