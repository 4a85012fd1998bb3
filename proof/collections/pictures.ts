import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { type Repository, repositoryAt } from './repositories.ts';

const run = promisify(execFile);

const IMAGE = /\.(jpe?g|jfif|a?png|webp|gif|tiff?|avif|hei[cf]|jxl|bmp|svg|ico)$/i;
/** Limit of a listing or a file, in bytes. */
const MOST_BYTES = 1e9;

/** A file that is read on demand. */
export interface CollectedFile {
  /** The path in the folder, or `owner/name/path` in a listed repository. */
  name: string;
  /** The listed repository that contains it. */
  repository?: Repository | undefined;
  read(): Promise<Buffer>;
}

/** Is the folder a git repository, bare or with a work tree? */
const isRepository = (folder: string) =>
  ['HEAD', 'objects', 'refs'].every((name) => existsSync(join(folder, name))) || existsSync(join(folder, '.git'));

async function git(repository: string, ...args: string[]): Promise<Buffer> {
  const { stdout } = await run('git', ['-C', repository, ...args], { encoding: 'buffer', maxBuffer: MOST_BYTES });
  return stdout;
}

/** The images of the newest commit, read from git's objects. */
async function imagesOf(folder: string, called: string): Promise<CollectedFile[]> {
  const repository = repositoryAt((await git(folder, 'rev-parse', 'HEAD')).toString().trim());
  const name = repository?.name ?? called;
  const listing = (await git(folder, 'ls-tree', '-r', '-z', 'HEAD')).toString();
  return listing
    .split('\0')
    .map((row) => /^\d+ blob ([0-9a-f]+)\t(.+)$/s.exec(row))
    .filter((row) => row !== null)
    .map(([, hash = '', path = '']) => ({ hash, path }))
    .filter(({ path }) => IMAGE.test(path))
    .map(({ hash, path }) => ({
      name: `${name}/${path}`,
      repository,
      read: () => git(folder, 'cat-file', 'blob', hash),
    }));
}

/** All images in a folder: files, and those in the git repositories in it. */
export async function collected(folder: string, root = folder): Promise<CollectedFile[]> {
  if (isRepository(folder)) return imagesOf(folder, relative(root, folder) || '.');
  const entries = (await readdir(folder, { withFileTypes: true })).sort((a, b) => (a.name < b.name ? -1 : 1));
  const found = entries.map(async (entry): Promise<CollectedFile[]> => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return collected(path, root);
    return entry.isFile() && IMAGE.test(entry.name) ? [{ name: relative(root, path), read: () => readFile(path) }] : [];
  });
  return (await Promise.all(found)).flat();
}
