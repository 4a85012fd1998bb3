import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';

/*
 * Runs a Dockerfile without Docker: each stage in a folder that replaces its file system, on the base image's version
 * of Node. Checks what the steps copy, run and start, but not the isolation of an image (users, read-only files).
 */

interface Step {
  does: string;
  terms: string;
}

interface Stage {
  name: string;
  root: string;
  workdir: string;
  env: Record<string, string>;
}

export interface Image {
  /** The folder that replaces `/`. */
  root: string;
  workdir: string;
  env: Record<string, string>;
  /** The start command and the health check. */
  command: string[];
  health: string[];
}

export const stepsOf = (dockerfile: string): Step[] =>
  dockerfile
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, does = '', terms = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
      return { does, terms };
    });

/** The patterns of a .dockerignore as regular expressions. Supports only the patterns in use here. */
function ignoring(text: string): (path: string) => boolean {
  const patterns = text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const source = line
        .replaceAll('.', '\\.')
        .replaceAll(/\*\*\/|\*/g, (stars) => (stars === '*' ? '[^/]*' : '(?:.*/)?'));
      return new RegExp(`^${source}(?:/|$)`);
    });
  return (path) => patterns.some((pattern) => pattern.test(path));
}

/** @param folder receives the stages @param context the build context, as in a clone */
export async function build(context: string, folder: string, args: Readonly<Record<string, string>>): Promise<Image> {
  const steps = stepsOf(readFileSync(join(context, 'Dockerfile'), 'utf8'));
  const isIgnored = ignoring(readFileSync(join(context, '.dockerignore'), 'utf8'));
  const stages: Stage[] = [];
  let stage: Stage = { name: '', root: '', workdir: '/', env: {} };
  let command: string[] = [];
  let health: string[] = [];

  /** A path of the image, in the stage's folder. */
  const at = (path: string, { root, workdir } = stage) => join(root, path.startsWith('/') ? path : join(workdir, path));
  const filled = (text: string) => text.replaceAll(/\$(\w+)/g, (_, name: string) => stage.env[name] ?? '');

  const copy = (terms: string) => {
    const [, from, rest = ''] = /^(?:--from=(\S+)\s+)?(.*)$/.exec(terms) ?? [];
    const paths = rest.split(/\s+/);
    const to = paths.pop() ?? '';
    const source = from ? stages.find(({ name }) => name === from) : undefined;
    for (const path of paths) {
      const original = source ? at(path, source) : join(context, path);
      if (!existsSync(original)) throw new Error(`COPY ${terms}: there is no ${path}`);
      const intoFolder = to.endsWith('/') && !statSync(original).isDirectory();
      cpSync(original, intoFolder ? join(at(to), basename(path)) : at(to), {
        recursive: true,
        filter: (one) => Boolean(source) || !isIgnored(one.slice(context.length + 1)),
      });
    }
  };

  const run = async (terms: string) => {
    // Folders of the image's root are created in the stage, with the current user as owner.
    const line = terms.replaceAll(/ -[og] node\b/g, '').replaceAll(/(?<=\s)\/(?=\w)/g, `${stage.root}/`);
    const child = spawn('sh', ['-c', line], {
      cwd: at('.'),
      env: { PATH: process.env.PATH, HOME: process.env.HOME, ...stage.env },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    const [status] = await once(child, 'close');
    if (status !== 0) throw new Error(`RUN ${terms} ended with ${status}: ${said.slice(-2000)}`);
  };

  for (const { does, terms } of steps) {
    if (does === 'FROM') {
      const name = / AS (\w+)$/.exec(terms)?.[1] ?? 'final';
      stage = { name, root: join(folder, name), workdir: '/', env: {} };
      mkdirSync(stage.root, { recursive: true });
      stages.push(stage);
    } else if (does === 'WORKDIR') {
      stage.workdir = terms;
      mkdirSync(at('.'), { recursive: true });
    } else if (does === 'ARG') {
      const value = args[terms];
      if (value !== undefined) stage.env[terms] = value;
    } else if (does === 'ENV') {
      for (const [, name = '', value = ''] of terms.matchAll(/(\w+)=(\S*)/g)) stage.env[name] = filled(value);
    } else if (does === 'COPY') copy(terms);
    else if (does === 'RUN') await run(terms);
    else if (does === 'CMD') command = JSON.parse(terms);
    else if (does === 'HEALTHCHECK') health = JSON.parse(terms.slice(terms.indexOf('[')));
    else if (!['VOLUME', 'USER', 'EXPOSE'].includes(does)) throw new Error(`A step that is not known here: ${does}`);
  }
  return { root: stage.root, workdir: at('.'), env: stage.env, command, health };
}
