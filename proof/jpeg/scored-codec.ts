import factory from 'wasm-vips';
import { AS_IT_IS } from '../../engine/backends/backend.ts';
import { toEightBits, toSrgb } from '../../engine/backends/vips/colour.ts';
import { Handles } from '../../engine/backends/vips/handles.ts';
import { VipsPicture } from '../../engine/backends/vips/picture.ts';
import { startVips } from '../../engine/backends/vips/start.ts';
import type { EncodeOptions } from '../../engine/codecs/writing.ts';
import type { Format } from '../../engine/formats/format.ts';
import type { Pixels } from '../../engine/pixels/pixels.ts';
import { compileModule } from '../../engine/worker/modules.node.ts';
import { PictureWriter } from '../../engine/writers/picture-writer.ts';

/** libvips with the engine's configuration, from pixels to pixels. */

const module = await compileModule('vips');
const { vips } = await startVips({ factory, libraries: ['vips-heif.wasm', 'vips-jxl.wasm'], module });

const writer = new PictureWriter({});

/** A file's upright pixels, 8 bits, sRGB, RGB even if grey; without transparency if it is fully opaque. */
export function decode(bytes: Uint8Array, longestSide?: number): Pixels {
  using handles = new Handles();
  const opened = handles.add(vips.Image.newFromBuffer(bytes, '', { fail_on: 'error' }));
  const upright = handles.add(opened.autorot());
  const srgb = toEightBits(toSrgb(upright, handles), handles);
  const coloured = srgb.bands < 3 ? handles.add(srgb.colourspace('srgb')) : srgb;
  const factor = longestSide ? Math.min(1, longestSide / Math.max(coloured.width, coloured.height)) : 1;
  const sized = factor < 1 ? handles.add(coloured.resize(factor)) : coloured;
  const isOpaque = sized.bands === 4 && handles.add(sized.extractBand(3)).min() === 255;
  const seen = isOpaque ? handles.add(sized.extractBand(0, { n: 3 })) : sized;
  const channels = seen.bands === 4 ? 4 : 3;
  return { data: seen.writeToMemory() as Uint8Array, width: seen.width, height: seen.height, channels };
}

const UCHAR = 'uchar' as unknown as Parameters<typeof vips.Image.newFromMemory>[4];

/** An engine picture made from pixels. */
export function pictureOf({ data, width, height, channels }: Pixels): VipsPicture {
  const handles = new Handles();
  const raw = handles.add(vips.Image.newFromMemory(new Uint8Array(data), width, height, channels, UCHAR));
  const image = handles.add(raw.copy({ interpretation: 'srgb' }));
  return new VipsPicture({ vips, image, frames: 1, keep: AS_IT_IS, handles });
}

/** By libvips alone. */
export const encodeByVips = (picture: VipsPicture, format: Format, options: EncodeOptions) =>
  writer.write(picture, format, options);
