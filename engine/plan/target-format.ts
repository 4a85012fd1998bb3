import { USUAL_COMPRESSION_QUALITY } from '../compress/compress.ts';
import { compressFormat } from '../compress/exchange.ts';
import type { Format } from '../formats/format.ts';
import { formatOf } from '../formats/index.ts';
import type { Probe } from '../probe/probe.ts';
import type { Output } from '../recipe/index.ts';
import { writtenAs } from './written-as.ts';

/** The format that an output asks for, or the file's own; one that can be written. */
export function wantedFormat(probe: Probe, output: Output): Format {
  const own = formatOf(probe.format);
  return output.format === 'same' ? formatOf(own.rewrittenAs ?? own.id) : writtenAs(output.format, output);
}

/** The format that an output writes, of the formats that can be written; asked without judging any size. */
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

/** Another format than the file's was chosen by hand; a page around a picture is never what came in. */
export function choseFormat(probe: Probe, output: Output): boolean {
  const wanted = wantedFormat(probe, output);
  if (wanted.container) return true;
  return output.preserveFormat === true && output.format !== 'same' && wanted.id !== probe.format;
}
