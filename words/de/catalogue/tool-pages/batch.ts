import type { ToolPageText } from '#catalogue/page-text.ts';
import { site } from '#site';

const { batchFiles } = site.limits;

export const batchPage: ToolPageText = {
  title: `${batchFiles} Bilder auf einmal bearbeiten`,
  description: `Bis zu ${batchFiles} JPG-, PNG-, WebP-, GIF- oder TIFF-Bilder mit denselben Einstellungen bearbeiten und als ZIP speichern. Kostenlos, ohne Upload.`,
};
