import type { Size } from '../geometry.ts';
import type { OptionValues } from '../recipe/options.ts';
import { MM_PER_INCH } from '../units.ts';

/** A CSS pixel is 1/96 inch and a PDF unit 1/72 (CSS Values 4, section 6.2; ISO 32000-2, section 8.3.2.3). */
const POINTS_PER_PIXEL = 72 / 96;
const POINTS_PER_MM = 72 / MM_PER_INCH;
/** Readers reject longer pages (ISO 32000-1, annex C). */
const MAX_PAGE = 14_400;
/** The minimum that a margin leaves of a page, as a share of its shorter side. */
const MIN_CONTENT = 0.1;

/** Portrait paper sizes in points: ISO 216, and 8½ by 11 inches. */
const PAPERS = {
  a4: { width: 210 * POINTS_PER_MM, height: 297 * POINTS_PER_MM },
  letter: { width: 612, height: 792 },
} as const;

/** The page of a picture. */
export interface Sheet {
  paper: NonNullable<OptionValues['paper']>;
  /** White margin around the picture, in millimetres. */
  margin: number;
}

export function sheetOf({ paper = 'picture', margin = 0 }: OptionValues): Sheet {
  return { paper, margin };
}

/** A page with the picture's position, in points from the lower left. */
export interface PageLayout extends Size {
  picture: { x: number; y: number } & Size;
}

/** Computes page and position. @param picture size of the upright picture in pixels */
export function layOutPage(picture: Size, { paper, margin }: Sheet): PageLayout {
  if (paper === 'picture') return aroundPicture(picture, margin * POINTS_PER_MM);
  const { width, height } = PAPERS[paper];
  const page = picture.width > picture.height ? { width: height, height: width } : { width, height };
  const white = Math.min(margin * POINTS_PER_MM, (width * (1 - MIN_CONTENT)) / 2);
  const factor = Math.min((page.width - 2 * white) / picture.width, (page.height - 2 * white) / picture.height);
  return centred(page, { width: picture.width * factor, height: picture.height * factor });
}

function aroundPicture({ width, height }: Size, margin: number): PageLayout {
  const room = MAX_PAGE - 2 * margin;
  const factor = Math.min(POINTS_PER_PIXEL, room / Math.max(width, height));
  const inner = { width: width * factor, height: height * factor };
  return centred({ width: inner.width + 2 * margin, height: inner.height + 2 * margin }, inner);
}

function centred(page: Size, inner: Size): PageLayout {
  return { ...page, picture: { x: (page.width - inner.width) / 2, y: (page.height - inner.height) / 2, ...inner } };
}
