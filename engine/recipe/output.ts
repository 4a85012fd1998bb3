import type { Aim } from './aims.ts';
import type { Output } from './index.ts';
import type { OptionName, OptionValues } from './options.ts';

/* Changes of an output without the schema, for pages that have not loaded it. */

/** Returns the aim of an output, without the options. */
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

/** Returns the output with another aim and the same options, without a least size above a new target. */
export function withAim(output: Output, aim: Aim): Output {
  const { min, ...others } = withoutAim(output);
  const isWithin = min !== undefined && !(aim.aim === 'size' && aim.bytes < min);
  return { ...others, ...(isWithin && { min }), ...aim };
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

/** Returns the output without an option. */
export function without(output: Output, name: OptionName): Output {
  const { [name]: _, ...rest } = output;
  return rest as Output;
}
