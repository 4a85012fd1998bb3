const EMBEDDER = 'Cross-Origin-Embedder-Policy';

/** Where workers are started from: the package's file, or a copy of it that has the page's policies. */
export class WorkerScript {
  readonly #file: string;
  readonly #notLoaded: string;
  #copied: Promise<string | undefined> | undefined;
  address: string;

  /** @param notLoaded the message of a file that is not there */
  constructor(file: string, notLoaded: string) {
    this.#file = file;
    this.#notLoaded = notLoaded;
    this.address = file;
  }

  /**
   * Called when a worker cannot be started from the address. A page with a header of isolation blocks workers whose own response lacks
   * it. The file itself is not blocked, and a blob has the page's headers.
   * @returns why none can be started; undefined if the address is another one now
   */
  async explainLoss(): Promise<string | undefined> {
    const before = this.address;
    this.#copied ??= this.#copy();
    const lacking = await this.#copied;
    return before === this.#file && this.address !== this.#file ? undefined : (lacking ?? this.#notLoaded);
  }

  /** @returns the lacking header; undefined if that is not the reason */
  async #copy(): Promise<string | undefined> {
    const response = await fetch(this.#file).catch(() => undefined);
    if (!response?.ok || response.headers.has(EMBEDDER)) return undefined;
    this.address = URL.createObjectURL(await response.blob());
    return (
      `${this.#file} could not be loaded: its response lacks the header "${EMBEDDER}: require-corp", which the page has. ` +
      'Send it with scripts too, or allow workers from blob: in the Content-Security-Policy'
    );
  }
}
