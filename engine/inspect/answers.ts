import { isImageError } from '../errors/errors.ts';
import { formatOf } from '../formats/index.ts';
import { removableIn } from './inspect.ts';
import { type Hidden, sizeOf } from './inspection.ts';
import { type MadeFile, made } from './made.ts';
import { type Opened, opened } from './opened.ts';
import type { Answer, Cleaned, HiddenFile, Made, NotMade, Read, Request, Wanted } from './requests.ts';
import { revealedBy } from './reveals.ts';
import { statedIn } from './stated.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** A blob has a copy of these bytes only, and is posted without another. */
const fileOf = ({ bytes, ...hidden }: Hidden): HiddenFile => ({
  ...hidden,
  bytes: sizeOf({ bytes }),
  ...(hidden.mediaType &&
    typeof bytes !== 'number' && { blob: new Blob([bytes as Bytes], { type: hidden.mediaType }) }),
});

/** What a page gets of a file that was made. */
function answerOf(file: MadeFile | NotMade): Made {
  if (typeof file === 'string') return file;
  const { bytes, left, isWritten, written } = file;
  const { mediaType } = formatOf(left.format);
  return {
    blob: new Blob([bytes], { type: mediaType }),
    remaining: removableIn(left) - written,
    needed: left.tags.filter(({ isNeeded }) => isNeeded).length,
    ...(isWritten && { written: statedIn(left.tags) }),
  };
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
        return this.#remove(request);
      case 'clean':
        return this.#clean(request.file, request);
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
      stated: statedIn(inspection.tags),
    };
  }

  async #remove(wanted: Wanted): Promise<Made> {
    if (!this.#held) throw new TypeError('No file was inspected');
    return answerOf(await made(this.#held, wanted));
  }

  async #clean(file: Blob, wanted: Wanted): Promise<Cleaned> {
    const one = await opened(file);
    const { inspection } = one;
    const result = await made(one, wanted);
    const { tags } = typeof result === 'string' ? inspection : result.left;
    return {
      reveals: revealedBy(inspection),
      removable: removableIn(inspection),
      isPartial: inspection.isPartial,
      made: answerOf(result),
      taken: statedIn(tags).taken ?? statedIn(inspection.tags).taken,
    };
  }
}
