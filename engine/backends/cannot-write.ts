import { ImageError } from '../errors.ts';
import type { Format, FormatId } from '../formats/format.ts';
import type { Backend } from './backend.ts';

export const cannotWrite = ({ label }: Format) =>
  new ImageError('beyond-browser', `This browser cannot write ${label}`);

/**
 * Judged before a pixel is decoded.
 * @throws {ImageError} `beyond-browser`
 */
export function checkWritable({ capabilities }: Backend, format: Format): void {
  if (!(capabilities.writes as readonly FormatId[]).includes(format.id)) throw cannotWrite(format);
}
