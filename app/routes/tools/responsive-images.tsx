import { ResponsiveImagesTool } from '#app/tools/responsive-images/responsive-images-tool.tsx';
import { seriesMeta } from '#app/tools/series/series-page.tsx';
import { responsiveImagesText } from '#words/catalogue/sets/responsive-images.ts';

export const meta = () => seriesMeta('responsive-images', responsiveImagesText);

export default function ResponsiveImages() {
  return <ResponsiveImagesTool />;
}
