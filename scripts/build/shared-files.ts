import { existsSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin } from 'vite';

const NEW_URL = /new URL\(\s*'([^']+)\.ts',\s*import\.meta\.url\s*\)/g;
const WORKER_URL = /\?worker&url$/;
/** The style sheet of all pages. */
const STYLES_URL = /app\.css\?url$/;

/**
 * Refers to the workers and the style sheet of the English build instead of making them again. They have no words, and are most
 * of a build's time. A dev server makes its own.
 * @param assets the folder of that build's assets
 */
export function sharedFiles(assets: string): Plugin {
  const names = existsSync(assets) ? readdirSync(assets) : [];
  const addressOf = (stem: string, extension: string) => {
    const name = names.find((name) => name.startsWith(`${stem}-`) && name.endsWith(extension));
    if (!name) throw new Error(`Expected ${stem}-…${extension} in ${assets}: build the English site first`);
    return JSON.stringify(`/assets/${name}`);
  };
  const workerOf = (source: string) => addressOf(`worker-${basename(source, '.ts')}`, '.js');
  return {
    name: 'shared-files',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!code.includes('new Worker(') || !/\.tsx?$/.test(id)) return undefined;
      return code.replace(NEW_URL, (_, source: string) => workerOf(source));
    },
    load(id) {
      if (WORKER_URL.test(id)) return `export default ${workerOf(id.replace(WORKER_URL, ''))};`;
      return STYLES_URL.test(id) ? `export default ${addressOf('app', '.css')};` : undefined;
    },
  };
}
