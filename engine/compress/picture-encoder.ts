import type { Picture } from '../backends/backend.ts';
import { encodePicture } from '../containers/encode.ts';
import type { Sheet } from '../containers/sheet.ts';
import type { Encode, EncodeRequest } from './request.ts';

/** Encodes a picture for a search, on scaled or softened copies where that asks for such; the last copy is kept. */
export class PictureEncoder implements Disposable {
  readonly #picture: Picture;
  readonly #onEncode: () => void;
  readonly #sheet: Sheet;
  #copy: { key: string; picture: Picture } | undefined;

  /** @param onEncode called before each encode */
  constructor(picture: Picture, onEncode: () => void, sheet: Sheet) {
    this.#picture = picture;
    this.#onEncode = onEncode;
    this.#sheet = sheet;
  }

  readonly encode: Encode = async (request) => {
    this.#onEncode();
    const { format, quality, effort, chroma, nuance, lossless } = request;
    const options = { quality, effort, chroma, nuance, lossless };
    return { bytes: await encodePicture(this.#pictureFor(request), format, options, this.#sheet) };
  };

  #pictureFor({ scale, blur, smoothing }: EncodeRequest): Picture {
    if (scale === 1 && blur === 0) return this.#picture;
    const key = `${scale} ${blur} ${smoothing}`;
    if (this.#copy?.key !== key) {
      this.#copy?.picture[Symbol.dispose]();
      this.#copy = { key, picture: this.#picture.variant({ scale, blur, smoothing }) };
    }
    return this.#copy.picture;
  }

  [Symbol.dispose](): void {
    this.#copy?.picture[Symbol.dispose]();
  }
}
