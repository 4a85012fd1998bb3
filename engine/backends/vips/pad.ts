import { blurredEdge } from '../../geometry/blurred-edge.ts';
import type { Size, Step } from '../../geometry/steps.ts';
import type { Handles } from './handles.ts';
import { readyForColour, samplesOfColour } from './ink.ts';
import type { VipsImage } from './start.ts';
import { unpremultiplied } from './unpremultiplied.ts';

/** Adds edges. An image with a blurred edge must be in memory, since its rows are read twice. */
export function pad(
  image: VipsImage,
  { left, top, width, height, fill }: Extract<Step, { do: 'pad' }>,
  handles: Handles,
): VipsImage {
  if (fill === 'blur') return handles.add(blurred(image, { width, height }, handles).insert(image, left, top));
  const isClear = fill === 'transparent';
  const coloured = isClear ? image : readyForColour(image, fill, handles);
  const ready = isClear && !coloured.hasAlpha() ? handles.add(coloured.addalpha()) : coloured;
  const background = isClear ? Array.from({ length: ready.bands }, () => 0) : samplesOfColour(ready, fill, handles);
  return handles.add(ready.embed(left, top, width, height, { extend: 'background', background }));
}

/** Returns the picture, scaled to cover the size and blurred. */
function blurred(image: VipsImage, size: Size, handles: Handles): VipsImage {
  const { crop, small, sigma } = blurredEdge(image, size);
  const { format } = image;
  const alpha = image.hasAlpha();
  const cut = handles.add(image.crop(crop.left, crop.top, crop.width, crop.height));
  const source = alpha ? handles.add(cut.premultiply()) : cut;
  const reduced = handles.add(
    source.resize(small.width / cut.width, { vscale: small.height / cut.height, kernel: 'lanczos3' }),
  );
  const soft = handles.add(handles.add(reduced.gaussblur(sigma, { min_ampl: 0.01 })).copyMemory());
  const covering = handles.add(
    soft.resize(size.width / soft.width, { vscale: size.height / soft.height, kernel: 'cubic' }),
  );
  if (!alpha) return covering;
  return unpremultiplied(covering, format, handles);
}
