import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { flagTable } from './command-line.ts';
import { EDIT_GROUPS } from './edit/options.ts';
import { runHere } from './started.node.ts';

const scriptFor = async (shell: string) => (await runHere(['--completion', shell])).out;

describe('completion', () => {
  it.skipIf(process.platform === 'win32')('in bash: flags, and the values of one', async () => {
    const script = await scriptFor('bash');
    const complete = (...words: string[]) => {
      const array = words.map((word) => `'${word}'`).join(' ');
      const line = `${script}\nCOMP_WORDS=(${array}); COMP_CWORD=${words.length - 1}; _picwright; echo "\${COMPREPLY[@]}"`;
      return spawnSync('bash', ['-c', line], { encoding: 'utf8' }).stdout.trim().split(' ');
    };
    expect(complete('picwright', '--reco')).toEqual(['']);
    expect(complete('picwright', '--reci')).toEqual(['--recipe']);
    expect(complete('picwright', '--to', 'we')).toEqual(['webp']);
    expect(complete('picwright', 'a.jpg', '--backend', 'v')).toEqual(['vips']);
    expect(complete('picwright', '--metadata', 'keep-')).toEqual(['keep-but-location']);
    expect(complete('picwright', 'edit', '--auth')).toEqual(['--author']);
    expect(complete('picwright', 'edit', 'a.jpg', '--remove', 'place-')).toEqual(['place-and-person']);
    expect(complete('picwright', 'a.jpg', '--auth')).toEqual(['']);
  });

  it('has every flag in every shell', async () => {
    const names = [...flagTable(), ...EDIT_GROUPS].flatMap(({ rows }) =>
      rows.map(({ flags }) => /--([\w-]+)/.exec(flags)?.[1] ?? ''),
    );
    for (const shell of ['bash', 'zsh', 'fish']) {
      const script = await scriptFor(shell);
      for (const name of names) expect(script, shell).toContain(name);
    }
  });

  it('refuses another shell', async () => {
    expect(await runHere(['--completion', 'tcsh'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('expected bash, zsh, fish'),
    });
  });
});
