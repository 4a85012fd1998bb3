import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface CodeBlock {
  /** The text after the fence: the language, and the block's purpose. */
  info: string;
  code: string;
}

/** The fenced blocks of a page, in order. @param page relative to the project's root */
export function codeBlocks(page: string): CodeBlock[] {
  const text = readFileSync(join(import.meta.dirname, '../..', page), 'utf8');
  return [...text.matchAll(/^( *)```(.*)\n([\s\S]*?)^ *```$/gm)].map(([, indent = '', info = '', code = '']) => ({
    info: info.trim(),
    code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  }));
}
