import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFirefox } from './browsers/firefox.ts';
import { startWebKit } from './browsers/webkit.ts';
import { CHROMIUM_ARGS } from './chromium-args.ts';
import { isImageMagick } from './image-magick.ts';
import { isJpegtran } from './jpegtran.ts';
import { onPath } from './on-path.ts';

/** A program that tests or benchmarks start, with a probe that identifies it. */
export interface Tool {
  label: string;
  /** The tests that are skipped without it. */
  serves: string;
  /** The environment variable that names another program. */
  setting?: string;
  /** Names on the PATH, or paths; the best first. */
  commands: () => readonly string[];
  /** Runs a tiny job. A different program with the same name fails it, with its output or an error. */
  works(command: string): Promise<boolean>;
  /** Debian's packages. The first list that can be installed is enough. */
  debian?: readonly (readonly string[])[];
}

/** Longer than any of the jobs takes on a busy machine. */
const TIMEOUT = 60_000;

interface Output {
  stdout: string;
  stderr: string;
}

/** Runs a program to its end and rejects if it fails. */
const output = (command: string, args: readonly string[]): Promise<Output> =>
  new Promise((resolve, reject) => {
    execFile(command, args, { encoding: 'utf8', timeout: TIMEOUT }, (error, stdout, stderr) =>
      error ? reject(error) : resolve({ stdout, stderr }),
    ).stdin?.end();
  });

async function inFolder<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'tool-'));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

/** Checks that a browser adds numbers in a page. */
async function calculates(starting: ReturnType<typeof startFirefox>): Promise<boolean> {
  const browser = await starting;
  const sum = await browser.run('return 6 * 7').finally(() => browser.close());
  return sum === 42;
}

/** The fonts that app/styles/font.css adjusts to the site's own until that is loaded. */
const STAND_INS = /^(Arial|Liberation Sans|Arimo|Roboto|Helvetica Neue)\b/m;

/** One empty page of 8 × 8 points. */
const PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 8 8]>>endobj
trailer<</Root 1 0 R>>
`;

const POSTGRES = '/usr/lib/postgresql';

/** Debian keeps PostgreSQL's programs in one folder per version, which is not on the PATH. */
function postgresFolders(): string[] {
  try {
    return readdirSync(POSTGRES)
      .sort((a, b) => Number(b) - Number(a))
      .map((version) => join(POSTGRES, version, 'bin/initdb'));
  } catch {
    return [];
  }
}

const TOOLS = {
  chromium: {
    label: 'Chromium',
    serves: 'the browser tests',
    setting: 'CHROMIUM_PATH',
    // The headless shell first: a full Chromium spends a third of a core on its invisible window.
    commands: () => [
      'chromium-headless-shell',
      'chromium',
      'chromium-browser',
      'google-chrome',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
      'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
    ],
    works: (command) =>
      inFolder(async (folder) => {
        const page = 'data:text/html,<script>document.write(6*7)</script>';
        const args = [...CHROMIUM_ARGS, '--headless', `--user-data-dir=${folder}`, '--dump-dom', page];
        return (await output(command, args)).stdout.includes('42</body>');
      }),
    debian: [['chromium-headless-shell'], ['chromium']],
  },
  firefox: {
    label: 'Firefox',
    serves: 'resizing and compressing in Firefox',
    setting: 'FIREFOX_PATH',
    commands: () => ['firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
    works: (command) => calculates(startFirefox(command)),
    debian: [['firefox-esr'], ['firefox']],
  },
  webkit: {
    label: 'WebKitGTK with Xvfb',
    serves: 'resizing and compressing in WebKitGTK',
    setting: 'WEBKIT_DRIVER_PATH',
    commands: () => (onPath('Xvfb') ? ['WebKitWebDriver'] : []),
    works: (command) => calculates(startWebKit(command, { sharedMemory: true })),
    debian: [['webkit2gtk-driver', 'xvfb']],
  },
  font: {
    label: 'A font with the measures of Arial',
    serves: 'layout shifts while the font loads',
    commands: () => ['fc-list'],
    works: async (command) => STAND_INS.test((await output(command, [':', 'family'])).stdout),
    debian: [['fonts-liberation', 'fontconfig']],
  },
  postgres: {
    label: 'PostgreSQL',
    serves: 'the store in PostgreSQL',
    commands: () => [...postgresFolders(), 'initdb'],
    works: async (command) => /^initdb \(PostgreSQL\)/.test((await output(command, ['--version'])).stdout),
    debian: [['postgresql']],
  },
  imageMagick: {
    label: 'ImageMagick',
    serves: 'a second opinion on JPEG files',
    commands: () => ['magick', 'convert'],
    works: async (command) => isImageMagick(command),
    debian: [['imagemagick']],
  },
  jpegtran: {
    label: 'jpegtran',
    serves: 'a second opinion on lossless edits of JPEG files',
    commands: () => ['jpegtran'],
    works: async (command) => isJpegtran(command),
    debian: [['libjpeg-turbo-progs']],
  },
  poppler: {
    label: 'Poppler',
    serves: 'a second opinion on PDF files',
    commands: () => (onPath('pdftoppm') ? ['pdfinfo'] : []),
    works: (command) =>
      inFolder(async (folder) => {
        const file = join(folder, 'page.pdf');
        writeFileSync(file, PDF);
        const { stdout } = await output(command, [file]);
        await output('pdftoppm', ['-r', '72', '-png', file, join(folder, 'page')]);
        return /^Pages:\s+1$/m.test(stdout) && readdirSync(folder).some((name) => name.endsWith('.png'));
      }),
    debian: [['poppler-utils']],
  },
  nginx: {
    label: 'nginx',
    serves: 'the configurations for nginx',
    commands: () => ['nginx'],
    works: (command) =>
      inFolder(async (folder) => {
        const config = join(folder, 'nginx.conf');
        writeFileSync(config, `pid ${folder}/pid; error_log ${folder}/log; events {}`);
        return (await output(command, ['-t', '-p', folder, '-c', config])).stderr.includes('test is successful');
      }),
    debian: [['nginx']],
  },
  openssl: {
    label: 'OpenSSL',
    serves: 'TLS in the proxies’ tests',
    commands: () => ['openssl'],
    works: async (command) => /^[0-9a-f]{8}\n$/.test((await output(command, ['rand', '-hex', '4'])).stdout),
    debian: [['openssl']],
  },
  caddy: {
    label: 'Caddy',
    serves: 'the configuration for Caddy',
    commands: () => ['caddy'],
    works: (command) =>
      inFolder(async (folder) => {
        const config = join(folder, 'Caddyfile');
        writeFileSync(config, ':0\nrespond "it works"\n');
        const { stdout } = await output(command, ['adapt', '--config', config, '--adapter', 'caddyfile']);
        return stdout.includes('"it works"');
      }),
    debian: [['caddy']],
  },
  git: {
    label: 'git',
    serves: 'builds from a clean clone',
    commands: () => ['git'],
    // The hash of an empty file, which is the same in every repository.
    works: async (command) =>
      (await output(command, ['hash-object', '--stdin'])).stdout.trim() === 'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391',
    debian: [['git']],
  },
  parallel: {
    label: 'GNU parallel',
    serves: 'the documented commands that use it',
    commands: () => ['parallel'],
    // Another program of this name, from moreutils, rejects these arguments.
    works: async (command) => (await output(command, ['echo', '{}7', ':::', '4'])).stdout === '47\n',
    debian: [['parallel']],
  },
  python: {
    label: 'Python',
    serves: 'the documented function in Python',
    commands: () => ['python3'],
    works: async (command) => (await output(command, ['-c', 'print(6 * 7)'])).stdout.trim() === '42',
    debian: [['python3']],
  },
  procfs: {
    label: '/proc',
    serves: 'the memory of processes',
    commands: () => ['/proc/self/exe'],
    works: async () => /^VmHWM:\s+\d+ kB$/m.test(readFileSync('/proc/self/status', 'utf8')),
  },
} as const satisfies Record<string, Tool>;

export type ToolName = keyof typeof TOOLS;

export const TOOL_NAMES = Object.keys(TOOLS) as ToolName[];

/**
 * A program that has passed its probe, or a sentence that names what is missing, and Debian's packages that contain it.
 */
export type Found = { command: string } | { missing: string; debian: readonly (readonly string[])[] };

/** Tools named in the environment variable WITHOUT, separated by commas, count as missing; `all` excludes every one. */
function isLeftOut(name: ToolName): boolean {
  const names = (process.env.WITHOUT ?? '').split(',');
  return names.includes(name) || names.includes('all');
}

/** Probes the candidates for a tool until one passes. */
export async function find(name: ToolName): Promise<Found> {
  const tool: Tool = TOOLS[name];
  if (isLeftOut(name)) return { missing: `${tool.label} is left out by WITHOUT`, debian: [] };
  const named = tool.setting && process.env[tool.setting];
  const paths = (named ? [named] : tool.commands()).map(onPath).filter((path) => path !== undefined);
  for (const path of paths) if (await tool.works(path).catch(() => false)) return { command: path };
  const why = paths.length > 0 ? `does not work (tried ${paths.join(', ')})` : 'is not installed';
  const { serves, debian = [] } = tool;
  const how = debian[0] ? `; apt-get install ${debian[0].join(' ')}` : '';
  return { missing: `${tool.label} ${why} (${serves})${how}`, debian };
}
