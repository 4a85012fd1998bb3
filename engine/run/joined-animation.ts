import { delaysOf, type EncodedFrames } from '../animation/slices.ts';
import type { Picture } from '../backends/backend.ts';
import { PictureAround } from '../backends/picture-around.ts';
import { workOn } from '../formats/file-work.ts';
import type { Format } from '../formats/format.ts';
import type { Probe } from '../probe/probe.ts';

/** An animation whose frames are already encoded, in parts. `encode` joins them. */
export class JoinedAnimation extends PictureAround {
  readonly #probe: Probe;
  readonly #parts: readonly EncodedFrames[];

  constructor(picture: Picture, probe: Probe, parts: readonly EncodedFrames[]) {
    super(picture);
    this.#probe = probe;
    this.#parts = parts;
  }

  override async encode(format: Format): Promise<Uint8Array<ArrayBuffer>> {
    const join = await (await workOn(format)).joinFrames?.();
    if (!join) throw new TypeError(`Parts of a ${format.label} cannot be joined`);
    return join(
      this.#parts.map(({ bytes }) => bytes),
      this.#parts.map(({ frames }) => delaysOf(this.#probe, frames)),
    );
  }
}
