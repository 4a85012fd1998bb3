import { blockSide, blurSigma } from '../../geometry/cover.ts';
import type { Cover, Size, Step } from '../../geometry/steps.ts';
import type { Handles } from './handles.ts';
import { samplesOfColour } from './ink.ts';
import type { VipsImage } from './start.ts';

/** Replaces rectangles of an image in memory. */
export function redact(
  image: VipsImage,
  { boxes, cover }: Extract<Step, { do: 'redact' }>,
  handles: Handles,
): VipsImage {
  return boxes.reduce((current, { left, top, width, height }) => {
    const part = handles.add(current.crop(left, top, width, height));
    return handles.add(current.insert(covered(part, cover, image, handles), left, top));
  }, image);
}

function covered(part: VipsImage, cover: Cover, picture: Size, handles: Handles): VipsImage {
  const { width, height } = part;
  switch (cover) {
    case 'black':
      return handles.add(part.newFromImage(samplesOfColour(part, '#000000', handles)));
    case 'pixels': {
      const side = blockSide(part, picture);
      const [across, down] = [Math.ceil(width / side), Math.ceil(height / side)];
      const whole = handles.add(part.embed(0, 0, across * side, down * side, { extend: 'copy' }));
      const blocks = handles.add(handles.add(whole.shrink(side, side)).copyMemory());
      return handles.add(handles.add(blocks.zoom(side, side)).crop(0, 0, width, height));
    }
    case 'blur':
      return handles.add(handles.add(part.gaussblur(blurSigma(part, picture), { min_ampl: 0.01 })).copyMemory());
  }
}
