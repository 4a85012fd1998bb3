import { existsSync } from 'node:fs';
import { readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '../../words/languages.ts';

/** Moves a language's own build into the site. */
export async function mergeLanguage(output: string, client: string, { id, prefix }: Language): Promise<void> {
  const own = join(output, id, 'client');
  for (const name of await readdir(join(own, 'assets'))) {
    const asset = join(client, 'assets', name);
    if (!existsSync(asset)) await rename(join(own, 'assets', name), asset);
  }
  await rename(join(own, prefix), join(client, prefix));
}
