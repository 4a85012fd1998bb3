import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * libvips's glue code builds its bindings with `new Function`, which a strict policy forbids. On the site only workers have a
 * policy that allows it. Users of the package would have to set one for files that their bundler names. So the package's
 * glue code calls equivalent functions in these two places.
 */

/** The replaced parts of wasm-vips's `lib/vips.js`. */
const PLACES: readonly (readonly [find: string, put: string])[] = [
  ['b=(new Function(u,m+"}\\n"))(...d);', 'b=picwrightInvoker(u,d,!!c,!!g,!!k,l,n);'],
  ['c=(new Function(Object.keys(g),k))(...Object.values(g));', 'c=picwrightCaller(c,f,g,b.kb);'],
];

/**
 * Replaces `new Function` in the glue code.
 * @throws Error if the glue code has changed
 */
export function strictGlue(glue: string): string {
  let strict = glue;
  for (const [find, put] of PLACES) {
    if (strict.split(find).length !== 2) throw new Error(`wasm-vips has changed: its glue has no ${find}`);
    strict = strict.replace(find, () => put);
  }
  const calls = readFileSync(join(import.meta.dirname, 'embind-calls.js'), 'utf8').replaceAll(/^export /gm, '');
  return calls + strict;
}
