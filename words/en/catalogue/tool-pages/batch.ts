import type { ToolPageText } from '#catalogue/page-text.ts';
import { site } from '#site';

const { batchFiles } = site.limits;

export const batchPage: ToolPageText = {
  title: `Resize, Compress or Convert ${batchFiles} Images at Once`,
  description: `Up to ${batchFiles} JPG, PNG, WebP, GIF or TIFF images in one go with the same settings, and save them as a ZIP. Free, and nothing is uploaded.`,
};
