import type { Picture } from '../backends/backend.ts';
import type { Comparisons } from '../codecs/jpeg/compared/comparisons.ts';
import type { LoadJpegKernels } from '../codecs/jpeg/load-kernels.ts';
import type { LoadPngKernel } from '../codecs/png/load-kernel.ts';
import { type FindPack, packsWith } from '../codecs/png/packing/pack.ts';
import { writingOf } from '../codecs/work-on.ts';
import type { EncodeOptions } from '../codecs/writing.ts';
import { fetchPart } from '../errors/fetch-part.ts';
import type { Warn } from '../errors/warn.ts';
import type { AskedOptions, Format } from '../formats/format.ts';
import { finished } from '../metadata-kept/finished.ts';
import type { Pixels } from '../pixels/pixels.ts';
import { isForEncoder, writeJpeg } from './jpeg.ts';
import type { Bytes, ToWrite } from './to-write.ts';

/** Writes a picture as a file of a format. @throws {ImageError} as `Picture.write`, and `codec-unavailable` */
export type Write = (picture: Picture, format: Format, options: EncodeOptions) => Promise<Bytes>;

export interface WriterTools {
  /** Fetches the JPEG codec's kernels. Without them backends write JPEGs. */
  loadJpegKernels?: LoadJpegKernels | undefined;
  /** Fetches the kernel of palettes and of the packer. Without it backends write palettes, and nothing is packed. */
  loadPngKernel?: LoadPngKernel | undefined;
  /** Loads what compares JPEGs of small pictures and drawings; without it the first one is the result. */
  comparisons?: Comparisons | undefined;
  throwIfCancelled?: (() => void) | undefined;
  warn?: Warn | undefined;
}

/** Nearly every visitor has a JPEG; the other writers are loaded with their first file. */
const fetchOthers = () => fetchPart(() => import('./others.ts'));

/** Writes pictures as files: the one place that chooses between the engine's own writers and the encoders of a backend. */
export class PictureWriter {
  readonly #tools: WriterTools;
  readonly #findPack: FindPack;
  readonly #added: AskedOptions | undefined;

  /** @param added encoder options that override those of each file */
  constructor(tools: WriterTools, added?: AskedOptions) {
    this.#tools = tools;
    this.#findPack = packsWith(tools.loadPngKernel, tools.warn);
    this.#added = added;
  }

  readonly write: Write = async (picture, format, requested) => {
    const options = { ...requested, ...this.#added };
    if (picture.writeSlices && format.holds.animation) {
      const { joined } = await fetchOthers();
      return joined(format, await picture.writeSlices(format, (slice) => this.write(slice, format, requested)));
    }
    const pack = options.packs ? await this.#packOf(picture, format, options) : undefined;
    const packed = await pack?.(await this.#written(picture, format, { ...options, packs: true }));
    return packed ?? this.#written(picture, format, { ...options, packs: false });
  };

  /**
   * Returns the first frame as `Picture.pixels` does, in the colours that its file would have; undefined if only an encode finds them.
   * @throws as `write`
   */
  async shown(picture: Picture, format: Format, requested: EncodeOptions): Promise<Pixels | undefined> {
    const of = await this.#toWrite(picture, format, { ...requested, ...this.#added });
    return (await fetchOthers()).shownColours(of, this.#tools.loadPngKernel);
  }

  async #packOf(picture: Picture, format: Format, options: EncodeOptions) {
    const of = await this.#toWrite(picture, format, options);
    // No packer makes these smaller.
    if (this.#tools.loadPngKernel && of.writing.indexed && (await fetchOthers()).coloursOf(of)) return undefined;
    const { width, height } = picture;
    const frames = format.holds.animation ? picture.frames : 1;
    return this.#findPack(format, { width, height, frames, effort: options.effort });
  }

  async #toWrite(picture: Picture, format: Format, options: EncodeOptions): Promise<ToWrite> {
    const writing = await writingOf(format, options, options.size ?? picture);
    return { picture, format, options, writing, raster: picture.raster?.(format) };
  }

  async #written(picture: Picture, format: Format, options: EncodeOptions): Promise<Bytes> {
    const plain = await this.#encoded(await this.#toWrite(picture, format, options));
    return finished(plain, format, picture, picture.beside ?? {});
  }

  /** The first writer that has settings and can write the picture. */
  async #encoded(of: ToWrite): Promise<Bytes> {
    const { picture, format, raster } = of;
    const { jpeg, native, ...others } = of.writing;
    const { loadJpegKernels, loadPngKernel } = this.#tools;
    if (raster && jpeg && loadJpegKernels && isForEncoder(raster, of))
      return writeJpeg(raster, of, jpeg, { ...this.#tools, loadJpegKernels });
    const hasOther = raster && Object.keys(others).length > 0;
    const own = hasOther && (await (await fetchOthers()).writeOther(raster, of, loadPngKernel));
    return own || picture.write(format, native);
  }
}
