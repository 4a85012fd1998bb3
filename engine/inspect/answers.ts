import { isImageError } from '../errors/errors.ts';
import { formatOf } from '../formats/index.ts';
import { removableIn } from './inspect.ts';
import { type Hidden, sizeOf } from './inspection.ts';
import { type Opened, opened } from './opened.ts';
import type { Removal } from './removals.ts';
import { removeMetadata } from './remove.ts';
import type { Answer, Cleaned, HiddenFile, Read, Removed, Request } from './requests.ts';
import { revealedBy } from './reveals.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** A blob has a copy of these bytes only, and is posted without another. */
const fileOf = ({ bytes, ...hidden }: Hidden): HiddenFile => ({
  ...hidden,
  bytes: sizeOf({ bytes }),
  ...(hidden.mediaType &&
    typeof bytes !== 'number' && { blob: new Blob([bytes as Bytes], { type: hidden.mediaType }) }),
});

async function withLess({ bytes, inspection }: Opened, removal: Removal): Promise<Removed | 'takes-encode'> {
  const made = await removeMetadata(bytes, inspection, removal);
  if (!made) return 'takes-encode';
  const { mediaType } = formatOf(inspection.format);
  const needed = made.left.tags.filter(({ isNeeded }) => isNeeded).length;
  return { blob: new Blob([made.bytes], { type: mediaType }), remaining: removableIn(made.left), needed };
}

/** Answers requests about one file at a time, which it holds, and about several, of which it holds none. */
export class Answers {
  #held: Opened | undefined;

  /** Never rejects. */
  async to(request: Request): Promise<Answer> {
    const { id } = request;
    try {
      return { id, value: await this.#value(request) };
    } catch (error) {
      return { id, code: isImageError(error) ? error.code : undefined, message: String(error) };
    }
  }

  #value(request: Request) {
    switch (request.type) {
      case 'inspect':
        return this.#inspect(request.file);
      case 'remove':
        return this.#remove(request.removal);
      case 'clean':
        return this.#clean(request.file, request.removal);
    }
  }

  async #inspect(file: Blob): Promise<Read> {
    this.#held = await opened(file);
    const { inspection } = this.#held;
    const { hidden, ...rest } = inspection;
    return {
      ...rest,
      hidden: hidden.map(fileOf),
      reveals: revealedBy(inspection),
      removable: removableIn(inspection),
    };
  }

  async #remove(removal: Removal): Promise<Removed | 'takes-encode'> {
    if (!this.#held) throw new TypeError('No file was inspected');
    return withLess(this.#held, removal);
  }

  async #clean(file: Blob, removal: Removal): Promise<Cleaned> {
    const one = await opened(file);
    const { inspection } = one;
    return {
      reveals: revealedBy(inspection),
      removable: removableIn(inspection),
      isPartial: inspection.isPartial,
      made: await withLess(one, removal),
    };
  }
}
