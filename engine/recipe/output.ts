import type { Aim } from './aims.ts';
import type { Output } from './index.ts';
import type { OptionName, OptionValues } from './options.ts';

/* Changes of an output that need no schema, for pages that have none yet. */

/** The aim alone, without the options around it. */
export function aimOf(output: Aim): Aim {
  switch (output.aim) {
    case 'encode':
    case 'compress':
      return { aim: output.aim };
    case 'size':
      return { aim: 'size', bytes: output.bytes };
    case 'score':
      return { aim: 'score', score: output.score };
  }
}

/** The output with another aim and the same options: those that do not apply to it rest. */
export function withAim(output: Output, aim: Aim): Output {
  return { ...withoutAim(output), ...aim };
}

function withoutAim(output: Output): OptionValues & Pick<Output, 'format'> {
  switch (output.aim) {
    case 'encode':
    case 'compress': {
      const { aim: _aim, ...options } = output;
      return options;
    }
    case 'size': {
      const { aim: _aim, bytes: _bytes, ...options } = output;
      return options;
    }
    case 'score': {
      const { aim: _aim, score: _score, ...options } = output;
      return options;
    }
  }
}

export function without(output: Output, name: OptionName): Output {
  const { [name]: _, ...rest } = output;
  return rest as Output;
}
