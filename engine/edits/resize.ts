import { centredCrop, type Size, type Step } from '../geometry/steps.ts';
import type { EditOf } from '../recipe/index.ts';

const atLeastOne = (side: number) => Math.max(1, Math.round(side));

const scaled = (size: Size, factor: number): Size => ({
  width: atLeastOne(size.width * factor),
  height: atLeastOne(size.height * factor),
});

/** Returns the size to scale to. With `cover` it exceeds the box on one axis. */
function target(size: Size, edit: EditOf<'resize'>): Size {
  const { width, height, percent, longestEdge } = edit;
  if (percent !== undefined) return scaled(size, percent / 100);
  if (longestEdge !== undefined) {
    const factor = longestEdge / Math.max(size.width, size.height);
    return size.width >= size.height
      ? { width: longestEdge, height: atLeastOne(size.height * factor) }
      : { width: atLeastOne(size.width * factor), height: longestEdge };
  }
  const byWidth = (width ?? Number.NaN) / size.width;
  const byHeight = (height ?? Number.NaN) / size.height;
  if (width === undefined) return { ...scaled(size, byHeight), height: height ?? size.height };
  if (height === undefined) return { ...scaled(size, byWidth), width };
  if (edit.fit === 'fill') return { width, height };
  const wideFirst = edit.fit === 'cover' ? byWidth >= byHeight : byWidth <= byHeight;
  return wideFirst ? { ...scaled(size, byWidth), width } : { ...scaled(size, byHeight), height };
}

/** Limits a size to that of the picture, with the proportions of the requested size. */
function withinOriginal(size: Size, wanted: Size): Size {
  const factor = Math.min(1, size.width / wanted.width, size.height / wanted.height);
  return factor === 1 ? wanted : scaled(wanted, factor);
}

/** Returns a crop of the middle in the proportions of the box, which scaling then fills exactly. */
function coverSteps(size: Size, box: Size, enlarge: boolean): Step[] {
  const wanted = enlarge ? box : withinOriginal(size, box);
  const crop = centredCrop(size, wanted);
  const steps: Step[] = same(crop, size) ? [] : [crop];
  return same(crop, wanted) ? steps : [...steps, { do: 'scale', ...wanted }];
}

/** Whether a resize changes the picture's proportions. */
const isStretched = ({ fit, width, height }: EditOf<'resize'>) =>
  fit === 'fill' && width !== undefined && height !== undefined;

/**
 * Returns the size of a resize that must not enlarge. A picture that is small enough keeps its exact size: rounding
 * could change it by a pixel.
 */
function notEnlarged(size: Size, wanted: Size, stretched: boolean): Size {
  if (stretched) return withinOriginal(size, wanted);
  return wanted.width >= size.width || wanted.height >= size.height ? size : wanted;
}

const same = (a: Size, b: Size) => a.width === b.width && a.height === b.height;

/** Returns the steps of a resize: a crop for `cover`, and a scale unless the size stays. */
export function resizeSteps(size: Size, edit: EditOf<'resize'>): Step[] {
  const enlarge = edit.enlarge ?? true;
  if (edit.fit === 'cover' && edit.width !== undefined && edit.height !== undefined) {
    return coverSteps(size, { width: edit.width, height: edit.height }, enlarge);
  }
  const wanted = target(size, edit);
  const final = enlarge ? wanted : notEnlarged(size, wanted, isStretched(edit));
  return same(size, final) ? [] : [{ do: 'scale', ...final }];
}
