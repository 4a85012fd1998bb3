import { compressFormat } from '../compress/exchange.ts';
import { USUAL_COMPRESSION_QUALITY } from '../compress/usual-quality.ts';
import type { Format } from '../formats/format.ts';
import { formatOf } from '../formats/index.ts';
import type { Probe } from '../probe/probe.ts';
import type { Output } from '../recipe/index.ts';
import { writtenAs } from './written-as.ts';

/** Returns the format of an output before an exchange: the requested one, or the file's own if it can be written. */
export function wantedFormat(probe: Probe, output: Output): Format {
  const own = formatOf(probe.format);
  return output.format === 'same' ? formatOf(own.rewrittenAs ?? own.id) : writtenAs(output.format, output);
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
