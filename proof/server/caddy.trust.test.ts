import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { missing } from '../../scripts/machine/tool.ts';
import { describeWith } from '../../scripts/test/describe-with.ts';
import { makeTestSite, type TestSite } from '../../server/test-site.ts';
import type { Running } from '../serve/process.ts';
import { startServer } from '../serve/site.ts';
import { answering, end, freePort, HOSTING, replaced, testReverseProxy } from './reverse-proxy.ts';

/* Runs the configuration of docs/hosting in a real Caddy, with free ports and a self-signed certificate. */

const FILE = join(HOSTING, 'Caddyfile');

describeWith(missing('caddy'), 'Caddyfile', () => {
  let folder: string;
  let site: TestSite;
  let server: Running;
  let caddy: ChildProcess;
  let ports: { plain: number; tls: number };
  let env: NodeJS.ProcessEnv;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'caddy-'));
    env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
    site = makeTestSite();
    server = await startServer(site.root, { TRUST_PROXY: '1', SITE_ORIGIN: 'https://pictures.example.org' });
    ports = { plain: await freePort(), tls: await freePort() };
    const options = `{\n\tadmin off\n\tskip_install_trust\n\thttp_port ${ports.plain}\n\thttps_port ${ports.tls}\n}\n`;
    const config = join(folder, 'Caddyfile');
    const own = replaced(readFileSync(FILE, 'utf8'), {
      'pictures.example.org {': 'pictures.example.org {\n\ttls internal',
      '127.0.0.1:3000': `127.0.0.1:${server.port}`,
    });
    writeFileSync(config, options + own);
    caddy = spawn('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], { env, stdio: 'ignore' });
    await answering(`http://127.0.0.1:${ports.plain}`);
  });
  afterAll(async () => {
    await end(caddy);
    await server?.kill();
    site?.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  test('is valid as it is in the docs', () => {
    const { status, stderr } = spawnSync('caddy', ['validate', '--config', FILE, '--adapter', 'caddyfile'], {
      env,
      encoding: 'utf8',
    });
    expect(status, stderr).toBe(0);
    expect(stderr).not.toContain('not formatted');
  });

  testReverseProxy(() => ports);
});
