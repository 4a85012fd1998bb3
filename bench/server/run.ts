/**
 * The server under load, beside nginx serving the same folder: `node bench/server/run.ts [--seconds 20] [--connections 50]`.
 * Every page of the site in turn, gzip, keep-alive, from wrk on the same machine. Writes a table to RESULTS.md beside this file.
 */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { pagePath } from '#server/headers.ts';

const LEAST_SHARE = 0.25;

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '20' },
    connections: { type: 'string', default: '50' },
    port: { type: 'string', default: '3110' },
  },
});
const root = resolve(import.meta.dirname, '../..');
const client = join(root, 'build/client');
const work = mkdtempSync(join(tmpdir(), 'bench-server-'));

function ensureTools(): void {
  const missing = ['nginx', 'wrk'].filter((tool) => spawnSync('which', [tool]).status !== 0);
  if (missing.length === 0) return;
  console.log(`Installing ${missing.join(' and ')} from Debian…`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], { env, stdio: 'inherit' });
}

/** As Debian ships it: one worker a core, an access log, the packed copies beside the files. */
const nginxConfig = (port: number): string => `
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes auto;
daemon off;
pid ${work}/nginx.pid;
error_log ${work}/nginx-error.log;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  access_log ${work}/nginx-access.log;
  sendfile on;
  tcp_nopush on;
  client_body_temp_path ${work}/nginx-body;
  proxy_temp_path ${work}/nginx-proxy;
  fastcgi_temp_path ${work}/nginx-fastcgi;
  uwsgi_temp_path ${work}/nginx-uwsgi;
  scgi_temp_path ${work}/nginx-scgi;
  server {
    listen 127.0.0.1:${port};
    root ${client};
    gzip_static on;
    error_page 404 /404/index.html;
    location / { try_files $uri $uri/index.html =404; }
  }
}`;

function startNginx(port: number): ChildProcess {
  const config = join(work, 'nginx.conf');
  writeFileSync(config, nginxConfig(port));
  return spawn('nginx', ['-e', join(work, 'nginx-error.log'), '-p', work, '-c', config], { stdio: 'inherit' });
}

function startServer(port: number): ChildProcess {
  const log = openSync(join(work, 'server.log'), 'w');
  return spawn(process.execPath, ['server/index.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATABASE_URL: join(work, 'bench.sqlite') },
    stdio: ['ignore', 'ignore', log],
  });
}

async function untilReady(address: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    try {
      if ((await fetch(address)).ok) return;
    } catch {
      // Not listening yet.
    }
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`${address} did not start`);
}

interface Load {
  requests: number;
  microseconds: number;
  bytes: number;
  /** Microseconds. */
  p50: number;
  p99: number;
  max: number;
  /** Connections that failed and answers of 400 and above. */
  errors: number;
}

function load(address: string, seconds: string): Load {
  const script = join(import.meta.dirname, 'pages.lua');
  const output = execFileSync('wrk', ['-t1', `-c${options.connections}`, `-d${seconds}s`, '-s', script, address], {
    encoding: 'utf8',
    env: { ...process.env, BENCH_PAGES: join(work, 'pages.txt') },
  });
  return JSON.parse(output.match(/^RESULT (.*)$/m)?.[1] ?? 'null');
}

ensureTools();
const csp = JSON.parse(readFileSync(join(root, 'build/csp.json'), 'utf8')) as Record<string, string[]>;
const pages = Object.keys(csp)
  .filter((file) => file.endsWith('index.html'))
  .map(pagePath)
  .filter((path) => path !== '/404');
writeFileSync(join(work, 'pages.txt'), `${pages.join('\n')}\n`);

const first = Number(options.port);
const targets = [
  { name: 'nginx', address: `http://127.0.0.1:${first}`, child: startNginx(first) },
  { name: 'Picwright', address: `http://127.0.0.1:${first + 1}`, child: startServer(first + 1) },
];
try {
  for (const { address } of targets) await untilReady(address);
  for (const page of pages) {
    const [a, b] = await Promise.all(targets.map(async ({ address }) => (await fetch(address + page)).text()));
    if (a !== b) throw new Error(`${page} differs between the two`);
  }
  for (const { address } of targets) load(address, '3');
  const results = targets.map(({ name, address }) => ({ name, ...load(address, options.seconds) }));

  const rate = ({ requests, microseconds }: Load) => requests / (microseconds / 1e6);
  const [nginx, server] = results;
  if (!nginx || !server) throw new Error('Nothing was measured.');
  const share = rate(server) / rate(nginx);
  const passed = share >= LEAST_SHARE && results.every(({ errors }) => errors === 0);
  const version = spawnSync('nginx', ['-v'], { encoding: 'utf8' }).stderr.trim().replace('nginx version: ', '');
  const ms = (microseconds: number) => (microseconds / 1000).toFixed(1);
  const report = `# The server beside nginx

${pages.length} pages in turn, gzip, keep-alive; ${options.connections} connections for ${options.seconds} seconds each, one after the other, load and
server on the same machine (${availableParallelism()} cores, ${cpus()[0]?.model ?? 'unknown processor'}). ${version} runs a worker on each core, the server is one process of
Node ${process.version}; both write an access log. Measured on ${new Date().toISOString().slice(0, 10)} by \`node bench/server/run.ts\`.

| | requests/s | p50 ms | p99 ms | slowest ms | errors |
|---|---|---|---|---|---|
${results.map((result) => `| ${result.name} | ${Math.round(rate(result))} | ${ms(result.p50)} | ${ms(result.p99)} | ${ms(result.max)} | ${result.errors} |`).join('\n')}

The server reaches **${share.toFixed(2)}** of nginx's rate; at least ${LEAST_SHARE} without an error is asked: ${passed ? 'held' : 'not held'}.
`;
  writeFileSync(join(import.meta.dirname, 'RESULTS.md'), report);
  console.log(report);
  process.exitCode = passed ? 0 : 1;
} finally {
  for (const { child } of targets) {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  }
  rmSync(work, { recursive: true, force: true });
}
