import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { missing } from '../machine/tool.ts';
import { describeWith } from './describe-with.ts';
import { changedPaths, contentsOf, isGreen, recordGreen } from './green.ts';

describeWith(missing('git'), 'a check', () => {
  let root: string;
  const git = (...args: string[]) => expect(spawnSync('git', args, { cwd: root }).status).toBe(0);

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'green-'));
    git('init', '--quiet');
    writeFileSync(join(root, '.gitignore'), 'node_modules/\n');
    writeFileSync(join(root, 'kept.ts'), 'one');
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('is green until a file has another content, is added or is gone', () => {
    expect(isGreen(root, 'types', contentsOf(root))).toBe(false);
    recordGreen(root, 'types', contentsOf(root));
    expect(isGreen(root, 'types', contentsOf(root))).toBe(true);
    expect(isGreen(root, 'lint', contentsOf(root))).toBe(false);

    writeFileSync(join(root, 'kept.ts'), 'two');
    expect(isGreen(root, 'types', contentsOf(root))).toBe(false);
    // The same content again, as after `git stash`.
    writeFileSync(join(root, 'kept.ts'), 'one');
    expect(isGreen(root, 'types', contentsOf(root))).toBe(true);

    writeFileSync(join(root, 'added.ts'), '');
    expect(isGreen(root, 'types', contentsOf(root))).toBe(false);
    rmSync(join(root, 'added.ts'));
    git('add', '.');
    rmSync(join(root, 'kept.ts'));
    expect(isGreen(root, 'types', contentsOf(root))).toBe(false);
  });
});

it('names what has changed', () => {
  expect(changedPaths({ a: '1', b: '1', gone: '1' }, { a: '1', b: '2', added: '1' })).toEqual(['added', 'b', 'gone']);
});
