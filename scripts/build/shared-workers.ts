import { existsSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin } from 'vite';

const NEW_URL = /new URL\(\s*'([^']+)\.ts',\s*import\.meta\.url\s*\)/g;
const WORKER_URL = /\?worker&url$/;

/**
 * Refers to the workers of an earlier build instead of bundling them again. They have no words, so all languages share
 * them, and they are most of a build's time.
 * @param assets the folder of that build's assets
 */
export function sharedWorkers(assets: string): Plugin {
  const names = existsSync(assets) ? readdirSync(assets) : [];
  const addressOf = (source: string) => {
    const stem = `worker-${basename(source, '.ts')}-`;
    const name = names.find((name) => name.startsWith(stem) && name.endsWith('.js'));
    if (!name) throw new Error(`Expected ${stem}….js in ${assets}: build the English site first`);
    return JSON.stringify(`/assets/${name}`);
  };
  return {
    name: 'shared-workers',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!code.includes('new Worker(') || !/\.tsx?$/.test(id)) return undefined;
      return code.replace(NEW_URL, (_, source: string) => addressOf(source));
    },
    load(id) {
      if (!WORKER_URL.test(id)) return undefined;
      return `export default ${addressOf(id.replace(WORKER_URL, ''))};`;
    },
  };
}
