import { ImageError } from '../errors/errors.ts';
import type { Format } from '../formats/format.ts';
import type { FormatId } from '../formats/index.ts';
import type { Backend } from './backend.ts';
import { withMissingIsolation } from './isolation.ts';

export const cannotWrite = ({ label }: Format) =>
  new ImageError(
    'beyond-browser',
    withMissingIsolation(`${label} cannot be written by the canvas, which replaces libvips here`),
  );

/**
 * Checks the output format before any pixel is decoded.
 * @throws {ImageError} `beyond-browser`
 */
export function checkWritable({ capabilities }: Backend, format: Format): void {
  if (!(capabilities.writes as readonly FormatId[]).includes(format.id)) throw cannotWrite(format);
}
