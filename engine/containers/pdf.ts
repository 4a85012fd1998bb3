import { PDFDocument } from '@cantoo/pdf-lib';
import type { Size } from '../geometry.ts';

/** A CSS pixel is 1/96 inch and a PDF unit 1/72 (CSS Values 4, section 6.2; ISO 32000-2, section 8.3.2.3). */
const POINTS_PER_PIXEL = 72 / 96;
/** Readers refuse longer pages (ISO 32000-1, annex C). */
const LONGEST_PAGE = 14_400;

/** A PDF of one page that a JPEG fills, its bytes unchanged. */
export async function wrapInPdf(
  jpeg: Uint8Array<ArrayBuffer>,
  { width, height }: Size,
): Promise<Uint8Array<ArrayBuffer>> {
  const factor = Math.min(POINTS_PER_PIXEL, LONGEST_PAGE / Math.max(width, height));
  const pdf = await PDFDocument.create({ updateMetadata: false });
  const image = await pdf.embedJpg(jpeg);
  const page = pdf.addPage([width * factor, height * factor]);
  page.drawImage(image, { x: 0, y: 0, width: page.getWidth(), height: page.getHeight() });
  return new Uint8Array(await pdf.save());
}
