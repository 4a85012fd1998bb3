import { fileBytes } from './file-bytes.ts';
import type { Job, ToWorker } from './protocol.ts';

/*
 * A job on its way to another thread of Node, with the bytes of its files: not every Blob arrives whole there. A subclass loses its
 * methods, Node refuses the one of `fs.openAsBlob`, and a File made of such a one ends the process where it is read (Node 24).
 */

type Bytes = Uint8Array<ArrayBuffer>;

export interface PostedJob {
  job: Omit<Job, 'file' | 'result' | 'watermarks'>;
  file: Bytes;
  /** Of a job that judges it. */
  result: Bytes | undefined;
  /** By their hashes. */
  watermarks: readonly (readonly [hash: string, bytes: Bytes])[] | undefined;
}

/** A message to a thread. */
export type ToThread = Exclude<ToWorker, { type: 'job' }> | ({ type: 'job' } & PostedJob);

/** Bytes as a file, without the two copies of a Blob that is made of them and read. */
class BlobOfBytes extends Blob {
  readonly #bytes: Bytes;

  constructor(bytes: Bytes) {
    super();
    this.#bytes = bytes;
  }

  override get size(): number {
    return this.#bytes.length;
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    return this.#bytes.buffer;
  }
}

/** @throws {ImageError} `file-changed` */
export async function posted(job: Job): Promise<PostedJob> {
  const { file, result, watermarks, ...rest } = { result: undefined, watermarks: undefined, ...job };
  const marks = Object.entries(watermarks ?? {}).map(async ([hash, mark]) => [hash, await fileBytes(mark)] as const);
  const read = await Promise.all([fileBytes(file), result && fileBytes(result), Promise.all(marks)]);
  return { job: rest, file: read[0], result: read[1], watermarks: watermarks && read[2] };
}

export function received({ job, file, result, watermarks }: PostedJob): Job {
  return {
    ...job,
    file: new BlobOfBytes(file),
    ...(result && { result: new BlobOfBytes(result) }),
    ...(watermarks && {
      watermarks: Object.fromEntries(watermarks.map(([hash, bytes]) => [hash, new BlobOfBytes(bytes)])),
    }),
  } as Job;
}
