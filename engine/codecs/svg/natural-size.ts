import type { Root } from './root.ts';

/** CSS Images 3, section 5.3: the size of a replaced element without any of its own. */
const DEFAULT_SIZE = { width: 300, height: 150 } as const;
/** CSS Values 4, section 6.2. */
const PX_PER: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
  pt: 96 / 72,
  pc: 16,
};
const LENGTH = /^\s*\+?(\d*\.?\d+(?:e[+-]?\d+)?)([a-z]*)\s*$/i;

type Sides = Partial<Record<'width' | 'height', number>>;

const attributeOf = (attributes: string, name: string): string | undefined => {
  const [, double, single] = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes) ?? [];
  return double ?? single;
};

function viewBoxOf(attributes: string): { width: number; height: number } | undefined {
  const [, , width = 0, height = 0] = (attributeOf(attributes, 'viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return width > 0 && height > 0 ? { width, height } : undefined;
}

/** Returns the sides that are lengths, in pixels; undefined for a unit that only a renderer resolves. */
function statedSides(attributes: string): Sides | undefined {
  const sides: Sides = {};
  for (const side of ['width', 'height'] as const) {
    const [, value, unit = ''] = LENGTH.exec(attributeOf(attributes, side) ?? '') ?? [];
    if (value === undefined) continue;
    const px = PX_PER[unit.toLowerCase()];
    if (px === undefined) return undefined;
    sides[side] = Number(value) * px;
  }
  return sides;
}

/**
 * Returns the root's attributes with the size that browsers give an image of it (CSS Images 3, section 5.2), where resvg would take
 * the box of what is drawn, or a percentage of the `viewBox`. A drawing with a `viewBox` and no length has the size of that: it
 * states no other, and 300 × 150 pixels would blur an icon.
 * @returns undefined if resvg computes the same size
 */
export function withNaturalSize({ attributes }: Root): string | undefined {
  const stated = statedSides(attributes);
  if (!stated || (stated.width !== undefined && stated.height !== undefined)) return undefined;
  const box = viewBoxOf(attributes);
  const isPercent = ['width', 'height'].some((side) => attributeOf(attributes, side)?.includes('%'));
  // resvg knows the proportions.
  if (box && !isPercent) return undefined;
  const { width, height } = sized(stated, box);
  const plain = attributes.replace(/\s(?:width|height)\s*=\s*(?:"[^"]*"|'[^']*')/g, '');
  return ` width="${width}" height="${height}"${plain}`;
}

function sized({ width, height }: Sides, box: { width: number; height: number } | undefined) {
  if (!box) return { width: width ?? DEFAULT_SIZE.width, height: height ?? DEFAULT_SIZE.height };
  if (width !== undefined) return { width, height: (width * box.height) / box.width };
  return height !== undefined ? { width: (height * box.width) / box.height, height } : box;
}
