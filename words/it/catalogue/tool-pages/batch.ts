import type { ToolPageText } from '#catalogue/page-text.ts';
import { site } from '#site';

const { batchFiles } = site.limits;

export const batchPage: ToolPageText = {
  title: `Elabora fino a ${batchFiles} immagini insieme`,
  description: `Ridimensiona, comprimi o converti fino a ${batchFiles} immagini con le stesse impostazioni e salvale in un file ZIP. Gratis e senza caricarle.`,
};
