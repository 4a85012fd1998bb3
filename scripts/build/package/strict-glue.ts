import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * libvips's glue builds its bindings with `new Function`, which a strict policy forbids. On the site the workers alone
 * have a policy that allows it; whoever uses the package would have to send one for files whose names a bundler
 * chooses. So the package's glue has functions in these two places that do the same.
 */

/** Each place in `lib/vips.js` of wasm-vips, with what stands there instead. */
const PLACES: readonly (readonly [find: string, put: string])[] = [
  ['b=(new Function(u,m+"}\\n"))(...d);', 'b=picwrightInvoker(u,d,!!c,!!g,!!k,l,n);'],
  ['c=(new Function(Object.keys(g),k))(...Object.values(g));', 'c=picwrightCaller(c,f,g,b.kb);'],
];

/**
 * The glue without text that is run.
 * @throws Error where it is not the glue that this was written for
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
