import { ResponsiveImagesTool } from '#app/tools/responsive-images/responsive-images-tool.tsx';
import { SetPage, setMeta } from '#app/tools/set/set-page.tsx';
import { responsiveImagesText } from '#words/catalogue/sets/responsive-images.ts';

export const meta = () => setMeta('responsive-images', responsiveImagesText);

export default function ResponsiveImages() {
  return (
    <SetPage>
      <ResponsiveImagesTool />
    </SetPage>
  );
}
