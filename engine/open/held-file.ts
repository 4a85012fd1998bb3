import type { Backend, Picture, RenderOptions, Source } from '../backends/backend.ts';
import { carriesMap } from '../codecs/work-on.ts';
import { MOST_HELD_PIXELS } from '../geometry/limits.ts';
import type { Probe } from '../probe/probe.ts';
import { BorrowedPicture } from './borrowed-picture.ts';
import { openFile } from './open-file.ts';

/** A key of everything that determines the rendered pixels and metadata. */
function keyOf(probe: Probe, { steps, format, embed, keepProfile, background, dpi }: RenderOptions): string {
  const moves = probe.frames > 1 && format.holds.animation;
  const map = carriesMap(probe, format, steps);
  const key = [steps, moves, map, format.holds.metadata && embed?.metadata, keepProfile, background, dpi];
  // The pixels of a watermark follow from the rest of its step.
  return JSON.stringify(key, (name, value: unknown) => (name === 'drawn' ? undefined : value));
}

/**
 * A file for several jobs. Its header is read once. From the second job on, the decoded and the edited pixels are kept: another
 * quality costs an encode, another size an edit and an encode. The first job keeps nothing unless others follow for certain,
 * because decoding while encoding is faster.
 */
export class HeldFile implements Source {
  /** Identifies the file; assigned by the page. */
  readonly id: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly #source: Source;
  #rendered: number;
  #opaque: Promise<boolean> | undefined;
  #edited: { key: string; picture: Picture } | undefined;

  private constructor(id: number, bytes: Uint8Array<ArrayBuffer>, source: Source, isSeries: boolean) {
    this.id = id;
    this.bytes = bytes;
    this.#source = source;
    this.#rendered = isSeries ? 1 : 0;
  }

  /**
   * @param options.isSeries whether more jobs follow for certain, in the order of `workOrder`
   * @throws {ImageError} `unreadable` or `unsupported`
   */
  static async open(
    backend: Backend,
    id: number,
    bytes: Uint8Array<ArrayBuffer>,
    { isSeries = false } = {},
  ): Promise<HeldFile> {
    return new HeldFile(id, bytes, await openFile(backend, bytes), isSeries);
  }

  get probe() {
    return this.#source.probe;
  }

  /** Number of pixels kept now, decoded and edited. */
  get pixels(): number {
    const { probe } = this;
    const edited = this.#edited?.picture;
    const decoded = this.#rendered > 1 && this.#isHoldable ? probe.width * probe.height * probe.frames : 0;
    return decoded + (edited ? edited.width * edited.height * edited.frames : 0);
  }

  get #isHoldable(): boolean {
    const { width, height, frames } = this.probe;
    return width * height * frames <= MOST_HELD_PIXELS;
  }

  async isOpaque(): Promise<boolean> {
    this.#opaque ??= this.#source.isOpaque?.() ?? Promise.resolve(false);
    return this.#opaque;
  }

  keepDecoded(): void {
    this.#source.keepDecoded();
  }

  async render(options: RenderOptions): Promise<Picture> {
    const key = keyOf(this.probe, options);
    if (this.#edited?.key === key) return new BorrowedPicture(this.#edited.picture);
    this.#forgetEdited();
    this.#rendered += 1;
    if (!this.#isHoldable || (this.#rendered === 1 && !options.hold)) return this.#source.render(options);
    if (this.#rendered > 1) this.keepDecoded();
    const picture = await this.#source.render({ ...options, hold: true });
    if (picture.width * picture.height * picture.frames > MOST_HELD_PIXELS) return picture;
    this.#edited = { key, picture };
    return new BorrowedPicture(picture);
  }

  #forgetEdited(): void {
    this.#edited?.picture[Symbol.dispose]();
    this.#edited = undefined;
  }

  [Symbol.dispose](): void {
    this.#forgetEdited();
    this.#source[Symbol.dispose]();
  }
}
