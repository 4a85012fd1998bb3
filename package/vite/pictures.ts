import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { createEngine } from '../../engine/node.ts';
import { type Engine, formatOfBytes, type Recipe } from '../../engine/public.ts';
import { VERSION } from './version.ts';

/** Workers take memory. A server without work for this long releases it. */
const IDLE_MS = 10_000;

/** Pictures by content and recipe, made once and cached on disk. */
export class Pictures {
  readonly folder: string;
  readonly #making = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  #engine: Engine | undefined;
  #working = 0;
  #idle: ReturnType<typeof setTimeout> | undefined;

  constructor(folder: string) {
    this.folder = folder;
  }

  /**
   * Returns the recipe's result for a picture.
   * @throws {ImageError}
   */
  bytes(bytes: Uint8Array<ArrayBuffer>, recipe: Recipe): Promise<Uint8Array<ArrayBuffer>> {
    const key = keyOf(bytes, recipe);
    const making = this.#making.get(key) ?? this.#kept(key, bytes, recipe).finally(() => this.#making.delete(key));
    this.#making.set(key, making);
    return making;
  }

  /**
   * The same as a file, named after its source.
   * @returns its path
   * @throws {ImageError}
   */
  async file(path: string, recipe: Recipe): Promise<string> {
    const bytes = new Uint8Array(await readFile(path));
    const made = await this.bytes(bytes, recipe);
    const { name, ext } = parse(path);
    const format = formatOfBytes(made);
    const file = join(
      this.folder,
      keyOf(bytes, recipe).slice(0, 16),
      `${name}${format ? `.${format.extensions[0]}` : ext}`,
    );
    await this.#write(file, made);
    return file;
  }

  async #kept(key: string, bytes: Uint8Array<ArrayBuffer>, recipe: Recipe): Promise<Uint8Array<ArrayBuffer>> {
    const path = join(this.folder, key);
    const kept = await readFile(path).catch(() => undefined);
    if (kept) return new Uint8Array(kept);
    const made = await this.#make(bytes, recipe);
    await this.#write(path, made);
    return made;
  }

  async #make(bytes: Uint8Array<ArrayBuffer>, recipe: Recipe): Promise<Uint8Array<ArrayBuffer>> {
    clearTimeout(this.#idle);
    // The same bytes on every machine, whatever else is installed.
    this.#engine ??= createEngine({ backend: 'vips' });
    this.#working += 1;
    try {
      const { blob } = await this.#engine.run(new File([bytes], 'picture'), recipe);
      return new Uint8Array(await blob.arrayBuffer());
    } finally {
      this.#working -= 1;
      if (this.#working === 0) this.#idle = setTimeout(() => void this.close(), IDLE_MS).unref();
    }
  }

  /** Written with a temporary name first, so that an interrupted build leaves no partial file. */
  async #write(path: string, bytes: Uint8Array): Promise<void> {
    await mkdir(join(path, '..'), { recursive: true });
    const temporary = `${path}.${randomUUID()}`;
    await writeFile(temporary, bytes);
    await rename(temporary, path);
  }

  /** Terminates the workers, unless another build needs them. */
  async close(): Promise<void> {
    if (this.#working > 0) return;
    clearTimeout(this.#idle);
    const engine = this.#engine;
    this.#engine = undefined;
    await engine?.[Symbol.asyncDispose]();
  }
}

function keyOf(bytes: Uint8Array, recipe: Recipe): string {
  return createHash('sha256')
    .update(JSON.stringify([VERSION, recipe]))
    .update(bytes)
    .digest('hex');
}
