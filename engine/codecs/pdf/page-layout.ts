import type { Size } from '../../geometry/steps.ts';
import { MM_PER_INCH } from '../../geometry/units.ts';

/** ISO 32000-2, section 8.3.2.3. */
const POINTS_PER_INCH = 72;
const POINTS_PER_MM = POINTS_PER_INCH / MM_PER_INCH;
/** Readers reject longer pages (ISO 32000-1, annex C). */
const MAX_PAGE = 14_400;
/** Readers do not show smaller pages (the same table). */
const MIN_PAGE = 3;
/** The minimum that a margin leaves of a page, as a share of its shorter side. */
const MIN_CONTENT = 0.1;

/** Portrait paper sizes in points: ISO 216, and 8½ by 11 inches. */
const PAPERS = {
  a4: { width: 210 * POINTS_PER_MM, height: 297 * POINTS_PER_MM },
  letter: { width: 612, height: 792 },
} as const;

/** The page of a picture. */
export interface Sheet {
  paper: 'picture' | keyof typeof PAPERS;
  /** White margin around the picture, in millimetres. */
  margin: number;
  /** Dots per inch of the picture, where the page is as large as that. */
  dpi: number;
}

/** A page with the picture's position, in points from the lower left. */
export interface PageLayout extends Size {
  picture: { x: number; y: number } & Size;
}

/** Computes page and position. @param picture size of the upright picture in pixels */
export function layOutPage(picture: Size, { paper, margin, dpi }: Sheet): PageLayout {
  if (paper === 'picture') return aroundPicture(picture, margin * POINTS_PER_MM, POINTS_PER_INCH / dpi);
  const { width, height } = PAPERS[paper];
  const page = picture.width > picture.height ? { width: height, height: width } : { width, height };
  const white = Math.min(margin * POINTS_PER_MM, (width * (1 - MIN_CONTENT)) / 2);
  const factor = Math.min((page.width - 2 * white) / picture.width, (page.height - 2 * white) / picture.height);
  return centred(page, { width: picture.width * factor, height: picture.height * factor });
}

function aroundPicture({ width, height }: Size, margin: number, pointsPerPixel: number): PageLayout {
  const room = MAX_PAGE - 2 * margin;
  const least = (MIN_PAGE - 2 * margin) / Math.min(width, height);
  const factor = Math.min(Math.max(pointsPerPixel, least), room / Math.max(width, height));
  const inner = { width: width * factor, height: height * factor };
  // A picture may be too long to become that wide.
  const side = (length: number) => Math.max(MIN_PAGE, length + 2 * margin);
  return centred({ width: side(inner.width), height: side(inner.height) }, inner);
}

function centred(page: Size, inner: Size): PageLayout {
  return { ...page, picture: { x: (page.width - inner.width) / 2, y: (page.height - inner.height) / 2, ...inner } };
}
