import { compressFormat } from '../compress/exchange.ts';
import { ImageError } from '../errors/errors.ts';
import type { Format } from '../formats/format.ts';
import { formatOf, type WritableId } from '../formats/index.ts';
import type { Step } from '../geometry/steps.ts';
import type { Probe } from '../probe/probe.ts';
import { USUAL_COMPRESSION_QUALITY } from '../recipe/bounds.ts';
import type { Output } from '../recipe/index.ts';
import { writtenFormat } from './written-format.ts';

/** Returns the format of an output before an exchange: the requested one, or the file's own if it can be written. */
export function wantedFormat(probe: Probe, output: Output): Format {
  const own = formatOf(probe.format);
  if (output.format !== 'same') return writtenFormat(output.format, output);
  return own.minifies && isMinifying(output) ? own : formatOf(own.rewrittenAs ?? own.id);
}

/** Whether an aim rewrites a drawing as a drawing. A plain encode draws it, and only pixels can be made to fit a size. */
function isMinifying({ aim }: Output): boolean {
  switch (aim) {
    case 'compress':
    case 'score':
      return true;
    case 'encode':
    case 'size':
      return false;
  }
}

/** Returns the output for a picture's edits: a drawing that keeps its format by default becomes pixels if it is edited. */
export function outputForSteps(probe: Probe, output: Output, steps: readonly Step[]): Output {
  if (steps.length === 0 || output.format !== 'same' || !wantedFormat(probe, output).minifies) return output;
  return { ...output, format: formatOf(probe.format).rewrittenAs as WritableId };
}

/** @throws {ImageError} `bad-recipe` if only another file, or an unedited one, can be rewritten in this format */
export function checkMinified(probe: Probe, output: Output, format: Format, steps: readonly Step[]): void {
  const { minifies, id, label } = format;
  if (!minifies) return;
  if (id !== probe.format) throw new ImageError('bad-recipe', `Only an ${label} can become an ${label}`);
  if (steps.length > 0) throw new ImageError('bad-recipe', `An ${label} with edits needs a format of pixels`);
  if (output.aim === 'size') throw new ImageError('bad-recipe', `An ${label} cannot be made to fit a size`);
}

/** Returns the format that an output writes, as far as it does not depend on sizes. */
export function outputFormat(probe: Probe, output: Output): Format {
  const wanted = wantedFormat(probe, output);
  switch (output.aim) {
    case 'encode':
    case 'size':
    case 'score':
      return wanted;
    case 'compress': {
      if (output.lossless && wanted.lossless) return wanted;
      const { quality = USUAL_COMPRESSION_QUALITY, preserveFormat = false } = output;
      return compressFormat(probe, { format: wanted, quality, preserveFormat: Boolean(preserveFormat) });
    }
  }
}

/** Whether the visitor chose another format than the file's. A container always is another one. */
export function choseFormat(probe: Probe, output: Output): boolean {
  const wanted = wantedFormat(probe, output);
  if (wanted.container) return true;
  return output.preserveFormat === true && output.format !== 'same' && wanted.id !== probe.format;
}
