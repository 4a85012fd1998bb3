import { SeriesTool } from '#app/tools/series/series-tool.tsx';
import { importWatched } from '#engine/arrival/scripts.ts';
import { responsiveImagesText } from '#words/catalogue/sets/responsive-images.ts';
import { responsiveWords } from '#words/responsive-images.ts';
import { OPENS } from './settings.ts';

const loadAddressText = () => importWatched(() => import('./address-text.ts')).then((module) => module.addressText);
const loadScreens = () => import('./responsive-images-screens.tsx').then((module) => module.ResponsiveImagesScreens);

/** Makes one picture in the widths and formats of a website, with the HTML for them. */
export function ResponsiveImagesTool() {
  return (
    <SeriesTool
      text={responsiveImagesText}
      base={OPENS}
      loadAddressText={loadAddressText}
      loadScreens={loadScreens}
      writes="avif"
      running={responsiveWords.running}
      results="step"
    />
  );
}
