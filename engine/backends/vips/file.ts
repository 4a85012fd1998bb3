import type { DrawVector } from '../../codecs/svg/drawing.ts';
import type { DecodeOptions, OpenFile, PixelDecoders } from '../../decoders/decoder.ts';
import type { ReadEnding } from '../../decoders/ending.ts';
import type { FormatId } from '../../formats/index.ts';
import { toColours } from './colours-in.ts';
import type { Handles } from './handles.ts';
import { imageOfPixels } from './load.ts';
import { withMetadata } from './metadata.ts';
import type { Libvips, VipsImage } from './start.ts';

/** An open file of any decoder, decoded to a libvips image. */
export interface VipsFile extends Pick<OpenFile, 'probe' | 'gainMap'>, Required<Pick<OpenFile, 'keyOf'>> {
  /** Decodes, at a smaller size if that is faster. The image belongs to the handles. */
  decode(options: DecodeOptions, handles: Handles): Promise<VipsImage>;
  /** Whether pixels are decoded on demand, so that damage may appear only while the picture is encoded. */
  lazy: boolean;
}

/** The decoders. */
export interface Codecs {
  vips: Libvips;
  /** Decoders of pixels that are tried before libvips, for files whose header it has read. */
  pixelDecoders?: PixelDecoders | undefined;
  /** Readers of files without their end, besides `FileWork.ending`. */
  endings?: Readonly<Partial<Record<FormatId, ReadEnding>>> | undefined;
  drawVector?: DrawVector | undefined;
}

/** Converts a file that another decoder than libvips opened. */
export function fileOf(vips: Libvips, { probe, metadata, colours, gainMap, keyOf, decode }: OpenFile): VipsFile {
  return {
    probe,
    lazy: false,
    keyOf: (options) => keyOf?.(options) ?? '',
    gainMap,
    decode: async (options, handles) => {
      const image = imageOfPixels(vips, await decode(options), { alpha: probe.alpha }, handles);
      const inItsColours = await toColours(vips, colours, false);
      return withMetadata(inItsColours(image, handles), metadata, handles);
    },
  };
}
