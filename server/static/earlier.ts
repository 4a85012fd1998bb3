/** Assets of the build before, for pages that are open during an upgrade and load their parts later. */
import { cpSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const assetsIn = (folder: string): string[] => {
  const assets = join(folder, 'assets');
  return existsSync(assets) ? readdirSync(assets).sort() : [];
};

/**
 * Copies the assets of a build for the server of the next one, and removes those of the build before the last one.
 * @param client the build's folder
 * @param kept where copies are kept
 * @returns the folder with the assets of the build before, which may not exist
 * @throws if it cannot be written
 */
export function keepAssets(client: string, kept: string): string {
  const [current, before, coming] = ['current', 'before', 'coming'].map((name) => join(kept, name)) as [
    string,
    string,
    string,
  ];
  if (assetsIn(current).join() === assetsIn(client).join()) return before;
  rmSync(coming, { recursive: true, force: true });
  cpSync(join(client, 'assets'), join(coming, 'assets'), { recursive: true });
  if (existsSync(current)) {
    rmSync(before, { recursive: true, force: true });
    renameSync(current, before);
  }
  renameSync(coming, current);
  return before;
}
