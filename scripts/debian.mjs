import { spawnSync } from 'node:child_process';
import { run } from './install.mjs';

/**
 * Installs packages in Debian's and Ubuntu's way: as root, or where sudo asks for no password.
 * @param choices lists of packages; the first that can be installed is enough
 * @returns whether one of them was
 */
export function installFromDebian(...choices) {
  if (spawnSync('apt-get', ['--version']).status !== 0) return false;
  const isRoot = process.getuid?.() === 0;
  const apt = (...args) =>
    isRoot ? run('apt-get', args, { DEBIAN_FRONTEND: 'noninteractive' }) : run('sudo', ['-n', 'apt-get', ...args]);
  apt('update', '-qq');
  return choices.some((names) => apt('install', '-y', '-qq', '--no-install-recommends', ...names) === 0);
}
