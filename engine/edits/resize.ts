import type { Size, Step } from '../geometry.ts';
import type { EditOf } from '../recipe/index.ts';

const atLeastOne = (side: number) => Math.max(1, Math.round(side));

const scaled = (size: Size, factor: number): Size => ({
  width: atLeastOne(size.width * factor),
  height: atLeastOne(size.height * factor),
});

/** The size to scale to, which in `cover` juts out of the box on one axis. */
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

/** Never larger than the picture, keeping the proportions of what was asked for. */
function withinOriginal(size: Size, wanted: Size): Size {
  const factor = Math.min(1, size.width / wanted.width, size.height / wanted.height);
  return factor === 1 ? wanted : scaled(wanted, factor);
}

/** Cuts the middle out of the picture in the proportions of the box, so that scaling fills it exactly. */
function coverSteps(size: Size, box: Size, enlarge: boolean): Step[] {
  const wanted = enlarge ? box : withinOriginal(size, box);
  const factor = Math.min(size.width / wanted.width, size.height / wanted.height);
  const cut = {
    width: Math.min(size.width, atLeastOne(wanted.width * factor)),
    height: Math.min(size.height, atLeastOne(wanted.height * factor)),
  };
  const crop: Step = {
    do: 'crop',
    left: Math.floor((size.width - cut.width) / 2),
    top: Math.floor((size.height - cut.height) / 2),
    ...cut,
  };
  const steps: Step[] = cut.width === size.width && cut.height === size.height ? [] : [crop];
  return same(cut, wanted) ? steps : [...steps, { do: 'scale', ...wanted }];
}

/** Only stretched has a picture other proportions than its own. */
const isStretched = ({ fit, width, height }: EditOf<'resize'>) =>
  fit === 'fill' && width !== undefined && height !== undefined;

/** Of its own proportions a picture that is too small stays what it is: to work them out again would cost it a pixel. */
function notEnlarged(size: Size, wanted: Size, stretched: boolean): Size {
  if (stretched) return withinOriginal(size, wanted);
  return wanted.width >= size.width || wanted.height >= size.height ? size : wanted;
}

const same = (a: Size, b: Size) => a.width === b.width && a.height === b.height;

export function resizeSteps(size: Size, edit: EditOf<'resize'>): Step[] {
  const enlarge = edit.enlarge ?? true;
  if (edit.fit === 'cover' && edit.width !== undefined && edit.height !== undefined) {
    return coverSteps(size, { width: edit.width, height: edit.height }, enlarge);
  }
  const wanted = target(size, edit);
  const final = enlarge ? wanted : notEnlarged(size, wanted, isStretched(edit));
  return same(size, final) ? [] : [{ do: 'scale', ...final }];
}
