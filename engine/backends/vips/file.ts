import type { DecodeOptions, Decoders, OpenFile } from '../../decoders/decoder.ts';
import type { DrawVector } from '../../decoders/drawing.ts';
import type { Handles } from './handles.ts';
import { imageOfPixels } from './load.ts';
import { withMetadata } from './metadata.ts';
import type { Libvips, VipsImage } from './start.ts';

/** An open file as libvips works on it, whichever decoder opened it. */
export interface VipsFile extends Pick<OpenFile, 'probe' | 'gainMap'>, Required<Pick<OpenFile, 'keyOf'>> {
  /** Decodes, smaller where that is cheaper. The image belongs to the handles. */
  decode(options: DecodeOptions, handles: Handles): Promise<VipsImage>;
  /** Pixels are decoded as they are asked for, so that damage may show only while the picture is written. */
  lazy: boolean;
}

/** What reads and writes files. */
export interface Codecs {
  vips: Libvips;
  /** They come before libvips. */
  decoders: Decoders;
  /** See `VipsPictureOptions`. */
  jpegEncoder?: WebAssembly.Module | undefined;
  drawVector?: DrawVector | undefined;
}

/** A file that another decoder than libvips has opened. */
export function fileOf(vips: Libvips, { probe, metadata, profile, gainMap, keyOf, decode }: OpenFile): VipsFile {
  return {
    ...{ probe, lazy: false, keyOf: (options) => keyOf?.(options) ?? '' },
    ...(gainMap && { gainMap }),
    decode: async (options, handles) => {
      const image = imageOfPixels(vips, await decode(options), { alpha: probe.alpha, profile }, handles);
      return withMetadata(image, metadata, handles);
    },
  };
}
