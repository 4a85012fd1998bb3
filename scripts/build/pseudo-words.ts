import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const MARK = '\0pseudo:';

/** The folder of words. What its files import from each other stays plain, so that no function meets accented facts. */
const WORDS = 'words/en/';

/** Exports of these folders that are read by code. */
const FOR_CODE: ReadonlySet<string> = new Set(['LANGUAGE', 'PAGE_LANGUAGE', 'LOSSES', 'WHITE']);

const DECLARED = /^export (?:const|function) (\w+)/gm;
const LISTED = /^export \{([^}]*)\}/gm;

/** Passes every word that the site imports through the pseudo-locale; see `words/README.md`. */
export function pseudoWords(root: string): Plugin {
  const realm = `${root.replaceAll('\\', '/')}/${WORDS}`;
  return {
    name: 'pseudo-words',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!importer || importer.startsWith(MARK) || !/^[#.].*\.ts$/.test(source)) return;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found?.id.startsWith(realm) && !importer.startsWith(realm) ? MARK + found.id : undefined;
    },
    async load(id) {
      if (!id.startsWith(MARK)) return;
      const path = id.slice(MARK.length);
      const code = await readFile(path, 'utf8');
      const listed = [...code.matchAll(LISTED)].flatMap(([, names = '']) =>
        names.split(',').map((name) => name.trim()),
      );
      const names = [...[...code.matchAll(DECLARED)].map(([, name = '']) => name), ...listed.filter(Boolean)];
      return [
        `import * as words from ${JSON.stringify(path)};`,
        `import { pseudo } from ${JSON.stringify(join(root, 'words/pseudo/pseudo.ts'))};`,
        ...names.map(
          (name) => `export const ${name} = ${FOR_CODE.has(name) ? `words.${name}` : `pseudo(words.${name})`};`,
        ),
      ].join('\n');
    },
  };
}
