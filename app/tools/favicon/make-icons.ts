import type { Engine, Size } from '#engine';
import { ICONS, type Icon, iconDrawing, iconRecipe, innerRecipe } from './icons.ts';
import type { FaviconSettings } from './settings.ts';

export interface MadeIcon extends Icon {
  blob: Blob;
}

/** Larger chunks exceed the number of arguments that some browsers accept. */
const CHUNK = 8192;

function base64(bytes: Uint8Array<ArrayBuffer>): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK) text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(text);
}

/**
 * Makes all icons of a picture: it is decoded and scaled once per icon, and then drawn on its background.
 * @param own the picture's size
 * @throws {ImageError} as the engine does
 */
export async function makeIcons(
  engine: Pick<Engine, 'run' | 'runAll'>,
  file: File,
  own: Size,
  settings: FaviconSettings,
  signal: AbortSignal,
): Promise<MadeIcon[]> {
  const made: MadeIcon[] = [];
  const recipes = ICONS.map((icon) => innerRecipe(icon, settings, own));
  for await (const { index, result } of engine.runAll(file, recipes, { signal })) {
    const icon = ICONS[index];
    if (!icon) continue;
    const { width, height } = result;
    const png = base64(new Uint8Array(await result.blob.arrayBuffer()));
    const drawing = new File([iconDrawing(icon, settings, { png, width, height })], `${icon.name}.svg`, {
      type: 'image/svg+xml',
    });
    const { blob } = await engine.run(drawing, iconRecipe(icon), { signal });
    made[index] = { ...icon, blob };
  }
  return made;
}
