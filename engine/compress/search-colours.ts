import type { Format } from '../formats/format.ts';
import { scaleAxis } from './axis.ts';
import { coloursAxis, drawingAxis, FULL_PALETTE, photoAxis } from './palette-axis.ts';
import { type Answer, orSmallest, RESERVE, RESERVE_AT_LAST, type Search } from './search.ts';
import { searchAxis } from './search-axis.ts';

/**
 * Sharpness times pixels over the bytes of exact pixels, from which on a picture is a drawing or a screenshot: hard edges
 * between even areas, which cost next to nothing. Photos have 1 to 20, screenshots from 50 on.
 */
const DRAWING_FROM = 30;

/** A draft that is larger than this many targets shows that the full encode is, too. */
const SURELY = 1.1;

/**
 * Fewer exact pixels of a photo look better than a palette of all of them from so many times its bytes on: the sharper it
 * is, the later.
 */
const EXACT_FROM = { soft: 0.5, bySharpness: 0.13 } as const;

/**
 * Where quality costs colours: all of them, where that fits. Else a photo bears fewer pixels better than fewer colours:
 * it is made smaller, with exact pixels down to about as many bytes as a palette takes, and with a palette below. A
 * drawing bears fewer colours better than fewer pixels, and keeps all pixels as long as a small palette fits.
 * Measured with SSIMULACRA 2.1 (docs/decisions/0013-target-search.md).
 * @param keepPixels another format comes before fewer pixels
 */
export async function searchColours(
  search: Search,
  format: Format,
  { keepPixels }: { keepPixels: boolean },
): Promise<Answer> {
  const { hunt, subject } = search;
  const exact = scaleAxis(subject, format);
  const top = exact.length - 1;
  const exactBytes = (await hunt.measure(exact.settings(top))) * Math.exp(exact.offset(top));
  if (exactBytes <= hunt.targetBytes * SURELY) {
    const made = await hunt.make(exact.settings(top));
    if (hunt.fits(made)) return { fit: made, isClosed: true, isAtTop: true };
  }
  const samples = subject.width * subject.height * subject.frames;
  const isDrawing = search.sharpness() * samples > DRAWING_FROM * exactBytes;
  if (keepPixels) {
    const axis = coloursAxis(format, isDrawing || format.holds.palette ? undefined : FULL_PALETTE);
    return belowExact(await searchAxis(hunt, axis, { start: axis.length - 1, reserve: RESERVE }));
  }
  return orSmallest(search, format, await (isDrawing ? searchDrawing : searchPhoto)(search, format));
}

async function searchDrawing({ hunt, subject, sharpness }: Search, format: Format): Promise<Answer> {
  const axis = drawingAxis(subject, format, sharpness());
  return belowExact(await searchAxis(hunt, axis, { start: axis.length - 1, reserve: RESERVE_AT_LAST }));
}

async function searchPhoto({ hunt, subject, sharpness }: Search, format: Format): Promise<Answer> {
  const palette = photoAxis(subject, format, sharpness());
  if (format.holds.palette) {
    return searchAxis(hunt, palette, { start: palette.length - 1, reserve: RESERVE_AT_LAST });
  }
  const exact = scaleAxis(subject, format);
  const top = palette.length - 1;
  const paletteBytes = (await hunt.measure(palette.settings(top))) * Math.exp(palette.offset(top));
  const exactFrom = paletteBytes * (EXACT_FROM.soft + EXACT_FROM.bySharpness * sharpness());
  const axis = exactFrom < hunt.targetBytes ? exact : palette;
  return belowExact(await searchAxis(hunt, axis, { start: axis.length - 1, reserve: RESERVE_AT_LAST }));
}

/** Above the best palette there are still all the colours, which do not fit. */
const belowExact = (answer: Answer): Answer => ({
  ...answer,
  isClosed: answer.isClosed || answer.isAtTop,
  isAtTop: false,
});
