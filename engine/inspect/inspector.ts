import workerUrl from './inspect-worker.ts?worker&url';
import type { Answer, Asked, Cleaned, Made, Read, Wanted } from './requests.ts';

/** The code of `ImageError` for code that cannot be fetched; the page's bundle of errors is not needed for it. */
const NOT_LOADED = 'codec-unavailable';

interface Waiting {
  resolve(value: never): void;
  reject(error: unknown): void;
}

/** Errors are recognised by their name. */
const failure = (code: string | undefined, message: string) =>
  Object.assign(new Error(message), code === undefined ? {} : { name: 'ImageError', code });

/** Reads one file's metadata in a worker, which holds the file until it is disposed of. */
export class Inspector {
  readonly #worker = new Worker(workerUrl, { type: 'module' });
  readonly #waiting = new Map<number, Waiting>();
  #requests = 0;

  constructor() {
    this.#worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if ('value' in data) waiting?.resolve(data.value as never);
      else waiting?.reject(failure(data.code, data.message));
    };
    this.#worker.onerror = (event) => {
      event.preventDefault();
      this.#end(failure(event.message ? undefined : NOT_LOADED, event.message || 'The script cannot be loaded'));
    };
  }

  /** @throws {ImageError} `unsupported`, `file-changed`, `codec-unavailable` */
  inspect(file: Blob): Promise<Read> {
    return this.#ask({ type: 'inspect', file });
  }

  /** Removes and writes metadata of the inspected file. @throws as `inspect` */
  remove({ removal, changes }: Wanted): Promise<Made> {
    return this.#ask({ type: 'remove', removal, changes });
  }

  /** Reads another file, removes and writes its metadata. The inspected one stays. @throws as `inspect` */
  clean(file: Blob, { removal, changes }: Wanted): Promise<Cleaned> {
    return this.#ask({ type: 'clean', file, removal, changes });
  }

  /** Rejects what is pending. */
  [Symbol.dispose](): void {
    this.#worker.terminate();
    this.#end(new DOMException('The file was closed', 'AbortError'));
  }

  #ask<T>(request: Asked): Promise<T> {
    const id = ++this.#requests;
    return new Promise<T>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, ...request });
    });
  }

  #end(error: unknown): void {
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
