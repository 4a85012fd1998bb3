import type { Engine, Probe } from '#engine';
import { colourOf, flatRecipe, framedRecipe, ICONS, type Icon, iconRecipe } from './icons.ts';
import type { FaviconSettings } from './settings.ts';

export interface MadeIcon extends Icon {
  blob: Blob;
}

/**
 * Makes all icons of a picture, which is decoded once.
 * @throws {ImageError} as the engine does
 */
export async function makeIcons(
  engine: Pick<Engine, 'run' | 'runAll'>,
  file: File,
  probe: Pick<Probe, 'width' | 'height' | 'alpha'>,
  settings: FaviconSettings,
  signal: AbortSignal,
): Promise<MadeIcon[]> {
  const behind = ICONS.map((icon) => (probe.alpha ? colourOf(icon, settings) : undefined));
  const recipes = ICONS.map((icon, index) => {
    const colour = behind[index];
    return colour ? flatRecipe(icon, settings, probe, colour) : iconRecipe(icon, settings, probe);
  });
  const blobs: Blob[] = [];
  for await (const { index, result } of engine.runAll(file, recipes, { signal })) blobs[index] = result.blob;
  const made: MadeIcon[] = [];
  for (const [index, icon] of ICONS.entries()) {
    const colour = behind[index];
    const blob = blobs[index] as Blob;
    if (!colour) made.push({ ...icon, blob });
    else {
      const flat = new File([blob], icon.name, { type: blob.type });
      made.push({ ...icon, blob: (await engine.run(flat, framedRecipe(icon, colour), { signal })).blob });
    }
  }
  return made;
}
