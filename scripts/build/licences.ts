import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '../../site.ts';
import { licenceFiles, type ShippedPackage } from './shipped.ts';

const RULE = '='.repeat(100);

/**
 * The licences of everything that a visitor's browser receives, as one text: the project's own first, then each package with all
 * of its notices. A text shared by several packages is printed once.
 */
export function licenceText(root: string, packages: readonly ShippedPackage[]): string {
  const owners = new Map<string, string[]>();
  const add = (text: string, owner: string) => owners.set(text, [...(owners.get(text) ?? []), owner]);
  for (const { name, version, licence, source } of packages) {
    const folder = join(root, 'node_modules', name);
    const files = licenceFiles(folder);
    const owner = [`${name} ${version} (${licence})`, source].filter(Boolean).join(', ');
    if (files.length === 0) add(`Licence: ${licence}. The package comes without the text of it.`, owner);
    for (const file of files) add(readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim(), owner);
  }
  const own = readFileSync(join(root, 'LICENSE'), 'utf8').trim();
  const parts = [[`${site.name} itself`], own, ...[...owners].flatMap(([text, names]) => [[...new Set(names)], text])];
  return `${parts.map((part) => (Array.isArray(part) ? `${RULE}\n${part.join('\n')}\n${RULE}` : part)).join('\n\n')}\n`;
}
