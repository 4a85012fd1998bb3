import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OwnServer } from '../../../proof/serve/own-server.ts';
import { serveBuild } from '../../../proof/serve/site.ts';
import { hashInlineScripts } from '../../../scripts/build/inline-scripts.ts';
import { writeSiteWorkers } from '../../../scripts/build/precache.ts';
import { pseudoWords } from '../../../scripts/build/pseudo-words.ts';
import { fingerprint, isUpToDate, writeStamp } from '../../../scripts/build/stamp.ts';

const ROOT = join(import.meta.dirname, '../../..');
const OUTPUT = join(ROOT, 'build/pseudo');
const CLIENT = join(OUTPUT, 'client');

/** The site in the pseudo-locale on a server of its own, built if its sources have changed. */
export async function servePseudoSite(): Promise<OwnServer> {
  const inputs = await fingerprint(ROOT);
  if (!(await isUpToDate(OUTPUT, inputs))) {
    rmSync(OUTPUT, { recursive: true, force: true });
    const { status, stderr } = spawnSync(join(ROOT, 'node_modules/.bin/react-router'), ['build'], {
      cwd: ROOT,
      env: { ...process.env, NODE_ENV: 'production', WORDS: 'pseudo' },
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    if (status !== 0) throw new Error(`The pseudo-locale could not be built: ${stderr}`);
    const hashes = await hashInlineScripts(CLIENT);
    writeFileSync(join(OUTPUT, 'csp.json'), JSON.stringify(hashes));
    await writeSiteWorkers(CLIENT, ROOT, [], hashes, [pseudoWords(ROOT)]);
    await writeStamp(OUTPUT, inputs);
  }
  return serveBuild(CLIENT);
}
