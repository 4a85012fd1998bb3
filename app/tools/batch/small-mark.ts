import type { Loaded } from '#app/engine/load-engine.ts';
import type { alreadySmall } from '#app/tools/estimates/already-small.ts';

let check: typeof alreadySmall | undefined;

/** Prepares the mark of a file that is already small. Never rejects: if its code cannot be fetched, rows have no mark. */
export async function prepareSmallMark(api: Loaded['api'], file: File): Promise<void> {
  try {
    const module = await import('#app/tools/estimates/already-small.ts');
    await module.readLumaStep(api, file);
    check = module.alreadySmall;
  } catch {}
}

/** See `alreadySmall`. */
export const isAlreadySmall = (...of: Parameters<typeof alreadySmall>): boolean => Boolean(check?.(...of));
