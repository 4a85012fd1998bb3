import { leavesHoles, type PlacedFrame } from '../../animation/holes.ts';
import {
  DESCRIPTOR,
  DISPOSAL,
  disposalOf,
  type GifFrame,
  isTransparent,
  type ParsedGif,
  screenOf,
  viewOf,
} from './blocks.ts';
import { pixelsIn } from './lzw.ts';

/** Older encoders write 4 for what the standard numbers 3, and browsers read both. */
const OLD_PREVIOUS = 4;

function placed(frame: GifFrame): PlacedFrame {
  const view = viewOf(frame.descriptor);
  const [left, top, width, height] = (['left', 'top', 'width', 'height'] as const).map((side) =>
    view.getUint16(DESCRIPTOR[side], true),
  ) as [number, number, number, number];
  const disposal = disposalOf(frame);
  const isPrevious = disposal === DISPOSAL.toPrevious || disposal === OLD_PREVIOUS;
  const leaves = disposal === DISPOSAL.toBackground ? 'nothing' : isPrevious ? 'previous' : 'frame';
  return { left, top, width, height, leaves };
}

/** Whether the data of a frame end before its pixels do. Browsers leave the rest as it was. */
function endsEarly(frame: GifFrame): boolean {
  const { width, height } = placed(frame);
  return pixelsIn(frame.pixels) < width * height;
}

/**
 * Whether no frame covers some part of the screen at some time. Browsers leave it transparent, whatever the background colour of
 * the screen is.
 */
export const hasHoles = ({ head, frames }: ParsedGif): boolean => {
  const [first] = frames;
  if (!first) return false;
  return leavesHoles({ ...screenOf(head), frames: frames.map(placed) }) || (!isTransparent(first) && endsEarly(first));
};
