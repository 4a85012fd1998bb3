import type { Aim } from './aims.ts';
import type { Output } from './index.ts';
import type { OptionName } from './options.ts';

/* Changes of an output that need no schema, for pages that have none yet. */

/** The output with another aim and the same options: those that do not apply to it rest. */
export function withAim(output: Output, aim: Aim): Output {
  const { aim: _aim, ...rest } = output;
  if ('bytes' in rest) {
    const { bytes: _bytes, ...options } = rest;
    return { ...options, ...aim };
  }
  return { ...rest, ...aim };
}

export function without(output: Output, name: OptionName): Output {
  const { [name]: _, ...rest } = output;
  return rest as Output;
}
