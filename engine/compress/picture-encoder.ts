import type { Picture } from '../backends/backend.ts';
import type { Sheet } from '../codecs/pdf/page-layout.ts';
import { encodePicture } from '../containers/encode.ts';
import type { Write } from '../writers/picture-writer.ts';
import { type Encode, type EncodeRequest, optionsOf } from './request.ts';

/** Encodes a picture for a search, from scaled or blurred copies if requested, and counts its files. It caches the last copy. */
export class PictureEncoder implements Disposable {
  readonly #picture: Picture;
  readonly #onEncode: () => void;
  readonly #sheet: Sheet;
  readonly #write: Write;
  /** Encodes at full effort, without drafts. */
  encodes = 0;
  #copy: { key: string; picture: Picture } | undefined;

  /** @param onEncode called before each encode */
  constructor(picture: Picture, onEncode: () => void, sheet: Sheet, write: Write) {
    this.#picture = picture;
    this.#onEncode = onEncode;
    this.#sheet = sheet;
    this.#write = write;
  }

  readonly encode: Encode = async (request) => {
    this.#onEncode();
    if (request.effort !== 'draft') this.encodes++;
    const { format } = request;
    const picture = this.#pictureFor(request);
    // Fewer pixels on a page of the same size.
    const sheet = { ...this.#sheet, dpi: (this.#sheet.dpi * picture.width) / this.#picture.width };
    const options = { ...optionsOf(request), packs: request.packs ?? true };
    return { bytes: await encodePicture(picture, format, options, sheet, this.#write) };
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
