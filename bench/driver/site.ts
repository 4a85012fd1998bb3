import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Builds the site unless that was done already. @throws where it cannot be built */
export function buildSite(): void {
  const { status } = spawnSync('node', ['scripts/build.ts', '--if-changed'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('The site could not be built');
}

/** Starts the site's own server. */
export async function serveSite(port: number): Promise<{ address: string; close(): void }> {
  const server = spawn('node', ['server/index.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATABASE_URL: ':memory:' },
    stdio: 'ignore',
  });
  const address = `http://localhost:${port}/`;
  const isThere = () =>
    fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
  for (let tries = 0; !(await isThere()); tries++) {
    if (tries === 100 || server.exitCode !== null) throw new Error(`The site does not answer on port ${port}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { address, close: () => server.kill() };
}
