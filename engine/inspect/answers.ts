import { isImageError } from '../errors/errors.ts';
import { formatOf } from '../formats/index.ts';
import { inspect, removableIn } from './inspect.ts';
import type { Hidden, Inspection } from './inspection.ts';
import { removeMetadata } from './remove.ts';
import type { Answer, HiddenFile, Read, Removed, Request } from './requests.ts';
import { revealedBy } from './reveals.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** A blob has a copy of these bytes only, and is posted without another. */
const fileOf = ({ bytes, ...hidden }: Hidden): HiddenFile => ({
  ...hidden,
  bytes: bytes.length,
  ...(hidden.mediaType && { blob: new Blob([bytes as Bytes], { type: hidden.mediaType }) }),
});

/** Answers requests about one file at a time, which it holds. */
export class Answers {
  #held: { bytes: Bytes; inspection: Inspection } | undefined;

  /** Never rejects. */
  async to(request: Request): Promise<Answer> {
    const { id } = request;
    try {
      return {
        id,
        value: request.type === 'inspect' ? await this.#inspect(request.file) : await this.#remove(request),
      };
    } catch (error) {
      return { id, code: isImageError(error) ? error.code : undefined, message: String(error) };
    }
  }

  async #inspect(file: Blob): Promise<Read> {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const inspection = await inspect(bytes);
    if (!inspection) throw new TypeError('The file is no picture');
    this.#held = { bytes, inspection };
    const { hidden, ...rest } = inspection;
    return {
      ...rest,
      hidden: hidden.map(fileOf),
      reveals: revealedBy(inspection),
      removable: removableIn(inspection),
    };
  }

  async #remove({ removal }: Extract<Request, { type: 'remove' }>): Promise<Removed | 'takes-encode'> {
    if (!this.#held) throw new TypeError('No file was inspected');
    const { bytes, inspection } = this.#held;
    const made = await removeMetadata(bytes, inspection, removal);
    if (!made) return 'takes-encode';
    const { mediaType } = formatOf(inspection.format);
    const needed = made.left.tags.filter(({ isNeeded }) => isNeeded).length;
    return { blob: new Blob([made.bytes], { type: mediaType }), remaining: removableIn(made.left), needed };
  }
}
