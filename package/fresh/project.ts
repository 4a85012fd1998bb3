import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A new project of somebody who has never seen this one. */
export interface Project {
  /** Its files, by path. */
  files: Readonly<Record<string, string | Uint8Array>>;
  /** Packages from the registry in exact versions, in addition to the package itself. */
  packages: readonly string[];
  /** The build's command line, for Node or a package's program; undefined without a build. */
  build?: readonly string[];
  /** A folder to copy, from the project's root, and its destination. */
  copy?: readonly [from: string, to: string];
}

/** Without this project's own rule for the scripts of packages, which npm hands to what it runs. */
const { npm_config_strict_allow_scripts: _, ...ENVIRONMENT } = process.env;

/** Runs a program in a folder to its end. @throws with its whole output */
export async function runIn(folder: string, command: string, args: readonly string[]): Promise<string> {
  try {
    const { stdout } = await run(command, args, {
      cwd: folder,
      env: ENVIRONMENT,
      maxBuffer: 2 ** 26,
      shell: process.platform === 'win32',
    });
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`, { cause: error });
  }
}

/** A folder that is removed after the tests. */
export async function freshFolder(): Promise<AsyncDisposable & { path: string }> {
  const path = await mkdtemp(join(tmpdir(), 'picwright-fresh-'));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}

/** Packs the package. @returns the tarball's path */
export async function packInto(folder: string, built: string): Promise<string> {
  const packed = JSON.parse(await runIn(built, 'npm', ['pack', '--json', '--pack-destination', folder]));
  // A list, or since npm 12 the packages by their names.
  const [{ filename }] = Object.values(packed) as [{ filename: string }];
  return join(folder, filename);
}

/** Creates a project, installs the tarball and its other packages, and builds it. */
export async function makeProject(folder: string, tarball: string, project: Project): Promise<void> {
  const files = { 'package.json': '{ "name": "fresh", "private": true, "type": "module" }', ...project.files };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  await runIn(folder, 'npm', ['install', '--no-audit', '--no-fund', tarball, ...project.packages]);
  const [program, ...args] = project.build ?? [];
  const command = program === 'node' ? process.execPath : join(folder, 'node_modules/.bin', program ?? '');
  if (program) await runIn(folder, command, args);
  if (project.copy) await cp(join(folder, project.copy[0]), join(folder, project.copy[1]), { recursive: true });
}

/** Whether packages can be installed here. */
export async function hasRegistry(): Promise<boolean> {
  return runIn(tmpdir(), 'npm', ['view', 'esbuild', 'version', '--fetch-retries=0', '--fetch-timeout=5000']).then(
    () => true,
    () => false,
  );
}
